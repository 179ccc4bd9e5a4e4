import JournalLanguage
import JournalModel
import YAMLCodec

/// A whole HTML file around its body: self-contained, and bound by a policy to load and run nothing else.
struct Document {
  var phrases: Phrases
  var title: String
  var style: String
  var script: String?
  /// What `body` contains.
  var body: [UInt8]

  /// The file.
  var html: [UInt8] {
    var markup = Markup()
    markup.piece(
      .document, phrases, ["language": phrases.language.rawValue, "title": title, "policy": policy]
    ) {
      part, markup in
      switch part {
      // The program's own texts, which hold no end of the element.
      case "style": markup.safe(Array(style.utf8))
      case "body": markup.safe(body)
      default:
        guard let script else { break }
        markup.literal("<script>")
        markup.safe(Array(script.utf8))
        markup.literal("</script>\n")
      }
    }
    return markup.bytes
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
