import Testing

@testable import DarkroomPipeline

@Suite struct RecipeJSONTests {
    @Test func printsEveryDefault() {
        #expect(
            Recipe().json == """
                {
                  "background": "#ffffff",
                  "colorSpace": "srgb",
                  "crop": "attention",
                  "formats": ["auto"],
                  "limits": {
                    "maxFileBytes": 536870912,
                    "maxPixels": 268000000,
                    "timeoutSeconds": 120
                  },
                  "overlay": {
                    "color": "#000000",
                    "opacity": 0.1
                  },
                  "quality": {
                    "avif": 50,
                    "heic": 60,
                    "jpeg": 80,
                    "webp": 80
                  },
                  "roles": {
                    "book.cover": {
                      "height": 150,
                      "width": 100
                    },
                    "focus.thumbnail": {
                      "height": 172,
                      "width": 172
                    },
                    "quickFocus.thumbnail": {
                      "height": 172,
                      "width": 172
                    },
                    "trip.cover": {
                      "height": 264,
                      "width": 352
                    },
                    "trip.gallery": {
                      "height": 128,
                      "width": 128
                    },
                    "trip.header.collapsed": {
                      "height": 150
                    },
                    "trip.header.expanded": {
                      "height": 457
                    }
                  },
                  "scales": [1, 2, 3],
                  "screen": {
                    "width": 393
                  },
                  "version": 1
                }
                """)
    }

    /// A recipe in which nothing has its default.
    private var changed: Recipe {
        var recipe = Recipe()
        recipe.screenWidth = 1.0 / 3 + 1
        recipe.scales = [2]
        recipe.roles = [
            .bookCover: RoleSize(width: 99.5, height: 4096),
            .tripHeaderExpanded: RoleSize(width: nil, height: 1),
            .tripHeaderCollapsed: RoleSize(width: nil, height: 1e-7 + 1),
        ]
        recipe.overlay = RecipeOverlay(
            color: RGBColor(red: 0, green: 171, blue: 255), opacity: 1e-7)
        recipe.formats = [.heic, .webp, .png]
        recipe.quality = RecipeQuality(jpeg: 1, webp: 2, avif: 3, heic: 4)
        recipe.colorSpace = .displayP3
        recipe.crop = .centre
        recipe.background = RGBColor(red: 1, green: 2, blue: 3)
        recipe.limits = RecipeLimits(
            maxPixels: 1, maxFileBytes: 17_179_869_184, timeoutSeconds: 86_399.9)
        return recipe
    }

    @Test func readsBackWhatItPrints() throws {
        #expect(try RecipeTesting.read(Recipe().json) == Recipe())
        #expect(try RecipeTesting.read(changed.json) == changed)
    }

    @Test func printsARoleThatIsOffAsNull() {
        #expect(changed.json.contains("\"trip.cover\": null"))
    }

    @Test func theDigestIsThatOfTheText() {
        #expect(Recipe().digest == SHA256.digest(of: Recipe().json).hex)
        #expect(Recipe().digest.count == 64)
        #expect(Recipe().digest != changed.digest)
    }
}
