/// Finds the name that somebody most likely meant.
package enum NearestName {
    /// The candidate with the fewest changes to `word`, if they are few for its length: one for
    /// up to four letters, one in three for longer words. The first of equally near ones.
    package static func of(_ word: String, among candidates: [String]) -> String? {
        let limit = max(1, word.count / 3)
        let ranked = candidates.map { (name: $0, distance: distance(word, $0)) }
        let best = ranked.min { $0.distance < $1.distance }
        return best.flatMap { $0.distance <= limit ? $0.name : nil }
    }

    /// Fewest insertions, deletions, replacements and swaps of neighbours that turn one word into
    /// the other (optimal string alignment).
    package static func distance(_ first: String, _ second: String) -> Int {
        let (a, b) = (Array(first), Array(second))
        var rows = [Array(0...b.count)]
        for (i, letter) in a.enumerated() {
            var row = [i + 1]
            for (j, other) in b.enumerated() {
                let replaced = rows[i][j] + (letter == other ? 0 : 1)
                var least = min(rows[i][j + 1] + 1, row[j] + 1, replaced)
                if i > 0, j > 0, letter == b[j - 1], other == a[i - 1] {
                    least = min(least, rows[i - 1][j - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
