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
}
