import JournalModel

/// The names that Windows, Outlook and Exchange give to time zones, as `Templates/words/windows-zones.txt`
/// has them: without the `Standard Time` that nearly all end with.
///
/// - Source: the supplemental data windowsZones of the Unicode CLDR, territory 001.
package enum WindowsZones {
  /// The IANA name of a zone; `nil` for a name that Windows does not have.
  package static func name(of zone: String) -> String? {
    let (name, ending) = (zone.lowercased(), " standard time")
    let short = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    guard name.contains("time") || name.hasPrefix("utc"), case let found = table[short], !found.isEmpty else {
      return nil
    }
    return found
  }

  private static let table = NamedWords("windows-zones")
}
