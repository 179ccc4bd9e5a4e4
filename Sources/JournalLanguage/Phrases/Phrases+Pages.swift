import JournalModel
import JournalShifts

extension Phrases {
  /// A word or sentence of a page.
  public func page(_ caption: PageCaption) -> String {
    switch caption {
    case .title(let name):
      name.map { say("page-title-s-journal", ("value", .of($0))) } ?? say("page-title-journal")
    case .skip: say("page-skip")
    case .yearAtGlance: say("page-yearAtGlance")
    case .months: say("page-months")
    case .changes: say("page-changes")
    case .trends: say("page-trends")
    case .entries: say("page-entries")
    case .onThisDay: say("page-onThisDay")
    case .latest: say("page-latest")
    case .photos: say("page-photos")
    case .yearHint: say("page-yearHint")
    case .noMood: say("page-noMood")
    case .dayLine: say("page-dayLine")
    case .nightLine: say("page-nightLine")
    case .onCallDots: say("page-onCallDots")
    case .timeOffHatching: say("page-timeOffHatching")
    case .numbers: say("page-numbers")
    case .day: say("page-day")
    case .mood: say("page-mood")
    case .shift: say("page-shift")
    case .timeOff: say("page-timeOff")
    case .before: say("page-before")
    case .after: say("page-after")
    case .count: say("page-count")
    case .restAndWork: say("page-restAndWork")
    case .restKey: say("page-restKey")
    case .hoursAWeek: say("page-hoursAWeek")
    case .quickReturns: say("page-quickReturns")
    case .trendKey(let days): say("page-trendKey", ("days", .of(days)))
    case .dayByDay: say("page-dayByDay")
    case .changeKey: say("page-changeKey")
    case .trendRange(let high, let low): say("page-trendRange", ("high", .of(high)), ("low", .of(low)))
    case .weekKey: say("page-weekKey")
    case .meanMood(let mean, let days):
      say("page-meanMood", ("mean", .of(mean)), ("days", .count(days, .day)))
    case .search: say("page-search")
    case .searchHint: say("page-searchHint")
    case .searchKey: say("page-searchKey")
    case .searchOn(let entries): say("page-searchOn", ("entries", .of(entries)))
    case .found(let count): say("page-found", ("count", .number(count)))
    case .showAll: say("page-showAll")
    case .filter: say("page-filter")
    case .moods: say("page-moods")
    case .shifts: say("page-shifts")
    case .tags: say("page-tags")
    case .people: say("page-people")
    case .privateLeftOut(let number): say("page-privateLeftOut", ("number", .count(number, .record)))
    case .made(let day, let records):
      say(
        "page-made", ("CivilDay", .of(self.day(day, today: CivilDay(number: 0)))),
        ("records", .count(records, .record)))
    case .missingPicture(let name): say("page-missingPicture", ("name", .of(name)))
    case .empty: say("page-empty")
    case .trendSummary(let measure, let mean, let days):
      say(
        "page-trendSummary", ("measure", .of(name(of: measure))), ("mean", .of(mean)),
        ("days", .count(days, .day)))
    case .changeSummary(let shift, let before, let after, let number):
      say(
        "page-changeSummary", ("shift", .of(shift)), ("before", .of(before)), ("after", .of(after)),
        ("number", .count(number, .shift)))
    case .favorite: say("page-favorite")
    case .highlights: say("page-highlights")
    case .contents: say("page-contents")
    case .noPrinter: say("page-noPrinter")
    case .printFailed(let program): say("page-printFailed", ("program", .of(program)))
    case .untagged(let program): say("page-untagged", ("program", .of(program)))
    case .pageInstead(let place): say("page-pageInstead", ("place", .of(place)))
    case .encryptedPageInstead(let place): say("page-encryptedPageInstead", ("place", .of(place)))
    case .written(let records, let place):
      say("page-written", ("records", .count(records, .record)), ("place", .of(place)))
    case .dayWord(let name, let value): say("page-dayWord", ("name", .of(name)), ("value", .of(value)))
    }
  }

  /// A word or sentence of the page that writes.
  public func form(_ caption: FormCaption) -> String {
    switch caption {
    case .title: say("form-title")
    case .which: say("form-which")
    case .beforeShift: say("form-beforeShift")
    case .afterShift: say("form-afterShift")
    case .moodOnly: say("form-moodOnly")
    case .next: say("form-next")
    case .back: say("form-back")
    case .summary: say("form-summary")
    case .date: say("form-date")
    case .time: say("form-time")
    case .saveToFolder: say("form-saveToFolder")
    case .share: say("form-share")
    case .download: say("form-download")
    case .folderHint: say("form-folderHint")
    case .saved(let place): say("form-saved", ("place", .of(place)))
    case .again: say("form-again")
    case .keep: say("form-keep")
    case .belongs(let folder): say("form-belongs", ("folder", .of(folder)))
    case .needAnswer: say("form-needAnswer")
    case .refused: say("form-refused")
    case .failed(let reason): say("form-failed", ("reason", .of(reason)))
    case .noScript: say("form-noScript")
    }
  }

  /// A word or sentence of the pocket.
  public func pocket(_ caption: PocketCaption) -> String {
    switch caption {
    case .asOf(let day): say("pocket-asOf", ("day", .of(self.day(day, today: CivilDay(number: 0)))))
    case .over(let day): say("pocket-over", ("day", .of(self.day(day, today: CivilDay(number: 0)))))
    case .mood: say("pocket-mood")
    case .more: say("pocket-more")
    case .cancel: say("pocket-cancel")
    case .kept(let what): say("pocket-kept", ("what", .of(what)))
    case .undo: say("pocket-undo")
    case .waiting(let number): say("pocket-waiting", ("number", .of(number)))
    case .handed(let number): say("pocket-handed", ("number", .of(number)))
    case .again: say("pocket-again")
    case .arrived: say("pocket-arrived")
    case .unfinished: say("pocket-unfinished")
    case .goOn: say("pocket-goOn")
    case .keepsNothing: say("pocket-keepsNothing")
    case .lately: say("pocket-lately")
    case .month: say("pocket-month")
    case .since(let day): say("pocket-since", ("day", .of(self.day(day, today: CivilDay(number: 0)))))
    }
  }

  /// A word or sentence of the report on paper.
  public func report(_ caption: ReportCaption) -> String {
    switch caption {
    case .basis(.said): say("report-basis-said")
    case .basis(.plan): say("report-basis-plan")
    case .basis(.notes): say("report-basis-notes")
    case .rules(.eu): say("report-rules-eu")
    case .rules(.frenchHospital): say("report-rules-frenchHospital")
    case .rules(.french): say("report-rules-french")
    case .rules(.unitedKingdom): say("report-rules-unitedKingdom")
    case .rules(.german): say("report-rules-german", ("eu", .of(report(.rules(.eu)))))
    case .rules(.swiss): say("report-rules-swiss")
    case .rules(.none): ""
    case .limits: say("report-limits")
    case .limit(.rest): say("report-limit-rest")
    case .limit(.any7): say("report-limit-any7")
    case .limit(.week): say("report-limit-week")
    case .limit(.average): say("report-limit-average")
    case .limit(.shift): say("report-limit-shift")
    case .limit(.night): say("report-limit-night")
    case .limit(.run): say("report-limit-run")
    case .limit(.nightRun): say("report-limit-nightRun")
    case .limit(.weeklyRest): say("report-limit-weeklyRest")
    case .limitColumn: say("report-limitColumn")
    case .found: say("report-found")
    case .beyond: say("report-beyond")
    case .sourceColumn: say("report-sourceColumn")
    case .restsUnder(let length): say("report-restsUnder", ("length", .of(length)))
    case .ratingsKey: say("report-ratingsKey")
    case .highIsGood(let names): say("report-highIsGood", ("names", .of(names)))
    case .lowIsGood(let names): say("report-lowIsGood", ("names", .of(names)))
    case .rated(let known, let all):
      say("report-rated", ("known", .number(known)), ("shifts", .count(all, .shift)))
    case .slept(let known, let all): say("report-slept", ("known", .number(known)), ("all", .number(all)))
    case .from: say("report-from")
    case .until: say("report-until")
    case .unknown: say("report-unknown")
    case .withoutHours(let count): say("report-withoutHours", ("count", .count(count, .shift)))
    case .made(let day): say("report-made", ("CivilDay", .of(self.day(day, today: CivilDay(number: 0)))))
    case .signature: say("report-signature")
    case .fingerprint(let files, let sum):
      say("report-fingerprint", ("files", .count(files, .file)), ("sum", .of(sum)))
    }
  }
}
