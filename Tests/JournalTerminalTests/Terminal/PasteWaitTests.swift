import Testing

@testable import JournalTerminal

@Suite struct PasteWaitTests {
  private static let millisecond: Int64 = 1_000_000

  /// What comes after the beginning of a paste: when, in milliseconds, how many bytes, and whether they are
  /// typed.
  struct Piece {
    var moment: Int64
    var count: Int
    var isTyped: Bool
  }

  private static func pieces(_ rows: [(Int64, Int, Bool)]) -> [Piece] {
    rows.map { Piece(moment: $0.0, count: $0.1, isTyped: $0.2) }
  }

  private static let slowLine = pieces([
    (10, 4, false), (25, 4, false), (1800, 4096, false), (3700, 300, false), (3701, 2, false),
  ])
  private static let manyPieces = (1...300).map { Piece(moment: $0 * 15, count: 3, isTyped: false) }
  private static let typing = pieces([
    (300, 1, false), (600, 1, false), (1200, 1, false), (1900, 1, false), (2050, 1, true), (2100, 6, true),
  ])
  private static let heldKey = pieces([
    (1000, 1, false), (1033, 1, false), (1066, 1, false), (1990, 3, false), (2023, 3, true),
  ])

  @Test(arguments: [slowLine, manyPieces, typing, heldKey])
  func `what comes when the end of a paste did not is typed`(pieces: [Piece]) {
    var wait = PasteWait()
    wait.begin(at: 0)
    for piece in pieces {
      let isOver = wait.isOver(after: piece.count, at: piece.moment * Self.millisecond)
      #expect(isOver == piece.isTyped, "\(piece)")
    }
  }

  @Test func `a paste is over two seconds after its last piece`() {
    var wait = PasteWait()
    wait.begin(at: 0)
    func isOver(after count: Int?, at moment: Int64) -> Bool {
      wait.isOver(after: count, at: moment * Self.millisecond)
    }
    let before = [isOver(after: 400, at: 1000), isOver(after: nil, at: 2999), isOver(after: nil, at: 3000)]
    #expect(before == [false, false, true])
    wait.end()
    wait.begin(at: 9000 * Self.millisecond)
    let next = isOver(after: nil, at: 9001)
    #expect(!next)
  }

  @Test(arguments: [(nil as Int32?, 200 as Int32), (1500, 200), (40, 40), (0, 0)])
  func `nothing that waits to be kept waits for a paste`(limit: Int32?, pause: Int32) {
    #expect(PasteWait().pause(limit) == pause)
  }
}
