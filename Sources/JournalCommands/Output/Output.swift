/// Text on its way out: collected, made harmless, written in few calls whose errors are looked at.
public struct Output: Sendable {
  /// Where the text goes.
  public enum Sink: Hashable, Sendable {
    /// A file descriptor of the process.
    case descriptor(Int32)
    /// Nowhere: it stays in ``Output/bytes``.
    case memory
  }

  /// What has not been written yet; everything for a sink in memory.
  public private(set) var bytes: [UInt8] = []
  /// Where it goes.
  public let sink: Sink
  /// Whether a person sees it at once.
  public var isTerminal: Bool
  /// Whether styles are written.
  public var usesColor = false
  /// The columns of the terminal; 80 where there is none.
  public var width: Int
  /// The system's number of the first error of a write; nothing more is written after it.
  public private(set) var failure: Int32?

  /// An output to a sink.
  public init(_ sink: Sink, isTerminal: Bool = false, width: Int = 80) {
    self.sink = sink
    self.isTerminal = isTerminal
    self.width = width
  }

  /// What has been collected, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds text, its control characters escaped, in a style where styles are written.
  mutating func write(_ text: String, _ style: Style = .plain) {
    let safe = Sanitizer.escaped(text)
    if usesColor, let parameters = style.parameters, !safe.isEmpty {
      append("\u{1B}[" + parameters + "m" + safe + "\u{1B}[0m")
    } else {
      append(safe)
    }
  }

  /// Adds text and ends the line.
  mutating func line(_ text: String = "", _ style: Style = .plain) {
    write(text, style)
    append("\n")
  }

  /// Adds text and ends the line; at a terminal folded at blanks to its width.
  mutating func paragraph(_ text: String, _ style: Style = .plain) {
    guard isTerminal, DisplayWidth.columns(of: text) > width else { return line(text, style) }
    for part in DisplayWidth.wrapped(text, to: max(20, width)) { line(part, style) }
  }

  /// Adds bytes as they are: for documents such as JSON, which escape by their own rules.
  mutating func raw(_ document: [UInt8]) {
    bytes += document
    if bytes.count > Self.limit { flush() }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count > Self.limit { flush() }
  }

  private static let limit = 1 << 16

  /// Writes what has been collected; what went wrong is in ``failure``.
  mutating func flush() {
    guard case .descriptor(let descriptor) = sink, !bytes.isEmpty else { return }
    if failure == nil { failure = System.write(bytes, to: descriptor) }
    bytes.removeAll(keepingCapacity: true)
  }
}
