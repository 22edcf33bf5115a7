import Testing

@testable import Vips

@Suite struct OperationTests {
    @Test func aPropertyOfAnotherTypeIsRefused() throws {
        let image = try VipsTesting.grey([[1, 2]])
        for (property, value) in [
            ("angle", Value.int(1)), ("angle", .string("d90")), ("in", .double(1)),
            ("in", .named("d90")),
        ] {
            let error = try #require(throws: VipsError.self) {
                try Operation("rot", ["in": .image(image), property: value])
            }
            #expect(error.operation == "rot")
            #expect(error.detail.contains(property) && error.detail.contains("another type"))
        }
        // GObject alone would turn an integer into a double, and a double into none.
        #expect(throws: VipsError.self) {
            try Operation("gaussblur", ["in": .image(image), "sigma": .int(1)])
        }
        #expect(throws: VipsError.self) {
            try Operation(
                "extract_area",
                [
                    "input": .image(image), "left": .double(0), "top": .int(0), "width": .int(1),
                    "height": .int(1),
                ])
        }
    }

    @Test func anUnknownPropertyIsRefused() throws {
        let image = try VipsTesting.grey([[1, 2]])
        let error = try #require(throws: VipsError.self) {
            try Operation("rot", ["in": .image(image), "angel": .named("d90")])
        }
        #expect(error.operation == "rot")
        #expect(error.detail.contains("angel") && error.detail.contains("no such property"))
    }

    @Test func anUnknownEnumerationValueIsRefused() throws {
        let image = try VipsTesting.grey([[1, 2]])
        let error = try #require(throws: VipsError.self) {
            try Operation("rot", ["in": .image(image), "angle": .named("d91")])
        }
        #expect(error.operation == "rot")
        #expect(error.detail.contains("d91"))
    }

    @Test func anUnknownOperationIsRefused() throws {
        try VipsRuntime.start()
        let error = try #require(throws: VipsError.self) { try Operation("rotate", [:]) }
        #expect(error.operation == "rotate")
    }

    @Test func anOperationThatFailsIsNamed() throws {
        let image = try VipsTesting.grey([[1, 2]])
        let error = try #require(throws: VipsError.self) {
            try image.cropped(x: 1, y: 0, width: 2, height: 1)
        }
        #expect(error.operation == "extract_area")
        #expect(!error.detail.contains("\n"))
    }

    @Test func aMissingInputFails() throws {
        try VipsRuntime.start()
        #expect(throws: VipsError.self) { try Operation("rot", ["angle": .named("d90")]) }
    }

    @Test func anOutputOfAnotherTypeIsRefused() throws {
        let image = try VipsTesting.grey([[1, 2]])
        let minimum = try Operation("min", ["in": .image(image)])
        #expect(try minimum.double("out") == 1)
        #expect(throws: VipsError.self) { try minimum.int("out") }
        #expect(throws: VipsError.self) { try minimum.image("out") }
        #expect(throws: VipsError.self) { try minimum.bytes("out") }
        #expect(throws: VipsError.self) { try minimum.double("outside") }
    }
}
