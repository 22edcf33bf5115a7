import DarkroomManifest
import DarkroomPipeline

/// What a build would do, in words.
enum ForecastText {
    /// A line a picture, with the reason, then the counts:
    ///
    ///     trip/picos/cover: source changed (photos/picos-path.jpg)
    ///     1 picture of 1 photo would be made; 43 up to date
    static func of(_ forecast: BuildForecast) -> String {
        let lines = forecast.pictures.map { "\($0.key): \($0.reason.words) (\($0.source))" }
        let photos = Set(forecast.pictures.map(\.source)).count
        let made =
            "\(Quantity.counted(forecast.pictures.count, "picture")) of"
            + " \(Quantity.counted(photos, "photo")) would be made; \(forecast.upToDate) up to date"
        let failed = forecast.failures.reduce(0) { $0 + $1.images.count }
        return (lines + [failed > 0 ? "\(made), \(failed) would fail" : made])
            .joined(separator: "\n")
    }
}

extension StaleReason {
    /// As a line for people has it.
    var words: String {
        switch self {
        case .new: "new"
        case .sourceChanged: "source changed"
        case .catalogChanged: "focal point changed in the catalog"
        case .recipeChanged: "recipe changed"
        case .siblingChanged: "another picture of its photo changed"
        case .toolchainChanged: "toolchain changed"
        case .outputMissing: "output missing or changed"
        case .failedBefore: "failed before"
        case .forced: "--force"
        }
    }
}
