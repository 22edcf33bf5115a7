import CanonicalJSON
import DarkroomManifest
import DarkroomPipeline

extension JSONValue {
    /// Seconds, rounded to milliseconds.
    static func seconds(_ seconds: Double) -> JSONValue {
        .number((seconds * 1000).rounded() / 1000)
    }

    /// Each stage's seconds by its name, in the stages' order.
    static func stageSeconds(_ summary: BuildSummary) -> JSONValue {
        .object(
            summary.stageSeconds.map { JSONMember(key: $0.stage, value: .seconds($0.seconds)) })
    }
}

extension IllegibleHeader {
    /// As reports tell it.
    var members: [JSONMember] {
        JSONMember.members([
            "image": .string(key), "source": .string(source), "trip": .string(trip),
            "contrast": .number(contrast), "neededContrast": .number(Self.neededContrast),
            "opacity": .number(opacity), "suggestedOpacity": suggestedOpacity.map(JSONValue.number),
            "made": .bool(isNew),
        ])
    }
}

extension Manifest.Failure {
    /// As progress and reports tell it.
    var members: [JSONMember] {
        JSONMember.members([
            "source": .string(source), "code": .string(code.rawValue), "stage": .string(stage),
            "message": .string(message), "images": .array(images.map(JSONValue.string)),
        ])
    }
}
