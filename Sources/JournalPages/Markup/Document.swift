import JournalLanguage
import JournalModel
import YAMLCodec

/// A whole HTML file around its body: self-contained, and bound by a policy to load and run nothing else.
struct Document {
  var phrases: Phrases
  var title: String
  var style: String
  var script: String?
  var body: [UInt8]

  var html: [UInt8] { Array(parts.joined()) }

  /// The file in three parts, the body in the midst: that of a year is large.
  var parts: [[UInt8]] {
    // Style and script are the program's own texts, which hold no end of the element.
    let around = Markup.around(
      "body", in: .document, phrases,
      [
        "language": phrases.language.rawValue, "title": title, "policy": policy,
        "style": Markup(safe: Array(style.utf8)), "script": script.map { Markup(safe: Array($0.utf8)) },
      ])
    return [around.before, body, around.after]
  }

  /// Nothing is loaded; only this style and this script, known by their hashes, have a say.
  private var policy: String {
    var policy = "default-src 'none'; img-src data: blob:; style-src \(Self.source(style))"
    if let script { policy += "; script-src \(Self.source(script))" }
    return policy + "; base-uri 'none'; form-action 'none'"
  }

  private static func source(_ text: String) -> String {
    "'sha256-\(Base64.text(SHA256.sum(of: Array(text.utf8))))'"
  }
}
