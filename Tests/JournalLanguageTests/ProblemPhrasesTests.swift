import JournalFiles
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import SystemLibrary
import Testing
import YAMLCodec

struct ProblemPhrasesTests {
  static let place = SourcePosition(line: 3, column: 1, offset: 20)

  @Test(arguments: [
    (
      Problem.Reason.wrongValue(key: "energy", found: "9", expected: .between(1...5)),
      "energy: a whole number from 1 to 5 is expected, not “9”",
      "energy\u{A0}: attendu un nombre entier de 1 à 5, trouvé «\u{A0}9\u{A0}»"
    ),
    (
      .wrongValue(key: "date", found: "2026-02-30", expected: .civilDay),
      "date: a day such as 2026-11-20 is expected, not “2026-02-30”",
      "date\u{A0}: attendu un jour comme 2026-11-20, trouvé «\u{A0}2026-02-30\u{A0}»"
    ),
    (
      .unknownKind(found: "entri", nearest: .entry),
      "kind: “entri” is unknown, taken for an entry; did you mean entry?",
      "kind\u{A0}: «\u{A0}entri\u{A0}» est inconnu, lu comme une entrée\u{A0}; peut-être entry\u{A0}?"
    ),
    (
      .unknownRegion("gb-x"),
      "holidays: “gb-x” is neither a day such as 2026-11-20 nor a region that is known; known are gb-eng, gb-nir, "
        + "gb-sct, gb-wls",
      "holidays\u{A0}: «\u{A0}gb-x\u{A0}» n’est ni un jour comme 2026-11-20 ni une région connue\u{A0}; sont "
        + "connues gb-eng, gb-nir, gb-sct, gb-wls"
    ),
    (
      .untilBeforeFrom(from: day("2026-12-27"), until: day("2026-12-20")),
      "until (2026-12-20) is before from (2026-12-27); the last day is ignored",
      "until (2026-12-20) précède from (2026-12-27)\u{A0}; le dernier jour est ignoré"
    ),
    (
      .emptyFile,
      "is empty: its text may not have been fetched yet, or a crash took it; fetch it, or bring it back from another device or a backup",
      "le fichier est vide\u{A0}: son texte n’a peut-être pas encore été récupéré, ou une panne l’a effacé\u{A0}; le récupérer, ou le reprendre d’un autre appareil ou d’une sauvegarde"
    ),
    (
      .lfsPointer, "holds a pointer of git-lfs instead of its text; 'git lfs pull' fetches the text",
      "le fichier contient un pointeur de git-lfs au lieu de son texte\u{A0}; «\u{A0}git lfs pull\u{A0}» le récupère"
    ),
    (
      .nulByte, "holds a NUL byte: not a text file",
      "contient un octet nul\u{A0}: ce n’est pas un fichier texte"
    ),
    (.invalidUTF8, "is not UTF-8 text", "ce n’est pas du texte UTF-8"),
    (.notAFile(.pipe), "is a pipe, not a file", "c’est un tube, pas un fichier"),
    (.unreadable(errno: 13), "can't be read: permission denied", "illisible\u{A0}: permission refusée"),
    (
      .unreadable(errno: 99_999), "can't be read: system error 99999",
      "illisible\u{A0}: erreur 99999 du système"
    ),
    (
      .tooLarge(bytes: 52_428_800, limit: 16_777_216),
      "is too large for a record: 50.0 MiB, at most 16.0 MiB",
      "trop gros pour une note\u{A0}: 50,0\u{A0}Mio, au plus 16,0\u{A0}Mio"
    ),
    (.missingKey("from", kind: .vacation), "time off without from", "congés sans from"),
    (
      .strayKey("end", kind: .checkIn),
      "end means nothing in a record of the kind “check-in”, so it is not read",
      "end ne veut rien dire dans une note du genre «\u{A0}prise de poste\u{A0}», rien n’est donc lu"
    ),
    (
      .ownKey("braek", nearest: "break"), "“braek” is a key of your own; did you mean “break”?",
      "«\u{A0}braek\u{A0}» est une clé à toi\u{A0}; voulais-tu dire «\u{A0}break\u{A0}»\u{A0}?"
    ),
    (
      .sameMeaning(key: "énergie", as: "energy"),
      "énergie means the same as energy, which is there too; the last one counts",
      "énergie veut dire la même chose que energy, qui est là aussi\u{A0}; le dernier compte"
    ),
    (
      .tooMany(key: "tags", count: 12, limit: 10), "tags: 12 items; at most 10 are usual",
      "tags\u{A0}: 12 éléments\u{A0}; 10 au plus d’habitude"
    ),
    (
      .tooLong(key: "title", count: 120, limit: 100), "title: 120 characters; at most 100 are usual",
      "title\u{A0}: 120 caractères\u{A0}; 100 au plus d’habitude"
    ),
    (
      .encrypted(by: "age"), "is encrypted (age); decrypt it to read it",
      "le fichier est chiffré (age)\u{A0}; il faut le déchiffrer pour le lire"
    ),
  ])
  func `what is wrong with a file`(reason: Problem.Reason, inEnglish: String, inFrench: String) {
    #expect(english.message(reason) == inEnglish)
    #expect(french.message(reason) == inFrench)
  }

  @Test(arguments: [
    (
      YAMLError.Reason.tabInIndentation,
      "tab in indentation; use two spaces for each",
      "tabulation dans le retrait\u{A0}; il faut des espaces"
    ),
    (
      .unterminatedFrontMatter,
      "the front matter has no closing `---` line; add a line --- behind the last key",
      "l’en-tête n’a pas de ligne --- qui le ferme"
    ),
    (
      .duplicateKey("energy", first: place),
      "the key `energy` is there already in line 3; the last one counts; delete one of the two `energy` lines",
      "«\u{A0}energy\u{A0}» est déjà à la ligne 3\u{A0}; le dernier compte"
    ),
    (
      .controlCharacter(0), "control character U+0000 is not allowed in YAML",
      "le caractère U+0000 n’est pas permis"
    ),
    (.invalidUTF8(0xE9), "byte 0xE9 is not UTF-8; save the file as UTF-8", "l’octet E9 n’est pas de l’UTF-8"),
    (
      .unterminated(.doubleQuoted),
      "the text in double quotes is never closed: expected `\"`; add the closing quote",
      "la fin du texte entre \"…\" manque"
    ),
    (
      .colonInValue, "a second `: ` in one line; put the value in quotes because of it",
      "un second deux-points dans la valeur\u{A0}; mettre la valeur entre guillemets \"…\""
    ),
    (
      .conflictMarker,
      "a line that an unfinished merge left",
      "une ligne laissée par une fusion inachevée"
    ),
    (
      .aliasInItself("*a"), "the alias `*a` stands for a value that it is part of",
      "l’alias *a représente une valeur dont il fait partie"
    ),
    (
      .notJSON(expected: .commaOrBrace, found: "x"), "expected `,` or `}`, found `x`",
      "attendu une virgule ou }, trouvé «\u{A0}x\u{A0}»"
    ),
    (
      .notJSON(expected: .value, found: ""), "expected a value of JSON, found the end",
      "attendu une valeur JSON, trouvé la fin"
    ),
    (
      .undefinedAlias("*a"), "nothing before is named by the alias `*a`",
      "*a ne renvoie à rien plus haut\u{A0}; mettre la valeur entre guillemets \"…\""
    ),
  ])
  func `what is wrong with YAML`(reason: YAMLError.Reason, inEnglish: String, inFrench: String) {
    let error = YAMLError(reason: reason, position: SourcePosition(line: 4, column: 2, offset: 40))
    #expect(english.message(.yaml(error)) == inEnglish)
    #expect(french.message(.yaml(error)) == inFrench)
  }

  @Test func `an error says where its construct begins`() {
    let error = YAMLError(
      reason: .unterminated(.flowSequence), position: SourcePosition(line: 9, column: 1, offset: 90),
      start: Self.place)
    #expect(
      english.message(error)
        == "the list in brackets is never closed: expected `]`; put items with `[`, `]`, `,` or `: ` in quotes "
        + "(begun in line 3)")
    #expect(french.message(error) == "la fin de la liste entre […] manque (commence à la ligne 3)")
  }

  @Test(arguments: [
    (
      StoreError.Reason.noJournal,
      "no journal here or in a folder above; name one with -C DIR or SMJOURNAL_DIR, or make one with: smjournal init DIR",
      "pas encore de journal ici ni dans un dossier au-dessus\u{A0}; pour commencer\u{A0}: smjournal init DOSSIER\u{A0}; "
        + "-C DOSSIER ou SMJOURNAL_DIR désignent un journal qui existe"
    ),
    (
      .changedSinceRead, "changed in the meantime; nothing was written",
      "modifié entre-temps\u{A0}; rien n’a été écrit"
    ),
    (
      .system(call: .write, errno: 28), "can't be written: no space left on the disk",
      "impossible à écrire\u{A0}: plus de place sur le disque"
    ),
    (
      .notAProfile, "this does not mark a journal: its front matter has no key smjournal (smjournal: 1)",
      "ne marque pas de journal\u{A0}: l’en-tête n’a pas de clé smjournal (smjournal: 1)"
    ),
    (.notAFile(.pipe), "is a pipe, not a file", "c’est un tube, pas un fichier"),
  ])
  func `why a store refused`(reason: StoreError.Reason, inEnglish: String, inFrench: String) {
    let error = StoreError(path: "a.md", reason: reason)
    #expect(english.message(error) == inEnglish)
    #expect(french.message(error) == inFrench)
  }

  @Test func `why a name or an edit was refused`() {
    let ambiguous = RecordLookupError.ambiguous("night", candidates: ["a-night", "b-night"])
    #expect(english.message(ambiguous) == "“night” could be several records: a-night, b-night")
    #expect(french.message(.notFound("x")) == "aucune note ne s’appelle «\u{A0}x\u{A0}»")
    let edit = EditProblem(key: "énergie", reason: .wrongValue(found: "high", expected: .oneOf(["a", "b"])))
    #expect(english.message(edit) == "énergie: one of a, b is expected, not “high”")
  }
}
