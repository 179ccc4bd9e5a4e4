/// A number at which somebody listens, by night too.
public struct HelpLine: Hashable, Sendable {
  /// Who answers, by their own name.
  public var name: String
  /// What to dial.
  public var number: String

  /// The lines of a country, by its ISO 3166 code in lower case; empty where none is known.
  ///
  /// - Source: the organizations' own sites in 2026: 3114.fr, asso-sps.fr, preventionsuicide.be, 143.ch,
  ///   samaritans.org, 988lifeline.org, 988.ca, telefonseelsorge.de and .at, linea024 (sanidad.gob.es),
  ///   telefonoamico.it, sns24.gov.pt, cvv.org.br, 113.nl, 454545.lu, lifeline.org.au, 1737.org.nz,
  ///   inochi-sos (lifelink.or.jp), 109 (Korea).
  public static func lines(in country: String) -> [HelpLine] {
    table.first { $0.country == country }?.lines ?? []
  }

  /// The country of a zone, such as `fr` for `Europe/Paris`; `nil` where the zone's name does not tell it.
  public static func country(ofZone name: String) -> String? {
    if let known = zones.first(where: { $0.zones.contains(name) }) { return known.country }
    if name.hasPrefix("Australia/") { return "au" }
    return name.hasPrefix("US/") ? "us" : nil
  }

  private static let table: [(country: String, lines: [HelpLine])] = [
    (
      "fr",
      [HelpLine(name: "3114", number: "3114"), HelpLine(name: "SPS Soignants", number: "0 805 23 23 36")]
    ),
    ("be", [HelpLine(name: "Centre de prévention du suicide", number: "0800 32 123")]),
    ("ch", [HelpLine(name: "143", number: "143")]),
    ("lu", [HelpLine(name: "SOS Détresse", number: "45 45 45")]),
    ("gb", [HelpLine(name: "Samaritans", number: "116 123")]),
    ("ie", [HelpLine(name: "Samaritans", number: "116 123")]),
    ("us", [HelpLine(name: "988 Lifeline", number: "988")]),
    ("ca", [HelpLine(name: "9-8-8", number: "988")]),
    ("de", [HelpLine(name: "TelefonSeelsorge", number: "0800 111 0 111")]),
    ("at", [HelpLine(name: "TelefonSeelsorge", number: "142")]),
    ("es", [HelpLine(name: "Línea 024", number: "024")]),
    ("it", [HelpLine(name: "Telefono Amico", number: "02 2327 2327")]),
    ("pt", [HelpLine(name: "SNS 24", number: "808 24 24 24")]),
    ("nl", [HelpLine(name: "113", number: "0800-0113")]),
    ("au", [HelpLine(name: "Lifeline", number: "13 11 14")]),
    ("nz", [HelpLine(name: "1737", number: "1737")]),
    ("br", [HelpLine(name: "CVV", number: "188")]),
    ("jp", [HelpLine(name: "#いのちSOS", number: "0120-061-338")]),
    ("kr", [HelpLine(name: "109", number: "109")]),
  ]

  private static let zones: [(country: String, zones: [String])] = [
    (
      "fr", ["Europe/Paris", "Indian/Reunion", "America/Martinique", "America/Guadeloupe", "America/Cayenne"]
    ),
    ("be", ["Europe/Brussels"]), ("ch", ["Europe/Zurich"]), ("lu", ["Europe/Luxembourg"]),
    ("gb", ["Europe/London", "Europe/Belfast", "GB"]), ("ie", ["Europe/Dublin"]),
    ("de", ["Europe/Berlin", "Europe/Busingen"]),
    ("at", ["Europe/Vienna"]), ("es", ["Europe/Madrid", "Atlantic/Canary", "Africa/Ceuta"]),
    ("it", ["Europe/Rome"]),
    ("pt", ["Europe/Lisbon", "Atlantic/Azores", "Atlantic/Madeira"]), ("nl", ["Europe/Amsterdam"]),
    (
      "us",
      [
        "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Phoenix",
        "America/Anchorage",
        "America/Detroit", "America/Boise", "Pacific/Honolulu", "America/Indiana/Indianapolis",
        "America/Kentucky/Louisville",
      ]
    ),
    (
      "ca",
      [
        "America/Toronto", "America/Montreal", "America/Vancouver", "America/Edmonton", "America/Winnipeg",
        "America/Regina",
        "America/Halifax", "America/St_Johns", "America/Moncton",
      ]
    ), ("nz", ["Pacific/Auckland"]),
    (
      "br",
      [
        "America/Sao_Paulo", "America/Rio_Branco", "America/Manaus", "America/Bahia", "America/Fortaleza",
        "America/Recife", "America/Belem", "America/Cuiaba", "America/Campo_Grande", "America/Porto_Velho",
        "America/Boa_Vista", "America/Maceio", "America/Araguaina", "America/Noronha", "Brazil/East",
      ]
    ), ("jp", ["Asia/Tokyo"]), ("kr", ["Asia/Seoul"]),
  ]
}
