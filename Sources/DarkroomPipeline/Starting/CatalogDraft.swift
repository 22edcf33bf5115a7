internal import CanonicalJSON
internal import Foundation

/// A first catalog of the photos in a folder: loose ones as focuses, each sub-folder as a trip.
struct CatalogDraft {
    /// A photo that can be built.
    struct Photo {
        /// Relative to the photos' folder.
        let name: String
        /// `2024-05-29 10:11:12`; nil: not known.
        let time: String?
    }

    /// The photos' folder, relative to the catalog's.
    let photos: String
    /// By folder, relative to the photos'; empty for the loose ones.
    let folders: [String: [Photo]]

    /// The text of `catalog.json`.
    var text: String {
        let catalog = JSONValue.object(of: [
            "version": .integer(1), "photos": .string(photos),
            "focuses": list(focuses), "trips": list(trips),
        ])
        return catalog.text(.indented) + "\n"
    }

    private func list(_ values: [JSONValue]) -> JSONValue? {
        values.isEmpty ? nil : .array(values)
    }

    private var focuses: [JSONValue] {
        var ids: Set<String> = []
        return Self.inOrder(folders[""] ?? []).map { photo in
            let name = ImageReference.stem(of: photo.name)
            return .object(of: [
                "id": .string(Self.id(name, &ids)), "title": .string(Self.title(name)),
                "imageName": .string(photo.name),
            ])
        }
    }

    /// In the order of their first days, those without one last.
    private var trips: [JSONValue] {
        var ids: Set<String> = []
        let trips = folders.filter { !$0.key.isEmpty && !$0.value.isEmpty }
            .map { (folder: $0.key, photos: Self.inOrder($0.value)) }
        let ordered = trips.sorted { one, other in
            let days = [one, other].map { $0.photos.first?.time ?? "none" }
            return days[0] == days[1] ? one.folder < other.folder : days[0] < days[1]
        }
        return ordered.map { trip($0.folder, $0.photos, &ids) }
    }

    private func trip(_ folder: String, _ photos: [Photo], _ ids: inout Set<String>) -> JSONValue {
        let days = photos.compactMap { $0.time.map { JSONValue.string(String($0.prefix(10))) } }
        return .object(of: [
            "id": .string(Self.id(folder, &ids)),
            "title": .string(Self.title(String(folder.split(separator: "/").last ?? ""))),
            "startDate": days.first, "endDate": days.last,
            "selectedImages": .array(photos.map { .string($0.name) }),
        ])
    }

    /// As they were taken, those that do not say last, by name; `IMG_9` before `IMG_10`.
    private static func inOrder(_ photos: [Photo]) -> [Photo] {
        photos.sorted { one, other in
            let (first, second) = (one.time ?? "none", other.time ?? "none")
            if first != second { return first < second }
            let order = one.name.compare(other.name, options: .numeric)
            return order == .orderedSame ? one.name < other.name : order == .orderedAscending
        }
    }

    /// A slug that no other has.
    private static func id(_ name: String, _ taken: inout Set<String>) -> String {
        let slug = Slug.id(of: name)
        let others = (2...).lazy.map { "\(slug)-\($0)" }
        let id = taken.contains(slug) ? others.first { !taken.contains($0) } ?? slug : slug
        taken.insert(id)
        return id
    }

    /// `picos_de-europa` as `Picos de europa`.
    private static func title(_ name: String) -> String {
        let words = name.split { $0 == "_" || $0 == " " || $0 == "-" }.joined(separator: " ")
        return words.isEmpty ? name : words.prefix(1).uppercased() + words.dropFirst()
    }
}
