/// What a text may cost; beyond it there is a clear error.
public struct YAMLLimits: Hashable, Sendable {
  /// Collections inside collections.
  public var depth = 100
  /// Characters of an anchor, a tag, and a key that is written without `?`: production [154] says 1024.
  public var keyLength = 1024
  /// Bytes of a scalar as it is written, with its quotes.
  public var scalarLength = 1 << 20
  /// Bytes of a text: of the front matter, or of a stream.
  public var textLength = 1 << 22
  /// Nodes that a value made by ``YAMLTree/value(_:)`` may have through aliases; 64 bytes of text count as
  /// one more.
  public var aliasNodes = 10_000
  /// `%TAG` lines of a document.
  public var tagDirectives = 100
  /// Problems reported for a text.
  public var problems = 100

  /// Offsets in nodes have 32 bits.
  var textBytes: Int { min(textLength, Int(Int32.max) - 1) }

  /// The limits used where none are given.
  public init() {}
}
