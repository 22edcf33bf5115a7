import Foundation

/// The text of a catalog.
struct CatalogText: Sendable {
    let json: String

    init(_ json: String) { self.json = json }

    /// A focus for each image name, in order; ``key(_:)`` is its thumbnail.
    static func focuses(_ names: [String], focalPoint: String? = nil) -> CatalogText {
        let entries = names.map { name in
            let image = focalPoint.map { #"{"name":"\#(name)","focalPoint":\#($0)}"# }
            return #"{"id":"\#(id(name))","title":"t","description":"d","imageName":"#
                + (image ?? #""\#(name)""#) + "}"
        }
        return CatalogText(#"{"version":1,"focuses":[\#(entries.joined(separator: ","))]}"#)
    }

    /// A trip `t` of these images, the first one with a focal point where one is given.
    static func trip(
        _ names: [String], background: String? = nil, focalPoint: String? = nil
    ) -> CatalogText {
        let images = names.enumerated().map { index, name in
            guard index == 0, let focalPoint else { return #""\#(name)""# }
            return #"{"name":"\#(name)","focalPoint":\#(focalPoint)}"#
        }
        let behind = background.map { #","backgroundImage":"\#($0)""# } ?? ""
        return CatalogText(
            #"{"version":1,"trips":[{"id":"t","title":"T","isPublic":true,"friends":[],"#
                + #""selectedImages":[\#(images.joined(separator: ","))]\#(behind)}]}"#)
    }

    /// The key of the thumbnail that ``focuses(_:focalPoint:)`` asks for.
    static func key(_ name: String) -> String { "focus/\(id(name))/thumbnail" }

    private static func id(_ name: String) -> String {
        name.replacingOccurrences(of: ".", with: "-")
    }
}
