import JournalExchange
import JournalFiles
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalSync
import SystemLibrary

package enum ReminderTool: String, CaseIterable, Sendable { case systemd, cron, launchd, ics }

/// Reminders as the text that another program reads.
package struct Reminders {
  /// The alarms of the coming shifts, in order.
  package let alarms: [ShiftAlarm]
  package let birthdays: [CalendarEntry]
  package let zone: TimeZoneRules
  /// The zone's name where the profile says one: a timer then keeps to it on a machine with another.
  private let zoneName: String?
  private let root: String
  /// Whose journal it is, without a name: calendars of two people may be shown together.
  private let identity: JournalIdentity
  /// When the plan that they follow from last changed.
  private let changed: Instant
  private let phrases: Phrases
  /// How the program is started: timers have a path of their own.
  private let program: String

  /// How many shifts of the days to come have no hours, so that nothing reminds of them.
  package let withoutHours: Int

  /// The reminders of so many days from now on.
  ///
  /// - Parameters:
  ///   - profile: what the profile is about to say; `nil` for what it says now.
  ///   - plans: plans that are about to be published beside it.
  ///   - program: how the program is started, its absolute path where that is known.
  /// - Throws: where a file that the calendar tells the time of can't be read.
  package init(
    _ journal: Journal, profile: Profile? = nil, plans: [Record] = [], days: Int, now: Instant,
    phrases: Phrases, program: String
  ) throws(StoreError) {
    let today = journal.zone.local(now).day
    let period = Period(journal, from: today.advanced(by: -1), until: today.advanced(by: days))
    let plan =
      profile.map { ShiftPlan(profile: $0, period.survey, and: plans, zone: journal.zone) } ?? period.plan
    (alarms, withoutHours) = plan.alarms(from: now, days: days, zone: journal.zone)
    zone = journal.zone
    zoneName = journal.zone.name == journal.profile.timezone ? journal.zone.name : nil
    root = journal.root
    identity = JournalIdentity(journal)
    changed = try CalendarExport.changed(Journal.profilePath, in: journal)
    birthdays = try CalendarExport.birthdays(
      in: journal, from: today, includesPrivate: false, reminds: true, phrases: phrases)
    self.phrases = phrases
    // What is no UTF-8 can stand in no unit and no property list.
    self.program = PathText.holdsRawBytes(program) ? "smjournal" : program
  }

  /// Whether a calendar would have nothing in it.
  package var isEmpty: Bool { alarms.isEmpty && birthdays.isEmpty }

  /// The times of the day at which alarms are due, each once; morning and evening where no shift has hours.
  package var times: [ClockTime] {
    let times = alarms.map { zone.local($0.at).time }.compactMap {
      ClockTime(hour: $0.hour, minute: $0.minute)
    }
    return times.isEmpty ? [8, 20].compactMap { ClockTime(hour: $0, minute: 0) } : Set(times).sorted()
  }

  package func text(for tool: ReminderTool) -> String {
    switch tool {
    case .systemd: systemd
    case .cron: cron
    case .launchd: launchd
    case .ics: calendar
    }
  }

  /// A shell's commands that show what is due, if anything is: who rests is left in peace. The language is
  /// said because timers have no locale.
  ///
  /// - Parameters:
  ///   - options: of `smjournal`, with a blank before each.
  ///   - notify: what shows the text that is its last argument.
  private func script(_ options: String = "", notify: String) -> String {
    let program = Quoting.shellWord(program) + "\(options) --lang \(phrases.language.rawValue)"
    return "text=\"$(\(program) today --format \"{due} · {countdown}\")\" && "
      + "case \"$text\" in –*) ;; *) \(notify) \"$text\" ;; esac"
  }

  private static let notifySend = "notify-send -a smjournal smjournal"

  /// The files that a machine's program for timers reads, in the order of `ReminderHost.paths(_:)`; the
  /// lines of a crontab.
  package func files(for host: ReminderHost) -> [String] {
    switch host {
    case .systemd: [service, timer]
    case .launchd: [launchd]
    case .cron: [cron]
    }
  }

  /// A service and the timer that starts it.
  private var systemd: String {
    """
    # \(phrases.say("reminder-howToUseSystemd"))

    # ~/.config/systemd/user/smjournal-reminder.service
    \(service)
    # ~/.config/systemd/user/smjournal-reminder.timer
    \(timer)
    """
  }

  /// - Source: systemd.service(5); `%` and `$` are doubled there.
  private var service: String {
    // What is no UTF-8 can be the value of no variable there.
    let isText = !PathText.holdsRawBytes(root)
    let script = script(isText ? "" : " -C " + Quoting.shellWord(root), notify: Self.notifySend)
    return """
      [Unit]
      Description=\(phrases.say("reminder-purpose"))

      [Service]
      Type=oneshot
      Environment="SMJOURNAL_DIR=\(isText ? Quoting.unitValue(root) : "")"
      ExecStart=/bin/sh -lc \(Quoting.unitArgument(script))

      """
  }

  /// - Source: systemd.timer(5), systemd.time(7).
  private var timer: String {
    let zone = zoneName.map { " " + $0 } ?? ""
    return """
      [Unit]
      Description=\(phrases.say("reminder-purpose"))

      [Timer]

      """ + times.map { "OnCalendar=*-*-* \($0.iso):00\(zone)\n" }.joined() + """

        [Install]
        WantedBy=timers.target

        """
  }

  /// A line for each time of the day.
  ///
  /// - Source: crontab(5), where `%` is written `\%` and little is on the path. The notification needs to
  ///   find the person's
  ///   session.
  private var cron: String {
    let folder = Quoting.crontabWord(root)
    let command = Quoting.crontabCommand(
      "PATH=\"$HOME/.local/bin:/usr/local/bin:$PATH\"; "
        + script(" -C \(folder)", notify: "XDG_RUNTIME_DIR=/run/user/$(id -u) " + Self.notifySend))
    let lines = times.map { "\($0.minute) \($0.hour) * * * \(command)\n" }
    return "# \(phrases.say("reminder-howToUseCron"))\n" + lines.joined()
  }

  /// A property list of an agent.
  ///
  /// - Source: launchd.plist(5). The text goes to `osascript` as an argument, so that nothing in it is a
  ///   script.
  private var launchd: String {
    // An environment of a property list holds text alone; the shell makes other bytes and control characters.
    let isText = Quoting.isShown(root)
    let script = script(
      isText ? "" : " -C " + Quoting.shellWord(root),
      notify:
        "osascript -e 'on run argv' -e 'display notification (item 1 of argv) with title \"smjournal\"' -e 'end run'"
    )
    let intervals = times.map {
      "    <dict><key>Hour</key><integer>\($0.hour)</integer><key>Minute</key><integer>\($0.minute)</integer></dict>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <!-- \(phrases.say("reminder-howToUseLaunchd")) -->
      <plist version="1.0">
      <dict>
        <key>Label</key>
        <string>smjournal.reminder</string>
        <key>EnvironmentVariables</key>
        <dict><key>SMJOURNAL_DIR</key><string>\(isText ? Quoting.xmlText(root) : "")</string></dict>
        <key>ProgramArguments</key>
        <array>
          <string>/bin/sh</string>
          <string>-lc</string>
          <string>\(Quoting.xmlText(script))</string>
        </array>
        <key>StartCalendarInterval</key>
        <array>

      """ + intervals.joined() + """
          </array>
        </dict>
        </plist>

        """
  }

  /// An event with an alarm for each check-in and check-out. There is no METHOD: it would ask for an
  /// organizer (RFC 5546).
  private var calendar: String {
    var calendar = CalendarText()
    calendar.begin(
      name: phrases.say("reminder-calendar"), purpose: "reminders", language: phrases.language.rawValue)
    var numbers: [String: Int] = [:]
    for alarm in alarms {
      let key = alarm.day.iso + alarm.kind.name
      numbers[key, default: 0] += 1
      calendar.add(
        CalendarExport.entry(
          for: alarm, number: numbers[key] ?? 1, identity: identity, changed: changed, zone: zone,
          phrases: phrases))
    }
    for birthday in birthdays { calendar.add(birthday) }
    calendar.end()
    return calendar.content
  }
}
