/// Which syntax beyond CommonMark is read.
public struct MarkdownOptions: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public var rawValue: Int

  /// The options whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Tables with a header row (GFM 4.10).
  public static let tables = MarkdownOptions(rawValue: 1 << 0)
  /// `~~struck out~~` (GFM 6.5).
  public static let strikethrough = MarkdownOptions(rawValue: 1 << 1)
  /// `- [ ] open` and `- [x] done` (GFM 5.3).
  public static let taskLists = MarkdownOptions(rawValue: 1 << 2)
  /// Addresses of pages and mailboxes without `<` and `>` (GFM 6.9).
  public static let autolinks = MarkdownOptions(rawValue: 1 << 3)
  /// `[[page]]` and `[[page|words]]`.
  public static let wikiLinks = MarkdownOptions(rawValue: 1 << 4)
  /// `![[picture.jpg]]` and `![[picture.jpg|caption]]`.
  public static let wikiImages = MarkdownOptions(rawValue: 1 << 5)
  /// The end of a line within a paragraph is a line break.
  public static let keptLineBreaks = MarkdownOptions(rawValue: 1 << 6)

  /// CommonMark alone.
  public static let commonMark: MarkdownOptions = []
  /// What GitHub reads.
  public static let gitHub: MarkdownOptions = [.tables, .strikethrough, .taskLists, .autolinks]
  /// What people write in a journal.
  public static let journal: MarkdownOptions = [.gitHub, .wikiLinks, .wikiImages, .keptLineBreaks]
}
