/// Further countries of Europe, and Brazil.
extension HolidayTable {
  /// The days that every state has.
  ///
  /// - Source: Einigungsvertrag, art. 2 (3 October); the states' laws on holidays.
  static let germany = [
    fixed(1, 1, "Neujahr"),
    easter(-2, "Karfreitag"),
    easter(1, "Ostermontag"),
    fixed(5, 1, "Tag der Arbeit"),
    easter(39, "Christi Himmelfahrt"),
    easter(50, "Pfingstmontag"),
    fixed(10, 3, "Tag der Deutschen Einheit"),
    fixed(12, 25, "1. Weihnachtstag"),
    fixed(12, 26, "2. Weihnachtstag"),
  ]

  /// - Source: Feiertagsruhegesetz 1957, § 1.
  static let austria = [
    fixed(1, 1, "Neujahr"),
    fixed(1, 6, "Heilige Drei Könige"),
    easter(1, "Ostermontag"),
    fixed(5, 1, "Staatsfeiertag"),
    easter(39, "Christi Himmelfahrt"),
    easter(50, "Pfingstmontag"),
    easter(60, "Fronleichnam"),
    fixed(8, 15, "Mariä Himmelfahrt"),
    fixed(10, 26, "Nationalfeiertag"),
    fixed(11, 1, "Allerheiligen"),
    fixed(12, 8, "Mariä Empfängnis"),
    fixed(12, 25, "Christtag"),
    fixed(12, 26, "Stefanitag"),
  ]

  /// - Source: legge 260/1949 with its changes; 4 October again from 2026 (legge 151/2025).
  static let italy = [
    fixed(1, 1, "Capodanno"),
    fixed(1, 6, "Epifania"),
    easter(0, "Pasqua"),
    easter(1, "Lunedì dell’Angelo"),
    fixed(4, 25, "Festa della Liberazione"),
    fixed(5, 1, "Festa dei lavoratori"),
    fixed(6, 2, "Festa della Repubblica"),
    fixed(8, 15, "Assunzione di Maria"),
    fixed(10, 4, "San Francesco d’Assisi").since(2026),
    fixed(11, 1, "Ognissanti"),
    weekday(1, .sunday, 11, "Giornata dell’Unità nazionale"),
    fixed(12, 8, "Immacolata Concezione"),
    fixed(12, 25, "Natale"),
    fixed(12, 26, "Santo Stefano"),
  ]

  /// The days of all of Spain: one that falls on a Sunday is left to the communities.
  ///
  /// - Source: Real Decreto 2001/1983, art. 45.
  static let spain = [
    fixed(1, 1, "Año Nuevo"),
    fixed(1, 6, "Epifanía del Señor"),
    easter(-2, "Viernes Santo"),
    fixed(5, 1, "Fiesta del Trabajo"),
    fixed(8, 15, "Asunción de la Virgen"),
    fixed(10, 12, "Fiesta Nacional de España"),
    fixed(11, 1, "Todos los Santos"),
    fixed(12, 6, "Día de la Constitución"),
    fixed(12, 8, "Inmaculada Concepción"),
    fixed(12, 25, "Natividad del Señor"),
  ].map { $0.weekend(.notOnSunday) }

  /// - Source: Código do Trabalho, art. 234.
  static let portugal = [
    fixed(1, 1, "Ano Novo"),
    easter(-2, "Sexta-Feira Santa"),
    easter(0, "Páscoa"),
    fixed(4, 25, "Dia da Liberdade"),
    fixed(5, 1, "Dia do Trabalhador"),
    fixed(6, 10, "Dia de Portugal"),
    easter(60, "Corpo de Deus"),
    fixed(8, 15, "Assunção de Nossa Senhora"),
    fixed(10, 5, "Implantação da República"),
    fixed(11, 1, "Todos os Santos"),
    fixed(12, 1, "Restauração da Independência"),
    fixed(12, 8, "Imaculada Conceição"),
    fixed(12, 25, "Natal"),
  ]

  /// The days of all of Brazil; states and towns have more, and most keep Good Friday.
  ///
  /// - Source: leis 662/1949, 6.802/1980, 9.093/1995, 10.607/2002, 14.759/2023.
  static let brazil = [
    fixed(1, 1, "Confraternização Universal"),
    easter(-2, "Sexta-feira Santa"),
    fixed(4, 21, "Tiradentes"),
    fixed(5, 1, "Dia do Trabalho"),
    fixed(9, 7, "Independência do Brasil"),
    fixed(10, 12, "Nossa Senhora Aparecida"),
    fixed(11, 2, "Finados"),
    fixed(11, 15, "Proclamação da República"),
    fixed(11, 20, "Dia Nacional de Zumbi e da Consciência Negra").since(2024),
    fixed(12, 25, "Natal"),
  ]

  /// Liberation Day is counted where most agreements make it a free day: every fifth year.
  ///
  /// - Source: Algemene termijnenwet, art. 3.
  static let netherlands = [
    fixed(1, 1, "Nieuwjaarsdag"),
    easter(-2, "Goede Vrijdag"),
    easter(0, "Eerste paasdag"),
    easter(1, "Tweede paasdag"),
    fixed(4, 27, "Koningsdag").weekend(.sundayToSaturday).since(2014),
    fixed(5, 5, "Bevrijdingsdag").every(5),
    easter(39, "Hemelvaartsdag"),
    easter(49, "Eerste pinksterdag"),
    easter(50, "Tweede pinksterdag"),
    fixed(12, 25, "Eerste kerstdag"),
    fixed(12, 26, "Tweede kerstdag"),
  ]
}
