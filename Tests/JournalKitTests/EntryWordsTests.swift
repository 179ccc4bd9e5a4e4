import Testing

@testable import JournalKit
import JournalModel

@Suite struct EntryWordsTests {
  @Test(arguments: [
    ("Ward was loud. We coped.", "Ward was loud.", "We coped."),
    ("Ward was loud.", "Ward was loud.", ""),
    ("Why? Nobody knows", "Why?", "Nobody knows"),
    ("“Never again!” she said", "“Never again!” she said", ""),
    ("“Never again!” She left.", "“Never again!”", "She left."),
    ("Dr. Martin came. Fine", "Dr. Martin came.", "Fine"),
    ("z. B. nachts. Und dann", "z. B. nachts.", "Und dann"),
    ("Am 3. Dezember war es still. Schön", "Am 3. Dezember war es still.", "Schön"),
    ("Well... it was", "Well... it was", ""),
    ("ward was loud. we coped", "ward was loud.", "we coped"),
    ("J’ai tenu ! Et toi ? Oui", "J’ai tenu !", "Et toi ? Oui"),
    ("今日は静か。明日は？", "今日は静か。", "明日は？"),
    ("One line\nanother", "One line", "another"),
    ("", "", ""),
  ]) func `the first sentence is the title`(words: String, title: String, text: String) {
    let read = EntryWords([words], tellsWhen: true).titleAndText
    #expect(read == (title, text))
  }

  @Test func `a sentence that is no title is text`() {
    let long = String(repeating: "word ", count: 30) + "end. More."
    #expect(EntryWords([long], tellsWhen: true).titleAndText == ("", long))
  }

  @Test(arguments: [
    ("yesterday: tired", nil, "yesterday", "tired"),
    ("yesterday 9pm: tired", "yesterday 9pm", nil, "tired"),
    ("21:30: tired", "21:30", nil, "tired"),
    ("hier à 19h30: fatiguée", "hier à 19h30", nil, "fatiguée"),
    ("2026-11-20: tired", nil, "2026-11-20", "tired"),
    // The hour in words, the part of the day behind it.
    ("ayer a las nueve: tired", "ayer 9:00", nil, "tired"),
    ("gestern um neun: tired", "gestern 9:00", nil, "tired"),
    ("yesterday at twelve: tired", "yesterday 12:00", nil, "tired"),
    ("ayer a la una: tired", "ayer 1:00", nil, "tired"),
    ("ayer a las 9 de la noche: tired", "ayer noche 21:00", nil, "tired"),
    ("ayer 9 de la noche: tired", "ayer noche 21:00", nil, "tired"),
    ("el lunes a las 3 de la tarde: tired", "el lunes 15:00", nil, "tired"),
    ("yesterday at 9 in the evening: tired", "yesterday 21:00", nil, "tired"),
    ("gestern um 9 Uhr abends: tired", "gestern 21:00", nil, "tired"),
    ("hier à 9 heures du soir: tired", "hier 21:00", nil, "tired"),
    ("ieri alle 9 di sera: tired", "ieri 21:00", nil, "tired"),
    ("ontem às 9 da noite: tired", "ontem noite 21:00", nil, "tired"),
    ("anoche a las 3: tired", "anoche 03:00", nil, "tired"),
    ("gisteravond om 9: tired", "gisteravond 21:00", nil, "tired"),
    ("Mo: tired", nil, "Mo", "tired"), ("昨日: tired", nil, "昨日", "tired"),
    ("昨日：疲れた", nil, "昨日", "疲れた"), ("昨日の夜：疲れた", nil, "昨日の夜", "疲れた"),
    ("gestern um halb zehn: tired", "gestern 9:30", nil, "tired"),
    ("gisteren half 5: tired", nil, nil, "gisteren half 5: tired"),
    // Not a day, not alone before its colon, a list, a sentence.
    ("the 31 of never: tired", nil, nil, "the 31 of never: tired"),
    ("Room 4: quiet", nil, nil, "Room 4: quiet"),
    ("4: quiet", nil, nil, "4: quiet"),
    ("So: that was it", nil, nil, "So: that was it"), ("OK: fine", nil, nil, "OK: fine"),
    ("november: quiet", nil, nil, "november: quiet"),
    ("at 21:30 it was quiet", nil, nil, "at 21:30 it was quiet"),
  ]) func `a day or a time before a colon is when`(words: String, at: String?, day: String?, rest: String) {
    let read = EntryWords([words], tellsWhen: true)
    #expect(read.at == at.flatMap { MomentArgument($0) })
    #expect(read.date == day.flatMap { DayArgument($0) })
    #expect(read.words == rest)
  }

  @Test(arguments: ["La mañana: larga", "De mañana: larga", "der Morgen: lang"])
  func `the morning is this one`(words: String) {
    let read = EntryWords([words], tellsWhen: true)
    #expect(read.date?.isToday == true && read.hasPartOfDay)
    #expect(EntryWords(["para mañana: x"], tellsWhen: true).date?.isToday != true)
  }

  @Test(arguments: ["gestern um viertel zehn", "gestern um dreiviertel 10", "last week", "la semana pasada"])
  func `what was meant as a moment and is none is told`(words: String) {
    #expect(EntryWords([words + ": tired"], tellsWhen: true).strangeMoment == words)
  }

  @Test func `where the options say when, words are words`() {
    let read = EntryWords(["yesterday: tired"], tellsWhen: false)
    #expect(read.date == nil)
    #expect(read.words == "yesterday: tired")
  }

  @Test func `tags and names are read and stay`() {
    let long = String(repeating: "x", count: 300)
    let read = EntryWords(
      ["Late #calm, with @Léa and @léa@ward.org, #4, #ward/night! #calm # @ #\(long)"], tellsWhen: true)
    #expect(read.tags == ["calm", "ward/night"])
    #expect(read.people == ["Léa"])
    #expect(read.words.hasPrefix("Late #calm, with @Léa"))
  }

  @Test(arguments: [
    ("gestern 21 Uhr: Laut", "gestern", "21:00"), ("gestern 21 Uhr 30: Laut", "gestern", "21:30"),
    ("hier soir 22h: Bruit", "hier", "22:00"), ("gisteren 21 uur: Druk", "gisteren", "21:00"),
    ("gestern Abend um 21.15 Uhr: Laut", "gestern", "21:15"),
    ("yesterday evening 9pm: Loud", "yesterday", "21:00"),
    ("mañana por la mañana 8h: Cita", "mañana", "08:00"), ("昨日 21時30分: 忙しい", "昨日", "21:30"),
    ("昨日21時：忙しい", "昨日", "21:00"), ("昨日の21時半：忙しい", "昨日", "21:30"), ("어제 21시: 바빴다", "어제", "21:00"),
    ("어제 밤 9시: 바빴다", "어제 밤", "21:00"), ("昨日 夜9時：忙しい", "昨日", "21:00"),
    ("昨日の夜9時：忙しい", "昨日", "21:00"), ("12月1日21時：忙しい", "12月1日", "21:00"),
    ("昨日の午後9時半：忙しい", "昨日", "21:30"), ("어제21시: 바빴다", "어제", "21:00"), ("21時：忙しい", "", "21:00"),
    ("cette nuit 2h: Bruit", "", "02:00"), ("à 3h: Bruit", "", "03:00"),
    ("heute Nacht 2 Uhr: Laut", "heute nacht", "02:00"),
  ]) func `a time is read as each language says it`(words: String, day: String, time: String) {
    let read = EntryWords([words], tellsWhen: true)
    switch read.at {
    case .clock(let clock): #expect(day.isEmpty && clock.iso == time, "\(read)")
    case .clockOf(let said, let clock):
      #expect(said.written.lowercased() == day && clock.iso == time, "\(read)")
    default: #expect(Bool(false), "\(read)")
    }
  }

  @Test(arguments: [
    ("Ward was loud. +night", "Ward was loud.", ""),
    ("Ward was loud. +night and", "Ward was loud.", "#night and"),
    ("+night", "#night", ""), ("Loud #calm +night +late", "Loud #calm", ""),
    ("Décès chambre 12. Mme R. est partie.", "Décès chambre 12.", "Mme R. est partie."),
    ("Room 4. Again", "Room 4.", "Again"), ("Zimmer 12. Frau R. ging.", "Zimmer 12.", "Frau R. ging."),
    ("Der 3. Dienst. Müde", "Der 3. Dienst.", "Müde"),
    ("Am 3. Dezember war es laut", "Am 3. Dezember war es laut", ""),
    ("Montag, 3. Dezember. Laut", "Montag, 3. Dezember.", "Laut"), ("Lit 4. encore", "Lit 4. encore", ""),
  ]) func `a room with its number ends a sentence, and tags behind it are part of none`(
    words: String, title: String, text: String
  ) {
    let read = EntryWords([words], tellsWhen: true).titleAndText
    #expect(read.title == title && read.text == text, "\(read)")
  }

  @Test(arguments: [
    (["Loud.", "+night"], ["night"], "Loud. #night"),
    (["+calm,", "then", "+calm"], ["calm"], "#calm, then #calm"),
    (["+ward/3b", "hier:", "bruit"], ["ward/3b"], "#ward/3b hier: bruit"),
    (["+équipe."], ["équipe"], "#équipe."),
    // A sum, a number, a duration, what is quoted, signs.
    (["+"], [], "+"), (["1", "+1", "+3", "+33612345678"], [], "1 +1 +3 +33612345678"), (["+2h"], [], "+2h"),
    (["I took +night cream"], ["night"], "I took #night cream"), (["`a +b c` +d"], ["d"], "`a +b c` #d"),
    (["+/-", "++", "+a+b"], [], "+/- ++ +a+b"),
  ]) func `a word with a plus is a tag that needs no quotes`(words: [String], tags: [String], text: String) {
    let read = EntryWords(words, tellsWhen: true)
    #expect(read.plusTags == tags)
    #expect(read.tags == tags)
    #expect(read.words == text)
    #expect(EntryWords(words, marked: 0, tellsWhen: true).words == words.joined(separator: " "))
  }
}
