import SystemLibrary

/// Text on its way out: collected, made harmless, written in few calls whose errors are looked at.
public struct Output: Sendable {
  /// Where the text goes.
  public enum Sink: Hashable, Sendable {
    /// A file descriptor of the process.
    case descriptor(Int32)
    /// Nowhere: it stays in ``Output/bytes``.
    case memory
  }

  /// The line that is not ended yet, at a terminal.
  private var pending = StyledLine()
  /// What has not been written yet; everything for a sink in memory.
  public private(set) var bytes: [UInt8] = []
  /// Where it goes.
  public let sink: Sink
  /// Whether a person sees it at once.
  public var isTerminal: Bool
  /// Whether styles are written.
  public var usesColor = false
  /// Which colours stand for styles.
  package var palette = Palette()
  /// Whether all that is written waits for ``takeHeld()``, so that a pager can have it.
  package var isHeld = false
  /// The columns of the terminal; 80 where there is none.
  public var width: Int
  /// The system's number of the first error of a write; nothing more is written after it.
  public private(set) var failure: Int32?

  /// An output to a sink.
  public init(_ sink: Sink, isTerminal: Bool = false, width: Int = 80) {
    (self.sink, self.isTerminal, self.width) = (sink, isTerminal, width)
  }

  /// What has been collected, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds text, its control characters escaped, in a style where styles are written.
  package mutating func write(_ text: String, _ style: Style = .plain) {
    let safe = Sanitizer.escaped(text)
    guard isTerminal else { return append(safe, style) }
    var isFirst = true
    for part in safe.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !isFirst { endLine() }
      pending.add(Substring(part), style)
      isFirst = false
    }
  }

  /// Adds text and ends the line; one that is too long for a terminal is folded at blanks, what follows
  /// indented to `hanging` or a little further than its beginning.
  package mutating func line(_ text: String = "", _ style: Style = .plain, hanging: Int? = nil) {
    write(text, style)
    endLine(hanging: hanging)
  }

  private mutating func endLine(hanging: Int? = nil) {
    if isTerminal { appendPending(hanging: hanging) }
    append("\n")
  }

  /// Adds what stands on the line so far.
  private mutating func appendPending(hanging: Int? = nil) {
    var isFirst = true
    for line in pending.folded(to: max(20, width), hanging: hanging) {
      if !isFirst { append("\n") }
      for piece in line.pieces { append(piece.text, piece.style) }
      isFirst = false
    }
    pending = StyledLine()
  }

  private mutating func append(_ safe: String, _ style: Style) {
    if usesColor, let escape = style.escape(in: palette), !safe.isEmpty {
      append(escape + safe + Style.end)
    } else {
      append(safe)
    }
  }

  /// Adds bytes as they are: for documents such as JSON, which escape by their own rules.
  package mutating func raw(_ document: [UInt8]) { unsafe document.withUnsafeBytes { unsafe raw($0) } }

  /// Adds bytes as they are; many at once are written without being collected.
  package mutating func raw(_ document: UnsafeRawBufferPointer) {
    appendPending()
    guard document.count >= Self.limit, !isHeld, case .descriptor(let descriptor) = sink else {
      unsafe bytes.append(contentsOf: document)
      if bytes.count > Self.limit { send() }
      return
    }
    send()
    if failure == nil { failure = unsafe System.write(document, to: descriptor) }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count > Self.limit { send() }
  }

  private static let limit = 1 << 16

  /// Writes what has been collected; what went wrong is in ``failure``.
  package mutating func flush() {
    appendPending()
    send()
  }

  /// Writes what has been collected; the line that is being written stays where it is.
  private mutating func send() {
    guard case .descriptor(let descriptor) = sink, !bytes.isEmpty, !isHeld else { return }
    if failure == nil { failure = unsafe bytes.withUnsafeBytes { unsafe System.write($0, to: descriptor) } }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Takes what was held, to show it elsewhere.
  package mutating func takeHeld() -> [UInt8] {
    appendPending()
    isHeld = false
    let held = bytes
    bytes = []
    return held
  }
}

extension Output {
  /// Takes the columns that the terminal has now.
  package mutating func followTerminal() {
    guard isTerminal, case .descriptor(let descriptor) = sink, let columns = Console.columns(of: descriptor)
    else { return }
    width = columns
  }

  /// A text with the codes of a style, for callers that write it themselves.
  package func styled(_ text: String, _ style: Style) -> String {
    let safe = Sanitizer.line(text)
    guard usesColor, let escape = style.escape(in: palette) else { return safe }
    return escape + safe + Style.end
  }
}
