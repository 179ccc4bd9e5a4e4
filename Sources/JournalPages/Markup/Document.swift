import JournalModel
import YAMLCodec

/// A whole HTML file around its body: self-contained, and bound by a policy to load and run nothing else.
struct Document {
  /// A language code.
  var language: String
  var title: String
  var style: String
  var script: String?
  /// What `body` contains.
  var body: [UInt8]

  /// The file.
  var html: [UInt8] {
    var markup = Markup()
    markup.literal("<!DOCTYPE html>\n")
    markup.open("html", ("lang", language))
    markup.literal("\n<head>\n<meta charset=\"utf-8\">\n")
    markup.open("meta", ("http-equiv", "Content-Security-Policy"), ("content", policy))
    markup.literal(
      """

      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta name="generator" content="smjournal">

      """)
    markup.element("title", text: title)
    markup.literal("\n<style>")
    // The program's own texts, which hold no end of the element.
    markup.safe(Array(style.utf8))
    markup.literal("</style>\n</head>\n<body>\n")
    markup.safe(body)
    if let script {
      markup.literal("<script>")
      markup.safe(Array(script.utf8))
      markup.literal("</script>\n")
    }
    markup.literal("</body>\n</html>\n")
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
