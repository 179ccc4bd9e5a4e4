import JournalFormat
import JournalModel
import Synchronization
import SystemLibrary

/// The time zones of the system: the files of zoneinfo. The program carries none of its own: rules change
/// several times a year, and the system's package `tzdata` follows them.
public struct SystemZones: Sendable {
  /// The folders that may hold the files, in the order in which they are asked.
  public var folders: [String] { didSet { known = KnownZones() } }
  /// The file or link that names the zone of the machine.
  public var localFile: String
  private var known = KnownZones()

  /// Where systems keep the files.
  private static let usualFolders = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
  ]

  /// The zones of some folders; without them those of `TZDIR`, which takes the place of the system's as it
  /// does for the C library, else the system's.
  public init(
    folders: [String]? = nil, localFile: String = "/etc/localtime", environment: Environment = .current
  ) {
    self.folders = folders ?? environment["TZDIR"].map { [$0] } ?? SystemZones.usualFolders
    self.localFile = localFile
  }

  /// The zone with an IANA name, or with a name that says its offset, such as `UTC` or `+02:00`; `nil` where
  /// the system has none of that name, or the name is not one.
  public func zone(named name: String) -> TimeZoneRules? {
    guard SystemZones.isName(name) else { return TimeZoneRules(ofOffset: name) }
    return known.zone(named: name) {
      for folder in folders {
        if let bytes = SystemZones.bytes(folder + "/" + name),
          let zone = TimeZoneRules(name: name, tzif: bytes)
        {
          return zone
        }
      }
      return TimeZoneRules(ofOffset: name)
    }
  }

  /// Whether the machine has rules at all: the name of a zone says nothing where it has not.
  package var areInstalled: Bool { zone(named: "Europe/London") != nil }

  /// The zone of the process: of `TZ`, else of `/etc/localtime`, else UTC; `nil` where `TZ` names a zone that
  /// is not there: nobody knows then what the clocks of the person say.
  ///
  /// `TZ` may name a file, `Europe/Paris` and `:Europe/Paris`, or say the rule, `CET-1CEST,M3.5.0,M10.5.0/3`.
  public func current(environment: Environment = .current) -> TimeZoneRules? {
    guard let variable = environment["TZ"] else { return zone(ofFile: localFile) ?? .utc }
    let name = variable.utf8.first == 0x3A ? String(variable.unicodeScalars.dropFirst()) : variable
    if let zone = zone(named: name) { return zone }
    return name.utf8.first == 0x2F ? zone(ofFile: name) : TimeZoneRules(posix: name)
  }

  /// What is wrong with the name of a zone that is not there, as the value of a key.
  package func reason(ofUnknown name: String, key: String) -> Problem.Reason {
    areInstalled
      ? .wrongValue(key: key, found: name, expected: meant(by: name).map { .oneOf([$0]) } ?? .zoneName)
      : .noZoneRules(name, folder: folders.count == 1 ? folders[0] : nil)
  }

  /// The name that a person means by a part of one, or in other letters: `Paris`, `new york`, `europe/paris`.
  private func meant(by name: String) -> String? {
    let words = Folding.folded(name).split(separator: "/").map { part in
      part.split { $0 == " " || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: "_")
    }
    let areas = [
      "", "Europe/", "America/", "Asia/", "Africa/", "Australia/", "Pacific/", "Atlantic/", "Indian/",
    ]
    return areas.lazy.map { $0 + words.joined(separator: "/") }.first { zone(named: $0) != nil }
  }

  /// The zone of a file; its name is what follows `zoneinfo/` in its path, links followed.
  private func zone(ofFile path: String) -> TimeZoneRules? {
    guard let bytes = SystemZones.bytes(path) else { return nil }
    let real = (try? System.real.realPath(path)).map { PathText.text($0) } ?? path
    for folder in folders where real.utf8.starts(with: (folder + "/").utf8) {
      let name = String(Substring(real.utf8.dropFirst(folder.utf8.count + 1)))
      if SystemZones.isName(name) { return TimeZoneRules(name: name, tzif: bytes) }
    }
    return TimeZoneRules(name: "", tzif: bytes)
  }

  /// Whether a text can be the name of a zone: it must not leave the folder.
  private static func isName(_ name: String) -> Bool {
    guard name.utf8.count <= 64, let parts = try? RelativePath.parts(name), !parts.isEmpty else {
      return false
    }
    return name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || "/_-+".utf8.contains(byte)
    }
  }

  private static func bytes(_ path: String) -> [UInt8]? {
    guard let file = try? unsafe System.real.openForReading(PathText.cString(path), followingLinks: true),
      let status = try? System.real.status(file), status.kind == .file, status.state.size <= 1 << 20
    else { return nil }
    return try? System.real.readAll(file, expecting: Int(status.state.size))
  }
}

/// The zones that were asked for: each of ten thousand entries names one, and a file is read once.
private final class KnownZones: Sendable {
  /// Most names that are kept; a file to be imported may name as many as it likes.
  private static let capacity = 1_000
  // A list: to make the type of a dictionary takes the runtime longer than all that is found in it.
  private let zones = Mutex<[(name: String, zone: TimeZoneRules?)]>([])

  func zone(named name: String, read: () -> TimeZoneRules?) -> TimeZoneRules? {
    if let known = zones.withLock({ $0.first { $0.name == name } }) { return known.zone }
    let zone = read()
    zones.withLock { if $0.count < KnownZones.capacity { $0.append((name, zone)) } }
    return zone
  }
}

/// The system's clock.
public enum SystemClock {
  /// Now.
  public static func now() -> Instant {
    Instant(secondsSinceEpoch: System.now() / 1_000_000_000)
  }
}
