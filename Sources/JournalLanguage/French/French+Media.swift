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
    case .missing(let path): "nomme \(quoted(path)), qui n’y est pas"
    case .orphan: "n’est nommé par aucune fiche"
    case .undated(let day):
      "n’a pas de date, ni dedans ni dans son nom\u{A0}; il compte pour le \(day.iso), dernière modification du fichier, "
        + "ce qu’une copie ou un clone change\u{A0}: ajouter une ligne date: \(day.iso)"
    }
  }

  private static let units = ["o", "ko", "Mo", "Go", "To"]
}
