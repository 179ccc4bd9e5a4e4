import JournalModel
import Testing

struct WordsTests {
  @Test(arguments: Key.allCases)
  func `each key is found by its own name`(key: Key) {
    #expect(Key(named: key.name) == key)
  }

  @Test(arguments: [
    ("énergie", Key.energy), ("Energie", .energy), ("E\u{301}NERGIE", .energy), ("Humeur", .mood),
    ("étiquettes", .tags),
    ("Titre", .title), ("début", .start), ("fin", .end), ("du", .from), ("au", .until), ("statut", .status),
    ("catégorie", .category), ("personnes", .people), ("lieu", .place), ("météo", .weather),
    ("favori", .favorite),
    ("poste", .shift), ("service", .shift), ("Emotional Load", .load), ("emotional_load", .load),
    ("charge émotionnelle", .load), ("mots-clés", .tags), ("points forts", .highlights),
    ("favourite", .favorite),
    ("niveau d’énergie", .energy),
  ])
  func `keys are read in both languages and any spelling`(name: String, key: Key) {
    #expect(KeyMeaning(name) == .key(key))
  }

  @Test(arguments: [
    ("created", KeyMeaning.created), ("date created", .created), ("createdAt", .created),
    ("creation date", .created),
    ("created-at", .created), ("créé le", .created), ("lastmod", .modified), ("date-modified", .modified),
    ("Updated at", .modified), ("last modified date", .modified), ("modifié", .modified),
  ])
  func `knows when a file was made and changed`(name: String, meaning: KeyMeaning) {
    #expect(KeyMeaning(name) == meaning)
  }

  @Test(arguments: [
    "type", "layout", "aliases", "id", "", "-", "a key that is much longer than any key there is",
  ])
  func `leaves other keys to the person`(name: String) {
    #expect(KeyMeaning(name) == nil)
  }

  @Test(arguments: [
    ("Nuit", ShiftType.night), ("JOUR", .day), ("repos", .rest), ("off", .rest),
    ("on-call", .other("on-call")),
    (" late ", .other("late")),
  ])
  func `reads the word of a shift`(word: String, shift: ShiftType) {
    #expect(ShiftType(named: word) == shift)
  }

  @Test(arguments: [
    ("夜", ShiftMeaning.night), ("入り", .night), ("明け", .rest), ("休", .rest), ("準", .late), ("日", .day),
    ("有", .leave), ("病気", .sick), ("나이트", .night), ("데이 근무", .day), ("이브", .late), ("연가", .leave),
    ("몸살", .sick),
    ("noturna", .night), ("licença-prêmio", .leave), ("dia de folga", .rest), ("laatdienst", .late),
    ("slaapdienst", .onCall), ("ATV", .rest), ("vakantiedag", .leave), ("griep", .sick),
  ])
  func `reads the words of rotas`(word: String, meaning: ShiftMeaning) {
    #expect(ShiftMeaning(named: word) == meaning)
  }

  @Test func `reads the values of the French design`() {
    #expect(["Congés", "RTT", "Formation"].map(VacationCategory.init(named:)) == [.leave, .rtt, .training])
    #expect(
      ["Planifié", "Validé", "En cours", "Terminé"].map(VacationStatus.init(named:))
        == [.planned, .approved, .approved, .approved])
    let badges = [
      "Content(e)", "Triste", "Calme", "Anxieux(se)", "Fier(ère)", "Fatigué(e)", "Frustré(e)",
      "Reconnaissant(e)",
    ]
    #expect(badges.map(Badge.init(_:)) == Badge.allCases)
  }

  @Test(arguments: Badge.allCases)
  func `each badge is found by its name and its emoji`(badge: Badge) {
    #expect(Badge(badge.name) == badge)
    #expect(Badge(badge.emoji) == badge)
  }

  @Test(arguments: Mood.Step.allCases)
  func `each step of mood is found by its name and its emoji`(step: Mood.Step) {
    #expect(Mood(step.name).step == step)
    #expect(Mood(step.emoji).step == step)
  }

  @Test(arguments: [
    ("great", 2), ("good", 1), ("average", 0), ("bad", -1), ("horrible", -2), ("very happy", 2),
    ("heureuse", 1),
    ("☺️", 1), ("Très triste", -2), ("purple", nil), ("", nil), ("4", 1), ("6", nil),
    ("very good", 2), ("Très joyeux", 2), ("☹️", -1), ("❤️", 2),
    ("とても疲れた", -2), ("眠い", -1), ("しんどい", -1), ("まずまず", 0), ("ほっとした", 1), ("絶好調", 2),
    ("너무 힘들어", -2), ("번아웃", -2), ("피곤해", -1), ("그럭저럭", 0), ("뿌듯해", 1), ("아주 좋아", 2),
    ("esgotada", -2), ("estressada", -1), ("mais ou menos", 0), ("tudo bem", 1), ("ótima", 2),
    ("doodmoe", -2), ("gespannen", -1), ("mwah", 0), ("prima", 1), ("dolblij", 2),
  ])
  func `scores a mood`(word: String, score: Int?) {
    #expect(Mood(word).score == score)
  }

  @Test(arguments: [
    ("Monday", Weekday.monday), ("dim.", nil), ("dimanche", .sunday), ("Sat", .saturday), ("7", .sunday),
    ("月", .monday), ("토", .saturday), ("sex", .friday), ("zo", .sunday),
  ])
  func `reads a day of the week`(word: String, day: Weekday?) {
    #expect(Weekday(named: word) == day)
  }
}
