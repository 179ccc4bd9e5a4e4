import Testing

@testable import JournalSync

/// What identifies a patient, in the languages that the program speaks.
@Suite struct PatientLanguageTests {
  @Test(arguments: [
    ("Today Mrs Smith fell.", "Mrs Smith"), ("Mme Martin est tombée", "Mme Martin"),
    ("Frau Müller ist gestürzt", "Frau Müller"), ("mit Herrn Weiß geredet", "Herrn Weiß"),
    ("la señora García", "señora García"), ("il sig. Rossi", "sig. Rossi"),
    ("a senhora Silva", "senhora Silva"), ("dhr. Jansen viel", "dhr. Jansen"),
    ("今日は田中さんが転倒した", "田中さん"), ("佐藤様と話す", "佐藤様"), ("김철수 씨가 넘어졌다", "김철수 씨"),
    ("이영희님과 이야기", "이영희님"),
  ])
  func `finds names`(text: String, found: String) { expect(text, .name, found) }

  @Test(arguments: [
    ("geboren am 03.04.1950", "geboren am 03.04.1950"), ("nata il 3/4/1950", "nata il 3/4/1950"),
    ("nacido el 3-4-1950", "nacido el 3-4-1950"), ("nascimento: 3/4/1950", "nascimento: 3/4/1950"),
    ("geboortedatum 3-4-1950", "geboortedatum 3-4-1950"), ("生年月日1950年3月2日", "生年月日1950年3月2日"),
    ("생년월일: 1950", "생년월일: 1950"), ("1950년생", "1950년생"),
  ])
  func `finds dates of birth`(text: String, found: String) { expect(text, .birthDate, found) }

  @Test(arguments: [
    ("Fallnummer 8001234", "Fallnummer 8001234"), ("prontuário 123456", "prontuário 123456"),
    ("カルテ番号123456", "カルテ番号123456"), ("환자번호 123456", "환자번호 123456"),
  ])
  func `finds numbers of hospitals`(text: String, found: String) { expect(text, .hospitalNumber, found) }

  @Test(arguments: [
    "患者さんと看護師さん、お母さん", "환자님과 선생님, 날씨가 좋다", "Geburt und Tod", "der Patient schlief",
    "geb mir 5 Minuten", "たくさん寝た",
  ])
  func `leaves everyday words alone`(text: String) {
    #expect(PatientIdentifierRules().matches(in: Array(text.utf8)).isEmpty)
  }

  private func expect(_ text: String, _ kind: PatientIdentifier, _ found: String) {
    let bytes = Array(text.utf8)
    let matches = PatientIdentifierRules().matches(in: bytes)
    #expect(matches.map(\.kind) == [kind])
    #expect(matches.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [found])
  }
}
