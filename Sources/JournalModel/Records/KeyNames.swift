/// What a key of the front matter means, whatever its language and spelling.
public enum KeyMeaning: Hashable, Sendable {
  case key(Key)
  /// When the file was made: `created`, `date created`, `createdAt`, `créé` …
  case created
  /// When the file was last changed: `modified`, `updated`, `lastmod` …
  case modified

  /// Reads a key in any language, without regard to case, accents, spaces, hyphens and underscores.
  public init?(_ name: String) {
    guard let meaning = unsafe name.withBytes({ unsafe KeyMeaning($0) }) else { return nil }
    self = meaning
  }

  /// Reads a key from its bytes. A leading underscore marks the private keys of other programs.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard unsafe bytes.first != UInt8(ascii: "_"), let meaning = unsafe KeyMeaning.table[bytes] else {
      return nil
    }
    self = meaning
  }

  /// `type` is missing: static-site tools reserve it. So are words that other programs use for
  /// something else, or that are keys of a person's own in another language: `data`, `fine`, `art`, `last`,
  /// `local`, `hora`.
  fileprivate static let table = WordTable(
    "keys", Key.allCases.map(KeyMeaning.key) + [.created, .modified])

}

extension Key {
  /// Reads the name of a key under any of its names; `nil` for keys of the person's own.
  public init?(named name: String) {
    guard case .key(let key)? = KeyMeaning(name) else { return nil }
    self = key
  }

  /// The key that an unknown name probably was meant to be, as it is spelled: one mistake away, or two from
  /// six letters on. The first letter is seldom mistyped, and short words are too near to others: of those
  /// only the canonical names count.
  public static func nearest(to name: String, for kind: Kind) -> (key: Key, spelling: String)? {
    nearest(among: near(name), for: kind)
  }

  /// The one of these that is nearest and belongs to a kind; the first where several are.
  package static func nearest(among near: [NearKey], for kind: Kind) -> (key: Key, spelling: String)? {
    var best: NearKey?
    for found in near where kind.has(found.key) && found.distance < best?.distance ?? .max { best = found }
    return best.map { ($0.key, $0.spelling) }
  }

  /// All names of keys that an unknown name may have been meant to be, whatever the kind.
  package static func near(_ name: String) -> [NearKey] {
    let word = Spelling.letters(of: name)
    guard word.count >= 4, let first = word.first, let candidates = KnownName.all[first] else { return [] }
    let allowed = word.count >= 6 ? 2 : 1
    let letters = KnownName.letters(of: word)
    return candidates.compactMap { known in
      // A mistake changes at most two of the letters that occur.
      guard abs(known.folded.count - word.count) <= allowed,
        (known.letters ^ letters).nonzeroBitCount <= 2 * allowed
      else { return nil }
      let distance = Spelling.distance(word, known.folded)
      return distance <= allowed ? NearKey(key: known.key, spelling: known.spelling, distance: distance) : nil
    }
  }
}

/// A key by one of its names, and how many mistakes another name is away from it.
package struct NearKey: Hashable, Sendable {
  package var key: Key
  package var spelling: String
  package var distance: Int
}

/// A name of a key, made ready to be compared with many others.
private struct KnownName {
  let key: Key
  let spelling: String
  let folded: [UInt8]
  let letters: UInt64

  /// Those that others are compared with, by their first bytes.
  static let all: [UInt8: [KnownName]] = {
    var all: [UInt8: [KnownName]] = [:]
    for (key, spellings) in zip(Key.allCases, KeyMeaning.table.spellings) {
      for spelling in spellings {
        let folded = Array(Folding.folded(spelling).utf8)
        guard let first = folded.first, folded.elementsEqual(key.name.utf8) || folded.count >= 6 else {
          continue
        }
        all[first, default: []].append(
          KnownName(key: key, spelling: spelling, folded: folded, letters: letters(of: folded)))
      }
    }
    return all
  }()

  /// A bit for each byte that occurs; some bytes share one.
  static func letters(of word: [UInt8]) -> UInt64 { word.reduce(0) { $0 | 1 << UInt64($1 & 63) } }
}
