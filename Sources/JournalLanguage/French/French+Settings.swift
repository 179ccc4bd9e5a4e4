import JournalFormat
import JournalModel

extension French {
  func meaning(of key: ProfileKey) -> String {
    switch key {
    case .version: "la version du format"
    case .kind: "ce qu’est le fichier"
    case .name: "ton prénom"
    case .language: "la langue du programme\u{A0}: \(Language.codes())"
    case .timezone: "où se passent tes jours, par exemple Europe/Paris\u{A0}; sinon le fuseau du système"
    case .dayStarts: "quand commence un nouveau jour pour une note qui n’en dit rien, par exemple 05:00"
    case .weekStarts: "le premier jour de la semaine"
    case .workingDays: "les jours travaillés, là où aucun planning n’en dit plus"
    case .rota: "ton roulement\u{A0}; «\u{A0}smjournal rota set\u{A0}» l’écrit"
    case .hours: "les horaires habituels de tes postes"
    case .holidays: "les jours fériés\u{A0}: des pays comme fr, des régions comme ch-vd, et tes propres jours"
    case .memories: "s’il faut rappeler le passé\u{A0}: true ou false"
    case .shifts:
      "le sens des mots de ton planning\u{A0}; «\u{A0}smjournal rota set --shift-type\u{A0}» les écrit"
    case .night: "les heures de nuit, par exemple 21:00-06:00"
    case .moods: "tes propres humeurs avec leur degré de 1 à 5, par exemple {sereine: 4}"
    case .care:
      "s’il faut indiquer où trouver de l’aide après des semaines très difficiles\u{A0}: true ou false"
    case .identifier:
      "ce qui distingue ce journal des autres, même dans ses copies\u{A0}; «\u{A0}smjournal init\u{A0}» le crée"
    case .transcribeModel:
      "le modèle pour transcrire les enregistrements\u{A0}: fichier de whisper-cli ou dossier de Vosk"
    case .dateOrder: "si 5/6 est le 5 juin (day-first) ou le 6 mai (month-first)"
    case .badges: "tes propres badges, par exemple 🔥, ou {🔥: en feu}"
    case .theme:
      "les couleurs\u{A0}: auto, dark, light ou mono, ou une liste comme {nuit: '#8B5CF6'}"
    case .tone: "le ton\u{A0}: warm (chaleureux) ou plain (sobre)"
    case .profession: "le métier que nomment les affirmations\u{A0}: nurse, carer, midwife ou paramedic"
    case .agreement: "l’accord des mots qui parlent de toi\u{A0}: feminine, masculine ou neutral"
    case .affirmations: "le choix de l’affirmation du jour\u{A0}: by-day, mixed ou liked"
    case .contractHours: "tes heures par semaine d’après le contrat"
    case .restRules: "les limites de repos à comparer\u{A0}: eu, fr-hospital, fr, uk, de, ch ou none"
    case .clock:
      "ce qui compte comme heures quand tu n’en dis pas\u{A0}: said (le planning) ou notes (l’heure de la prise et de la fin de poste)"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { " (\(count($0, .year)))" } ?? "")
  }

  func birthday(of name: String, on day: CivilDay, age: Int?, today: CivilDay) -> String {
    let isNear = (0...1).contains(today.days(until: day))
    let when = isNear ? relativeDay(day, today: today) : onDay(day, today: today)
    return "\(name) fête \(age.map { "ses \(count($0, .year))" } ?? "son anniversaire") \(when)"
  }
}
