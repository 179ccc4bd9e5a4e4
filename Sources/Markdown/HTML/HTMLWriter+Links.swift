extension HTMLWriter {
  private static let safeSchemes: Set<String> = ["http", "https", "mailto", "tel", "ftp", "xmpp"]

  /// Where an address leads, as far as safety asks.
  enum AddressKind { case local, remote, dangerous }

  func kind(ofAddress range: Range<Int>) -> AddressKind {
    let address = tree.text[range]
    if address.starts(with: "//".utf8) || address.starts(with: "\\\\".utf8) { return .remote }
    for offset in address.indices {
      switch address[offset] {
      case Byte.slash, Byte.question, Byte.hash: return .local
      case Byte.colon:
        let scheme = String(decoding: address[..<offset], as: UTF8.self).lowercased()
        return Self.safeSchemes.contains(scheme) ? .remote : .dangerous
      default: break
      }
    }
    return .local
  }

  private func isWritten(_ node: Node) -> Bool {
    guard !options.keepsAllAddresses else { return true }
    switch kind(ofAddress: node.content.range) {
    case .dangerous: return false
    case .local: return !options.isAlone
    case .remote: return true
    }
  }

  mutating func openLink(_ node: Node) {
    guard isWritten(node) else { return }
    add("<a href=\"")
    // A page that is opened as a file would take it for a file of another machine.
    if !options.keepsAllAddresses, tree.text[node.content.range].starts(with: "//".utf8) { add("https:") }
    writeAddress(node.content.range)
    add("\"")
    writeTitle(node)
    if !options.keepsAllAddresses, kind(ofAddress: node.content.range) == .remote {
      add(" rel=\"noreferrer\"")
    }
    add(">")
  }

  mutating func closeLink(_ node: Node) {
    if isWritten(node) { add("</a>") }
  }

  private mutating func writeTitle(_ node: Node) {
    guard !node.extra.isEmpty else { return }
    add(" title=\"")
    escape(node.extra.range)
    add("\"")
  }

  mutating func openWikiLink(_ node: Node) {
    guard let address = pageAddress(node) else { return }
    add("<a href=\"")
    escape(address)
    add("\">")
  }

  mutating func closeWikiLink(_ node: Node) {
    if pageAddress(node) != nil { add("</a>") }
  }

  private func pageAddress(_ node: Node) -> String? {
    options.page?(String(decoding: tree.text[node.content.range], as: UTF8.self))
  }

  // MARK: Pictures

  private enum Picture { case source(String?), link, words }

  private func picture(_ node: Node) -> Picture {
    guard !options.keepsAllAddresses else { return .source(nil) }
    switch kind(ofAddress: node.content.range) {
    case .dangerous: return .words
    case .remote: return .link
    case .local:
      guard let picture = options.picture else { return .source(nil) }
      return picture(String(decoding: tree.text[node.content.range], as: UTF8.self)).map(Picture.source)
        ?? .words
    }
  }

  mutating func openPicture(_ node: Node) {
    switch picture(node) {
    case .source(let address):
      pictureDepth = 1
      add("<img src=\"")
      if let address { escape(address) } else { writeAddress(node.content.range) }
      add("\" alt=\"")
      pictureWords = output.count
    case .link where !isInLink(node): openLink(node)
    case .link, .words: break
    }
  }

  mutating func closePicture(_ node: Node) {
    switch picture(node) {
    case .source:
      pictureDepth = 0
      let words = Array(output[pictureWords...])
      add("\"")
      writeTitle(node)
      add(" />")
      // Obsidian writes a width there: `![[lea.jpg|200]]`.
      guard options.showsCaptions, words.contains(where: { !(0x30...0x39).contains($0) }) else { return }
      add("<span class=\"caption\" aria-hidden=\"true\">")
      output.append(contentsOf: words)
      add("</span>")
    case .link where !isInLink(node): closeLink(node)
    case .link, .words: break
    }
  }

  private func isInLink(_ node: Node) -> Bool {
    var ancestor = node.parent
    while ancestor != .none {
      if [.link, .wikiLink, .image].contains(tree[ancestor].kind) { return true }
      ancestor = tree[ancestor].parent
    }
    return false
  }

  /// Whether this step ends the picture that the walk is within.
  mutating func closesPicture(_ step: TreeWalk.Step) -> Bool {
    let kind = tree[step.id].kind
    guard kind == .image || kind == .wikiImage else { return false }
    pictureDepth += step.isEntering ? 1 : -1
    return pictureDepth == 0
  }

  /// Writes what stands within a picture's words: text alone.
  mutating func writeWords(_ step: TreeWalk.Step) {
    guard step.isEntering else { return }
    switch tree[step.id].kind {
    case .text, .code, .htmlInline: escape(tree[step.id].content.range)
    case .softBreak, .lineBreak: add(" ")
    default: break
    }
  }
}
