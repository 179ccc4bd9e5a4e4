import JournalModel
import Testing

@testable import JournalLanguage

@Suite struct MessageTests {
  private static let catalog = Catalog(
    """
    # A comment = none
    aa = plain
    ab = { $name } and { $name }{ $other }
    ac = {" "}a blank{" "}
    ad =
        first line
        second { $name }

          indented
    ae = { $count ->
        [0] nothing
        [one] one { $name }
       *[other] { NUMBER($count) } things
    }, { $kind ->
        [a] an A
       *[b] a B, { $kind }
    }.
    af = { aa } { QUOTED($name) }
    ag = { $count ->
        [one] { $kind ->
            [a] one A
           *[b] one B
        } here
       *[other] many
    } there
    ah = {"{"}name{"}"} {"\\\\"}
    ai = a word
        .dative = a word’s { $name }
        .other = another
    b-c = a hyphen
    bc = no hyphen

    """)

  @Test(arguments: [
    ("aa", "plain"), ("ab", "x{y and x{y3"), ("ac", " a blank "),
    ("ad", "first line\nsecond x{y\n\n  indented"),
    ("ae", "3 things, a B, bee."), ("af", "plain “x{y”"), ("ag", "many there"), ("ah", "{name} \\"),
    ("ai", "a word"), ("b-c", "a hyphen"), ("bc", "no hyphen"),
  ])
  func `a message is printed with its values`(name: String, text: String) {
    #expect(Self.printed(name, count: 3) == text)
  }

  @Test(arguments: [
    (0, "a", "nothing, an A."), (1, "a", "one x{y, an A."), (-1, "b", "one x{y, a B, bee."),
    (12_345, "c", "12,345 things, a B, bee."),
  ])
  func `a number selects by its digits and its plural category, a choice by its name`(
    count: Int, kind: String, text: String
  ) {
    #expect(Self.printed("ae", count: count, kind: kind) == text)
  }

  @Test func `variants within a variant`() {
    #expect(Self.printed("ag", count: 1, kind: "a") == "one A here there")
    #expect(Self.printed("ag", count: 1, kind: "z") == "one B here there")
  }

  @Test func `a form of a message is an attribute`() throws {
    let pattern = try #require(Self.catalog.pattern(of: "ai"))
    #expect(Self.catalog.attribute("dative", ofPatternAt: pattern) != nil)
    #expect(Self.catalog.attribute("other", ofPatternAt: pattern) != nil)
    #expect(Self.catalog.attribute("dat", ofPatternAt: pattern) == nil)
    let plain = try #require(Self.catalog.pattern(of: "ah"))
    #expect(Self.catalog.attribute("dative", ofPatternAt: plain) == nil)
  }

  @Test(arguments: ["", "a", "aaa", "a-", "ab-", "b", "b-", "bcd", "zz", "A", "first", "dative"])
  func `what is no message is not found`(name: String) {
    #expect(Self.catalog.pattern(of: name) == nil)
  }

  @Test func `every message of every language is found by its name`() {
    for language in Language.allCases {
      let catalog = Catalog(language)
      let names = catalog.names
      #expect(names.count > 1_500)
      #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, "\(language)")
      for name in names {
        #expect(catalog.pattern(of: name) != nil, "\(language): \(name)")
        #expect(catalog.pattern(of: name + "-") == nil || names.contains(name + "-"))
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `no language lacks a message`(language: Language) {
    #expect(Catalog(language).names == Catalog(.english).names)
  }

  @Test(arguments: Language.allCases)
  func `no language uses a value that English does not name`(language: Language) {
    let catalog = Catalog(language)
    let english = Catalog(.english)
    for name in catalog.names {
      let known = english.variables(of: name).union(english.declared(above: name))
      #expect(catalog.variables(of: name).subtracting(known) == [], "\(language): \(name)")
    }
  }

  @Test(arguments: Language.allCases)
  func `every message can be printed with any values`(language: Language) {
    let phrases = language.phrases
    for name in phrases.catalog.names {
      let variables = phrases.catalog.variables(of: name)
      for count in [1, 2] {
        let text = phrases.say(name, form: nil, variables.map { ($0, .count(count, .day)) }) ?? ""
        #expect(!text.contains("{ $") && !text.contains("*["), "\(language): \(name): \(text)")
        #expect(!text.isEmpty, "\(language): \(name)")
      }
    }
  }

  @Test(arguments: [
    ("일기", "‘일기’를, 일기가, 일기는, 일기와, 일기로, 일기라는"),
    ("기록", "‘기록’을, 기록이, 기록은, 기록과, 기록으로, 기록이라는"),
    // ㄹ is no consonant before 로.
    ("서울", "‘서울’을, 서울이, 서울은, 서울과, 서울로, 서울이라는"),
    ("11월 24일(화)", "‘11월 24일(화)’을, 11월 24일(화)이, 11월 24일(화)은, 11월 24일(화)과, 11월 24일(화)로, 11월 24일(화)이라는"),
    ("07:30", "‘07:30’을, 07:30이, 07:30은, 07:30과, 07:30으로, 07:30이라는"),
    ("19:05", "‘19:05’를, 19:05가, 19:05는, 19:05와, 19:05로, 19:05라는"),
    ("age", "‘age’을(를), age이(가), age은(는), age와(과), age(으)로, age(이)라는"),
  ])
  func `a particle of Korean is that which the word before it asks for`(word: String, text: String) {
    let catalog = Catalog(
      "a = ‘{ $w }’을(를), { $w }이(가), { $w }은(는), { $w }와(과), { $w }(으)로, { $w }(이)라는\n")
    #expect(
      MessagePrinter.print(Phrases(.korean, catalog), catalog, at: 4, [("w", .text(word))]) == text)
  }

  @Test(arguments: [
    (Language.english, "report-slept", 1, "Sleep is known in 1 of 1 rest."),
    (.english, "report-slept", 2, "Sleep is known in 2 of 2 rests."),
    (.german, "report-slept", 1, "Der Schlaf ist in 1 von 1 Ruhezeit bekannt."),
    (.spanish, "report-slept", 1, "El sueño se conoce en 1 de 1 descanso."),
    (.italian, "report-slept", 1, "Il sonno è noto in 1 di 1 riposo."),
    (.dutch, "report-slept", 1, "De slaap is bekend in 1 van 1 rusttijd."),
    (.portuguese, "report-slept", 1, "O sono é conhecido em 1 de 1 descanso."),
    (.portuguese, "sleep-meanSteps", 1, "1 passo por dia (1 dia)"),
    (.english, "sleep-meanSteps", 1, "1 step a day (1 day)"),
    (.english, "work-changes", 1, "1 of 1 shift was changed, 1 with less than 48 hours' notice"),
    (.french, "work-changes", 1, "1 sur 1 poste a changé, 1 à moins de 48 heures"),
    (.german, "work-changes", 1, "1 von 1 Dienst wurde geändert, 1 mit weniger als 48 Stunden Vorlauf"),
    (.dutch, "caption-reindexed", 1, "1 bestand: 1 gelezen, 1 toegevoegd, 1 gewijzigd, 1 verwijderd"),
    (.german, "caption-reindexed", 1, "1 Datei: 1 gelesen, 1 neu, 1 geändert, 1 entfernt"),
    (.spanish, "caption-reindexed", 1, "Archivos: 1; leídos: 1; añadidos: 1; cambiados: 1; quitados: 1"),
    (
      .english, "confirmation-undoneBatch-kept", 1,
      "Undone: 1 file; new ones are in the trash; 1 was changed since and stays"
    ),
    (
      .portuguese, "confirmation-undoneBatch-kept", 1,
      "Desfeito: 1 arquivo; os novos estão na lixeira; 1 mudou desde então e permanece"
    ),
    (
      .portuguese, "input-taken", 0,
      "0 linhas da entrada padrão são o texto; “< /dev/null” deixa a entrada como está"
    ),
    (.italian, "importing-sealed", 1, "di cui 1 sigillata"),
    (.french, "importing-sealed", 2, "dont 2 scellées"),
  ])
  func `what counts agrees with its number`(language: Language, name: String, count: Int, text: String) {
    let nouns: [String: Noun] = ["files": .file, "days": .day]
    let phrases = language.phrases
    let values = phrases.catalog.variables(of: name).map { variable -> (name: String, value: MessageValue) in
      let noun = variable == "all" && name == "work-changes" ? .shift : nouns[variable]
      let undone = variable == "count" && name.hasPrefix("confirmation") ? Noun.file : noun
      return (variable, undone.map { .count(count, $0) } ?? .number(count))
    }
    #expect(phrases.say(name, form: nil, values) == text)
  }

  private static func printed(_ name: String, count: Int, kind: String = "b") -> String? {
    // `aa` of another message is looked for in the language's own catalog.
    catalog.pattern(of: name).map {
      MessagePrinter.print(
        Phrases(.english, catalog), catalog, at: $0,
        [
          ("name", .text("x{y")), ("count", .count(count, .shift)), ("other", .number(3)),
          ("kind", .choice(kind, "bee")),
        ])
    }
  }
}

extension Catalog {
  /// The names of variables in the comment above a message: those that it is given, but does not use itself.
  fileprivate func declared(above name: String) -> Set<String> {
    guard let pattern = pattern(of: name) else { return [] }
    let text = String(decoding: bytes(max(0, pattern - 600)..<pattern), as: UTF8.self)
    let comment = text.split(separator: "\n").dropLast().reversed().prefix { $0.hasPrefix("# ") }
    return Set(comment.flatMap { $0.matches(of: #/\$(\w+)/#).map { String($0.1) } })
  }

  /// The names of the variables that a message uses.
  fileprivate func variables(of name: String) -> Set<String> {
    guard var index = pattern(of: name) else { return [] }
    var variables: Set<String> = []
    while index < count {
      if self[index] == UInt8(ascii: "\n"), Catalog.isLetter(self[index + 1]) { break }
      if self[index] == UInt8(ascii: "$") {
        var end = index + 1
        while Catalog.isName(self[end]) { end += 1 }
        variables.insert(String(decoding: bytes(index + 1..<end), as: UTF8.self))
      }
      index += 1
    }
    return variables
  }
}
