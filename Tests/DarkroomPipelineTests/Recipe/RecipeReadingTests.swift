import Testing

@testable import DarkroomPipeline

@Suite struct RecipeReadingTests {
    @Test func readsEveryValue() throws {
        var expected = Recipe()
        expected.screenWidth = 402.5
        expected.scales = [1, 3, 10]
        expected.roles[.tripCover] = RoleSize(width: 300, height: 200)
        expected.overlay = RecipeOverlay(
            color: RGBColor(red: 1, green: 2, blue: 3), opacity: 0.25)
        expected.formats = [.avif, .auto]
        expected.quality = RecipeQuality(jpeg: 1, webp: 2, avif: 3, heic: 100)
        expected.colorSpace = .displayP3
        expected.crop = .entropy
        expected.background = RGBColor(red: 255, green: 0, blue: 255)
        expected.limits = RecipeLimits(
            maxPixels: 4_000_000_000, maxFileBytes: 17_179_869_184, timeoutSeconds: 1.5)
        let recipe = try RecipeTesting.read(
            """
            {"version": 1, "screen": {"width": 402.5}, "scales": [3, 10, 1],
             "roles": {"trip.cover": {"width": 300, "height": 200}},
             "overlay": {"color": "#010203", "opacity": 0.25}, "formats": ["avif", "auto"],
             "quality": {"jpeg": 1, "webp": 2, "avif": 3, "heic": 100},
             "colorSpace": "display-p3", "crop": "entropy", "background": "#FF00FF",
             "limits": {"maxPixels": 4000000000, "maxFileBytes": 17179869184,
                        "timeoutSeconds": 1.5}}
            """)
        #expect(recipe == expected)
    }

    @Test func aPartOfAnObjectKeepsTheRest() throws {
        let recipe = try RecipeTesting.read(
            """
            {"quality": {"avif": 10}, "overlay": {"opacity": 0}, "limits": {"timeoutSeconds": 5},
             "roles": {"book.cover": {"height": 160}, "trip.gallery": {}}}
            """)
        #expect(recipe.quality == RecipeQuality(jpeg: 80, webp: 80, avif: 10, heic: 60))
        #expect(recipe.overlay == RecipeOverlay(opacity: 0))
        #expect(recipe.limits == RecipeLimits(timeoutSeconds: 5))
        #expect(recipe.roles[.bookCover] == RoleSize(width: 100, height: 160))
        #expect(recipe.roles[.tripGallery] == RoleSize(width: 128, height: 128))
    }

    @Test func nullSwitchesARoleOff() throws {
        let recipe = try RecipeTesting.read(#"{"roles": {"trip.gallery": null}}"#)
        #expect(recipe.roles[.tripGallery] == nil)
        #expect(recipe.roles.count == RecipeRole.allCases.count - 1)
    }

    @Test func aHeaderIsAsWideAsTheScreen() throws {
        let text = #"{"roles": {"trip.header.expanded": {"width": 500}}}"#
        #expect(
            try RecipeTesting.errors(text) == [
                #"recipe.json: $.roles["trip.header.expanded"].width: unknown key, "#
                    + "expected one of height"
            ])
    }

    @Test(arguments: [
        (#""version": 2"#, "$.version: found 2, expected 1"),
        (#""screen": 393"#, "$.screen: found 393, expected an object"),
        (
            #""screen": {"width": 0.5}"#,
            "$.screen.width: found 0.5, expected a number from 1 to 4096"
        ),
        (#""scales": []"#, "$.scales: found an array of 0, expected at least one element"),
        (#""scales": [1, 2, 1]"#, "$.scales[2]: found 1 again, expected each one once"),
        (#""scales": [1.5]"#, "$.scales[0]: found 1.5, expected a whole number from 1 to 10"),
        (#""scales": [11]"#, "$.scales[0]: found 11, expected a whole number from 1 to 10"),
        (#""scales": 2"#, "$.scales: found 2, expected an array"),
        (
            #""roles": {"trip.cover": {"width": 4097}}"#,
            #"$.roles["trip.cover"].width: found 4097, expected a number from 1 to 4096"#
        ),
        (
            #""roles": {"trip.cover": {"width": null}}"#,
            #"$.roles["trip.cover"].width: found null, expected a number from 1 to 4096"#
        ),
        (
            #""overlay": {"opacity": 1.1}"#,
            "$.overlay.opacity: found 1.1, expected a number from 0 to 1"
        ),
        (
            #""overlay": {"color": "black"}"#,
            #"$.overlay.color: found "black", expected a colour as #rrggbb"#
        ),
        (#""background": 0"#, "$.background: found 0, expected a colour as #rrggbb"),
        (#""formats": []"#, "$.formats: found an array of 0, expected at least one element"),
        (
            #""formats": ["png", "png"]"#,
            #"$.formats[1]: found "png" again, expected each one once"#
        ),
        (
            #""formats": ["jpg"]"#,
            #"$.formats[0]: found "jpg", "#
                + #"expected one of "auto", "jpeg", "png", "webp", "avif", "heic""#
        ),
        (
            #""quality": {"jpeg": 0}"#,
            "$.quality.jpeg: found 0, expected a whole number from 1 to 100"
        ),
        (
            #""quality": {"heic": true}"#,
            "$.quality.heic: found true, expected a whole number from 1 to 100"
        ),
        (
            #""colorSpace": "p3""#,
            #"$.colorSpace: found "p3", expected one of "srgb", "display-p3""#
        ),
        (
            #""crop": null"#,
            #"$.crop: found null, expected one of "attention", "entropy", "centre""#
        ),
        (
            #""limits": {"maxPixels": 4000000001}"#,
            "$.limits.maxPixels: found 4000000001, expected a whole number from 1 to 4000000000"
        ),
        (
            #""limits": {"maxFileBytes": 0}"#,
            "$.limits.maxFileBytes: found 0, expected a whole number from 1 to 17179869184"
        ),
        (
            #""limits": {"timeoutSeconds": 0.9}"#,
            "$.limits.timeoutSeconds: found 0.9, expected a number from 1 to 86400"
        ),
        (
            #""limits": {"maxpixels": 1}"#,
            "$.limits.maxpixels: unknown key, expected one of maxPixels, maxFileBytes, timeoutSeconds"
        ),
    ])
    func whatIsOutOfRangeIsAnError(member: String, message: String) throws {
        #expect(try RecipeTesting.errors("{\(member)}") == ["recipe.json: \(message)"])
    }

    @Test func anUnknownRoleIsAnErrorThatListsTheKnownOnes() throws {
        #expect(
            try RecipeTesting.errors(#"{"roles": {"trip.thumbnail": null}}"#) == [
                "recipe.json: $.roles[\"trip.thumbnail\"]: unknown key, expected one of "
                    + "focus.thumbnail, quickFocus.thumbnail, trip.cover, trip.gallery, "
                    + "trip.header.collapsed, trip.header.expanded, book.cover"
            ])
    }

    @Test func listsEveryErrorAtOnce() throws {
        let errors = try RecipeTesting.errors(
            #"{"scale": [1], "screen": {"width": "393"}, "quality": {"jpeg": 101, "png": 9}}"#)
        #expect(
            errors == [
                "recipe.json: $.scale: unknown key, expected one of version, screen, scales, "
                    + "roles, overlay, formats, quality, colorSpace, crop, background, limits",
                "recipe.json: $.screen.width: found \"393\", expected a number from 1 to 4096",
                "recipe.json: $.quality.png: unknown key, expected one of jpeg, webp, avif, heic",
                "recipe.json: $.quality.jpeg: found 101, expected a whole number from 1 to 100",
            ])
    }
}
