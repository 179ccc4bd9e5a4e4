/// Countries where French is spoken.
extension HolidayTable {
  /// - Source: Code du travail, art. L3133-1.
  static let france = [
    fixed(1, 1, "Jour de l’An"),
    easter(1, "Lundi de Pâques"),
    fixed(5, 1, "Fête du Travail"),
    fixed(5, 8, "Victoire de 1945"),
    easter(39, "Ascension"),
    easter(50, "Lundi de Pentecôte"),
    fixed(7, 14, "Fête nationale"),
    fixed(8, 15, "Assomption"),
    fixed(11, 1, "Toussaint"),
    fixed(11, 11, "Armistice de 1918"),
    fixed(12, 25, "Noël"),
  ]

  /// - Source: Code du travail, art. L3134-13.
  static let alsaceMoselle = france + [easter(-2, "Vendredi saint"), fixed(12, 26, "Saint-Étienne")]

  /// - Source: arrêté royal du 18 avril 1974; Easter and Pentecost Sundays are Sundays by name.
  static let belgium = [
    fixed(1, 1, "Jour de l’An", "Nieuwjaar", "Neujahr"),
    easter(0, "Pâques", "Pasen", "Ostern"),
    easter(1, "Lundi de Pâques", "Paasmaandag", "Ostermontag"),
    fixed(5, 1, "Fête du Travail", "Dag van de Arbeid", "Tag der Arbeit"),
    easter(39, "Ascension", "O.L.H. Hemelvaart", "Christi Himmelfahrt"),
    easter(49, "Pentecôte", "Pinksteren", "Pfingsten"),
    easter(50, "Lundi de Pentecôte", "Pinkstermaandag", "Pfingstmontag"),
    fixed(7, 21, "Fête nationale", "Nationale feestdag", "Nationalfeiertag"),
    fixed(8, 15, "Assomption", "O.L.V. Hemelvaart", "Mariä Himmelfahrt"),
    fixed(11, 1, "Toussaint", "Allerheiligen", "Allerheiligen"),
    fixed(11, 11, "Armistice", "Wapenstilstand", "Waffenstillstand"),
    fixed(12, 25, "Noël", "Kerstmis", "Weihnachten"),
  ]

  /// The days that every canton has.
  ///
  /// - Source: Bundesverfassung, art. 110; the cantons' laws on days of rest.
  static let switzerland = [
    fixed(1, 1, "Neujahr", "Nouvel An", "Capodanno"),
    easter(39, "Auffahrt", "Ascension", "Ascensione"),
    fixed(8, 1, "Bundesfeiertag", "Fête nationale", "Festa nazionale"),
    fixed(12, 25, "Weihnachten", "Noël", "Natale"),
  ]

  /// - Source: Code du travail, art. L. 232-2.
  static let luxembourg = [
    fixed(1, 1, "Jour de l’An", "Neujahr"),
    easter(1, "Lundi de Pâques", "Ostermontag"),
    fixed(5, 1, "Fête du Travail", "Tag der Arbeit"),
    fixed(5, 9, "Journée de l’Europe", "Europatag").since(2019),
    easter(39, "Ascension", "Christi Himmelfahrt"),
    easter(50, "Lundi de Pentecôte", "Pfingstmontag"),
    fixed(6, 23, "Fête nationale", "Nationalfeiertag"),
    fixed(8, 15, "Assomption", "Mariä Himmelfahrt"),
    fixed(11, 1, "Toussaint", "Allerheiligen"),
    fixed(12, 25, "Noël", "Weihnachten"),
    fixed(12, 26, "Saint-Étienne", "Stephanstag"),
  ]
}
