import JournalModel
import JournalShifts

extension Phrases {
  /// Whose journal a page shows.
  public func pageTitle(of name: String?) -> String {
    name.map { say("page-title-s-journal", ("value", .of($0))) } ?? say("page-title-journal")
  }

  /// A word or sentence of the report on paper.
  public func report(_ caption: ReportCaption) -> String {
    switch caption {
    case .basis(let basis): say("report-basis-\(basis.rawValue)")
    case .rules(.eu): say("report-rules-eu")
    case .rules(.frenchHospital): say("report-rules-frenchHospital")
    case .rules(.french): say("report-rules-french")
    case .rules(.unitedKingdom): say("report-rules-unitedKingdom")
    case .rules(.german): say("report-rules-german", ("eu", .of(report(.rules(.eu)))))
    case .rules(.swiss): say("report-rules-swiss")
    case .rules(.none): ""
    case .limit(let kind): say("report-limit-\(kind.rawValue)")
    }
  }
}
