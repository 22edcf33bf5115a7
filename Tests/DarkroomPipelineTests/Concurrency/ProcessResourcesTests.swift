import Foundation
import Testing

@testable import DarkroomPipeline

@Suite struct ProcessResourcesTests {
    @Test func thereIsAProcessorAndNotMoreThanTheMachineHas() {
        let machine = ProcessInfo.processInfo.processorCount
        #expect((1...machine).contains(ProcessResources.processors))
    }

    @Test func memoryIsNotMoreThanTheMachineHas() {
        let machine = Int(clamping: ProcessInfo.processInfo.physicalMemory)
        #expect((1...machine).contains(ProcessResources.memory))
    }

    @Test func theBudgetIsAQuarterButNeverTooSmall() {
        let quarter = ProcessResources.memory / 4
        #expect(ProcessResources.memoryBudget == max(64 << 20, quarter))
    }

    /// As cgroups(7) shows them: version 2 in a service, version 1 in a batch job, none.
    @Test func limitsOfAllGroupsAboveTheProcessCount() {
        #expect(
            ProcessResources.groupFolders("0::/system.slice/build.service\n") == [
                "", "/cpu", "/memory", "/system.slice", "/system.slice/build.service",
            ])
        #expect(
            ProcessResources.groupFolders("4:memory:/job\n3:cpu,cpuacct:/\n") == [
                "", "/cpu", "/cpu,cpuacct", "/memory", "/memory/job",
            ])
        #expect(ProcessResources.groupFolders("") == ["", "/cpu", "/memory"])
    }
}
