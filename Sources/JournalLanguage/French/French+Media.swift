import JournalModel

extension French {
  func media(_ text: MediaText) -> String {
    switch text {
    case .unknownFormat:
      "n’est ni une photo ni un enregistrement (JPEG, PNG, WebP, GIF, HEIC\u{A0}; MP3, M4A, OGG, WAV, FLAC)\u{A0}; rien n’a été copié"
    case .damaged:
      "est abîmé, ce qu’il dit en plus de l’image ne peut donc pas être retiré\u{A0}; rien n’a été copié (--keep-position le fait)"
    case .tooLarge(let bytes, let limit):
      "est trop gros\u{A0}: \(size(Int64(bytes), Self.units)), \(size(Int64(limit), Self.units)) au plus\u{A0}; rien n’a été copié"
    case .needsProgram:
      "est en HEIC, d’où seul ImageMagick, qui n’est pas installé, peut retirer la position\u{A0}; "
        + "l’enregistrer en JPEG, ou utiliser --keep-position"
    case .transcribed(let file, let program): "\(file), transcrit par \(program)"
    case .askModel:
      "Où se trouve le modèle (un fichier pour whisper-cli, un dossier pour vosk-transcriber)\u{A0}?"
    case .noTranscriber:
      "ni whisper-cli ni vosk-transcriber ne sont installés, rien ne peut donc le transcrire ici\u{A0}; sans "
        + "--transcribe, il est joint tel quel"
    case .noModel:
      "le modèle de transcription n’est pas connu\u{A0}; indique-le une fois\u{A0}: smjournal config "
        + "transcribe-model=CHEMIN (un fichier pour whisper-cli, un dossier pour vosk-transcriber)"
    case .modelMissing(let path):
      "il n’y a pas de modèle à \(path)\u{A0}; indique-le\u{A0}: smjournal config transcribe-model=CHEMIN"
    case .noConverter(let format):
      "ffmpeg n’est pas installé, et sans lui whisper-cli ne peut pas lire \(format)"
    case .transcriptionFailed(let program): "\(program) n’a pas pu le transcrire\u{A0}; rien n’a été joint"
    case .nothingHeard(let program): "\(program) n’y a entendu aucun mot\u{A0}; il est joint sans texte"
    case .missing(let path): "nomme \(quoted(path)), qui n’y est pas"
    case .orphan: "n’est nommé par aucune fiche"
    case .undated(let day):
      "n’a pas de date, ni dedans ni dans son nom\u{A0}; il compte pour le \(day.iso), dernière modification du fichier, "
        + "ce qu’une copie ou un clone change\u{A0}: ajouter une ligne date: \(day.iso)"
    }
  }

  private static let units = ["o", "ko", "Mo", "Go", "To"]
}
