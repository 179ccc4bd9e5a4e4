import Markdown

/// The document as the specifications' examples write it.
func raw(_ text: String, _ options: MarkdownOptions = .commonMark) -> String {
  MarkdownDocument(parsing: text, options: options).html(.raw)
}

/// The document as pages write it.
func safe(_ text: String, _ options: MarkdownOptions = .journal) -> String {
  MarkdownDocument(parsing: text, options: options).html()
}
