import JournalModel

/// A number at which somebody listens, by night too.
public struct HelpLine: Hashable, Sendable {
  /// Who answers, by their own name.
  public var name: String
  /// What to dial.
  public var number: String

  /// The lines of a country, by its ISO 3166 code in lower case; empty where none is known. They are in
  /// `Templates/words/help-lines.txt`.
  ///
  /// - Source: the organizations' own sites in 2026: 3114.fr, asso-sps.fr, preventionsuicide.be, 143.ch,
  ///   samaritans.org, 988lifeline.org, 988.ca, telefonseelsorge.de and .at, linea024 (sanidad.gob.es),
  ///   telefonoamico.it, sns24.gov.pt, cvv.org.br, 113.nl, 454545.lu, lifeline.org.au, 1737.org.nz,
  ///   inochi-sos (lifelink.or.jp), 109 (Korea).
  public static func lines(in country: String) -> [HelpLine] {
    NamedWords("help-lines")[country].split(separator: ",").map { line in
      let parts = line.split(separator: "=").map { String($0).trimmed }
      return HelpLine(name: parts.first ?? "", number: parts.last ?? "")
    }
  }

  /// The country of a zone, such as `fr` for `Europe/Paris`; `nil` where the zone's name does not tell it.
  public static func country(ofZone name: String) -> String? {
    let zones = NamedWords("zones")
    let country = zones.names.first { zones[$0].split(separator: " ").contains { $0 == name } }
    if let country { return country }
    if name.hasPrefix("Australia/") { return "au" }
    return name.hasPrefix("US/") ? "us" : nil
  }
}
