/// How a document is written as HTML.
public struct HTMLOptions: Sendable {
  /// What becomes of HTML that stands in the text.
  public enum RawHTML: Hashable, Sendable {
    /// It is shown as text.
    case escaped
    /// It is handed on as it is.
    case kept
    /// It is handed on but for the tags that GitHub disarms (GFM 6.11).
    case filtered
  }

  /// What becomes of raw HTML.
  public var rawHTML = RawHTML.escaped
  /// Whether links may have any scheme. Otherwise only `http`, `https`, `mailto`, `tel`, `ftp` and `xmpp`
  /// stay, an address without one, `//host/path`, gets `https`, and pictures from elsewhere become links to
  /// them.
  public var keepsAllAddresses = false
  /// Whether the text goes where none of the files around it is, as into a book: links to such files and to
  /// places of the text leave their words, and columns are aligned by a style, as XHTML knows nothing else.
  public var isAlone = false
  /// How many levels headings are put down, so that a text can stand within a page.
  public var headingShift = 0
  /// The address of a picture in the file's own folder, for instance as `data:`; where it answers `nil`, the
  /// picture's words are shown. Without it the address stays.
  public var picture: (@Sendable (_ path: String) -> String?)?
  /// Whether the words of a picture stand below it, too, for those who see it: its caption.
  public var showsCaptions = false
  /// The address of the page that `[[page]]` names; `nil` leaves its words.
  public var page: (@Sendable (_ name: String) -> String?)?

  /// Escapes raw HTML and drops dangerous addresses.
  public init() {}

  /// What the specifications' examples expect: everything is kept.
  public static var raw: HTMLOptions {
    var options = HTMLOptions()
    options.rawHTML = .kept
    options.keepsAllAddresses = true
    return options
  }
}
