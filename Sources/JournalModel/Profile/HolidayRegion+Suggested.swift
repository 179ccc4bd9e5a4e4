extension HolidayRegion {
  /// The region whose holidays a person probably has, to be offered: the one in which her time zone lies,
  /// else the country of her language's name; `nil` where neither says one.
  ///
  /// Where a zone lies in one part of a country, or in one above all, that part is suggested.
  ///
  /// - Parameters:
  ///   - zone: an IANA name, such as `Europe/Zurich`.
  ///   - language: a language or a locale, such as `fr-CA` or `de_CH.UTF-8`.
  package static func suggested(zone: String?, language: String?) -> HolidayRegion? {
    let tag = Folding.folded(language ?? "").split { $0 == "." || $0 == "@" }.first ?? ""
    let subtags = tag.split { $0 == "-" || $0 == "_" }
    guard let code = zone.flatMap({ code(ofZone: $0) }) else {
      return subtags.dropFirst().first { $0.utf8.count == 2 }.flatMap { HolidayRegion(code: String($0)) }
    }
    // One zone for both: who speaks French there is of Quebec rather than of Ontario.
    return HolidayRegion(code: code == "ca-on" && subtags.first == "fr" ? "ca-qc" : code)
  }

  /// The code of the region in which a zone lies.
  private static func code(ofZone zone: String) -> String? {
    let row = zones.first { row in
      row.names.split(separator: " ").contains { $0 == zone || $0.hasSuffix("/") && zone.hasPrefix($0) }
    }
    return row?.code
  }

  /// Regions with their zones; a name that ends with `/` is all that begins so.
  ///
  /// - Source: `zone.tab` and `backward` of the tz database.
  private static let zones: [(code: String, names: String)] = [
    ("at", "Europe/Vienna"),
    ("au-act", "Australia/Canberra Australia/ACT"),
    ("au-nsw", "Australia/Sydney Australia/NSW Australia/Broken_Hill Australia/Yancowinna"),
    ("au-nsw", "Australia/Lord_Howe Australia/LHI"),
    ("au-nt", "Australia/Darwin Australia/North"),
    ("au-qld", "Australia/Brisbane Australia/Lindeman Australia/Queensland"),
    ("au-sa", "Australia/Adelaide Australia/South"),
    ("au-tas", "Australia/Hobart Australia/Currie Australia/Tasmania"),
    ("au-vic", "Australia/Melbourne Australia/Victoria"),
    ("au-wa", "Australia/Perth Australia/Eucla Australia/West"),
    ("be", "Europe/Brussels"),
    ("br", "Brazil/ America/Sao_Paulo America/Noronha America/Belem America/Fortaleza America/Recife"),
    ("br", "America/Araguaina America/Maceio America/Bahia America/Campo_Grande America/Cuiaba"),
    ("br", "America/Santarem America/Porto_Velho America/Boa_Vista America/Manaus America/Eirunepe"),
    ("br", "America/Rio_Branco America/Porto_Acre"),
    ("ca-ab", "America/Edmonton Canada/Mountain"),
    ("ca-bc", "America/Vancouver America/Dawson_Creek America/Fort_Nelson America/Creston Canada/Pacific"),
    ("ca-mb", "America/Winnipeg Canada/Central"),
    ("ca-nb", "America/Moncton"),
    ("ca-nl", "America/St_Johns America/Goose_Bay Canada/Newfoundland"),
    ("ca-ns", "America/Halifax America/Glace_Bay Canada/Atlantic"),
    ("ca-nt", "America/Yellowknife America/Inuvik"),
    ("ca-nu", "America/Iqaluit America/Rankin_Inlet America/Resolute America/Cambridge_Bay"),
    ("ca-nu", "America/Pangnirtung"),
    ("ca-on", "America/Toronto America/Thunder_Bay America/Nipigon America/Rainy_River America/Atikokan"),
    ("ca-on", "Canada/Eastern"),
    ("ca-qc", "America/Montreal America/Blanc-Sablon"),
    ("ca-sk", "America/Regina America/Swift_Current Canada/Saskatchewan"),
    ("ca-yt", "America/Whitehorse America/Dawson Canada/Yukon"),
    ("ch", "Europe/Zurich"),
    ("de", "Europe/Berlin Europe/Busingen"),
    ("es", "Europe/Madrid"), ("es-ce", "Africa/Ceuta"), ("es-cn", "Atlantic/Canary"),
    ("fr", "Europe/Paris"), ("fr-971", "America/Guadeloupe"), ("fr-972", "America/Martinique"),
    ("fr-973", "America/Cayenne"), ("fr-974", "Indian/Reunion"), ("fr-976", "Indian/Mayotte"),
    ("gb-eng", "Europe/London GB GB-Eire"), ("gb-nir", "Europe/Belfast"),
    ("ie", "Europe/Dublin Eire"),
    ("it", "Europe/Rome"),
    ("jp", "Asia/Tokyo Japan"),
    ("kr", "Asia/Seoul ROK"),
    ("lu", "Europe/Luxembourg"),
    ("nl", "Europe/Amsterdam"),
    ("pt", "Europe/Lisbon Portugal Atlantic/Madeira Atlantic/Azores"),
    ("us", "US/ America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix"),
    ("us", "America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat"),
    ("us", "America/Nome America/Adak America/Atka America/Boise America/Detroit America/Menominee"),
    ("us", "America/Indiana/ America/Kentucky/ America/North_Dakota/ America/Indianapolis"),
    ("us", "America/Fort_Wayne America/Louisville America/Knox_IN America/Shiprock Navajo"),
    ("us", "Pacific/Honolulu Pacific/Johnston"),
  ]
}
