import Foundation
import Testing

@testable import DarkroomPipeline

@Suite struct PageTemplateTests {
    @Test func fillsEachPlaceOnce() {
        let page = PageTemplate.filled(
            Array("<p><!--a--></p><!--b--><!--none-->.".utf8),
            with: ["a": Data("<!--b-->".utf8), "b": Data("2".utf8)])
        #expect(String(decoding: page, as: UTF8.self) == "<p><!--b--></p>2.")
    }

    @Test func escapesWhatEndsAnAttribute() {
        #expect(PageTemplate.attribute(#"a"><b>&amp;"#) == "a&quot;>&lt;b>&amp;amp;")
    }
}
