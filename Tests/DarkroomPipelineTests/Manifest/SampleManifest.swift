import DarkroomManifest

/// A manifest with every field of every type, as `manifest.json` has it.
enum SampleManifest {
    static let json = #"""
        {
          "$schema": "manifest-v1.schema.json",
          "schemaVersion": "1.0",
          "generator": {
            "name": "darkroom", "version": "0.1.0", "libvips": "8.14.1", "fingerprint": "9f2c"
          },
          "recipeDigest": "\#(digest)",
          "models": {
            "focuses": [
              {
                "id": "breathe", "key": "focus/breathe", "title": "Breathe", "description": "Slowly.",
                "imageName": "lake-dawn", "images": { "thumbnail": "focus/breathe/thumbnail" }
              }
            ],
            "quickFocusSections": [
              {
                "id": "breathing", "title": "Breathing exercises",
                "items": [
                  {
                    "id": "box", "key": "quickFocus/box", "title": "Box", "imageName": "box",
                    "images": { "thumbnail": "quickFocus/box/thumbnail" }
                  }
                ]
              },
              { "id": "walking", "title": "Mindful walks", "items": [] }
            ],
            "trips": [
              {
                "id": "picos", "key": "trip/picos", "title": "Picos", "subtitle": "On foot", "location": "Asturias",
                "startDate": "2024-05-29", "endDate": "2024-06-03", "isPublic": true,
                "friends": ["Ana"], "selectedImages": ["path", "life.jpg"],
                "backgroundImage": "sunset",
                "images": {
                  "cover": "trip/picos/cover", "gallery": ["trip/picos/gallery.1"],
                  "header.collapsed": "trip/picos/header.collapsed",
                  "header.expanded": "trip/picos/header.expanded"
                }
              },
              {
                "id": "empty", "key": "trip/empty", "title": "", "isPublic": false, "friends": [],
                "selectedImages": [], "images": { "gallery": [] }
              }
            ],
            "books": [
              {
                "id": "contact", "key": "book/contact", "title": "Contact", "author": "C. S.", "pages": 432,
                "releaseDate": "1985-09-01", "dedication": "To all.", "summary": "A signal.",
                "wiki": "https://en.wikipedia.org/wiki/Contact_(novel)",
                "chapters": [{ "title": "Transcendental Numbers" }],
                "images": { "cover": "book/contact/cover" }
              }
            ]
          },
          "images": {
            "trip/picos/header.expanded": {
              "source": "photos/sunset.jpg",
              "size": { "width": 393, "height": 457.5 },
              "crop": { "x": 12, "y": 0, "width": 1800, "height": 2093 },
              "overlay": { "color": "#0a0b0c", "opacity": 0.1 },
              "dominantColor": "#384858",
              "thumbHash": "WcgJUwhZYTmHn3V3WmDSBSc=",
              "legibility": {
                "textColor": "#ffffff", "contrast": 4.6, "passes": true,
                "suggestedOpacity": 0.15
              },
              "omittedScales": [{ "scale": 3, "available": 2.4 }],
              "variants": [
                {
                  "scale": 1, "width": 393, "height": 458, "format": "jpeg",
                  "mediaType": "image/jpeg", "colorSpace": "srgb", "bytes": 12345,
                  "sha256": "\#(digest)",
                  "path": "images/trip/picos/header.expanded@1x.0123456789abcdef.jpg",
                  "enlarged": false
                }
              ]
            },
            "book/contact/cover": {
              "source": "photos/book 1.png",
              "size": { "width": 100, "height": 150 },
              "crop": { "x": 0, "y": 0, "width": 80, "height": 120 },
              "dominantColor": "#f8f8f8",
              "thumbHash": "AAiCA4AAAAAAAAAAAAAAAAAAAAAAAAA=",
              "omittedScales": [],
              "variants": [
                {
                  "scale": 1, "width": 100, "height": 150, "format": "heic",
                  "mediaType": "image/heic", "colorSpace": "display-p3", "bytes": 999,
                  "sha256": "\#(digest)",
                  "path": "images/book/contact/cover@1x.0123456789abcdef.heic",
                  "enlarged": true
                }
              ]
            }
          },
          "sources": {
            "photos/sunset.jpg": {
              "sha256": "\#(digest)", "bytes": 4000000, "width": 4032, "height": 3024,
              "format": "jpeg",
              "focalPoint": { "x": 0.5, "y": 0.25, "origin": "attention" }
            }
          },
          "failures": [
            {
              "source": "photos/broken.jpg", "code": "truncated", "stage": "decode",
              "message": "The file ends early.", "images": ["trip/picos/gallery.2"]
            }
          ]
        }
        """#

    private static let digest = String(repeating: "0123456789abcdef", count: 4)
}
