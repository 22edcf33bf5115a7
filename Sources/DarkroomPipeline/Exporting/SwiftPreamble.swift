/// What the file of names begins with: the type of a name, and how it becomes a picture on each
/// platform. Without a platform's library only the names remain, so that it compiles everywhere.
enum SwiftPreamble {
    static let text = """
        // Made by 'darkroom export xcassets'; the next export writes it anew.
        // swift-format-ignore-file
        // swiftlint:disable all

        #if canImport(UIKit) || canImport(AppKit) || canImport(SwiftUI)
            import Foundation
        #endif
        #if canImport(SwiftUI)
            import SwiftUI
        #endif
        #if canImport(UIKit)
            import UIKit
        #elseif canImport(AppKit)
            import AppKit
        #endif

        /// A picture of \(AssetCatalog.folder).
        struct DarkroomImage: Hashable, Sendable {
            /// Its name in the catalog, which is its key in the manifest: `trip/picos/cover`.
            let name: String

            init(_ name: String) { self.name = name }
        }

        #if canImport(UIKit)
            extension DarkroomImage {
                /// The picture; nil only where the catalog is not in this file's bundle.
                var uiImage: UIImage? { UIImage(named: name, in: .darkroom, with: nil) }
            }
        #elseif canImport(AppKit)
            extension DarkroomImage {
                /// The picture; nil only where the catalog is not in this file's bundle.
                var nsImage: NSImage? { Bundle.darkroom.image(forResource: name) }
            }
        #endif

        #if canImport(SwiftUI)
            extension DarkroomImage {
                /// The picture.
                var image: Image { Image(name, bundle: .darkroom) }
            }
        #endif

        #if canImport(UIKit) || canImport(AppKit) || canImport(SwiftUI)
            extension Bundle {
                /// The bundle that holds the catalog: that of this file's module.
                fileprivate static var darkroom: Bundle {
                    #if SWIFT_PACKAGE
                        return .module
                    #else
                        return Bundle(for: DarkroomBundleToken.self)
                    #endif
                }
            }

            private final class DarkroomBundleToken {}
        #endif


        """
}
