import JournalModel
import JournalTestSupport
import Testing

@testable import JournalCommands
@testable import JournalExchange

@Suite struct ReminderTests {
  @Test func `a calendar asks before and after each shift`() {
    let session = Session.ward()
    session.folder.setModified(1_795_197_600_000_000_000, of: "journal/journal.md")
    #expect(
      session.screen("reminders ics --days 4").replacing("\r\n", with: "\n")
        == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//smjournal//reminders//EN
        CALSCALE:GREGORIAN
        NAME:Check-ins and check-outs
        X-WR-CALNAME:Check-ins and check-outs
        REFRESH-INTERVAL;VALUE=DURATION:PT12H
        X-PUBLISHED-TTL:PT12H
        BEGIN:VEVENT
        UID:2026-11-23-1-check-in@52d8ef474d3e1f67
        DTSTAMP:20261120T180000Z
        LAST-MODIFIED:20261120T180000Z
        SEQUENCE:217360800
        DTSTART:20261123T054500Z
        DTEND:20261123T055000Z
        SUMMARY:Check-in: day\\, Mon 23 November
        DESCRIPTION:How do you feel before your shift? smjournal check-in
        TRANSP:TRANSPARENT
        BEGIN:VALARM
        ACTION:DISPLAY
        DESCRIPTION:How do you feel before your shift?
        TRIGGER:PT0S
        END:VALARM
        END:VEVENT
        BEGIN:VEVENT
        UID:2026-11-23-1-check-out@52d8ef474d3e1f67
        DTSTAMP:20261120T180000Z
        LAST-MODIFIED:20261120T180000Z
        SEQUENCE:217360800
        DTSTART:20261123T181500Z
        DTEND:20261123T182000Z
        SUMMARY:Check-out: day\\, Mon 23 November
        DESCRIPTION:How was your shift? smjournal check-out
        TRANSP:TRANSPARENT
        BEGIN:VALARM
        ACTION:DISPLAY
        DESCRIPTION:How was your shift?
        TRIGGER:PT0S
        END:VALARM
        END:VEVENT
        END:VCALENDAR

        """)
  }

  @Test func `a calendar in French`() {
    let session = Session.ward()
    session.folder.setModified(1_795_197_600_000_000_000, of: "journal/journal.md")
    #expect(
      session.screen("reminders ics --days 4 --lang fr").replacing("\r\n", with: "\n")
        == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//smjournal//reminders//FR
        CALSCALE:GREGORIAN
        NAME:Prises et fins de poste
        X-WR-CALNAME:Prises et fins de poste
        REFRESH-INTERVAL;VALUE=DURATION:PT12H
        X-PUBLISHED-TTL:PT12H
        BEGIN:VEVENT
        UID:2026-11-23-1-check-in@52d8ef474d3e1f67
        DTSTAMP:20261120T180000Z
        LAST-MODIFIED:20261120T180000Z
        SEQUENCE:217360800
        DTSTART:20261123T054500Z
        DTEND:20261123T055000Z
        SUMMARY:Prise de poste\u{A0}: jour\\, lundi 23 novembre
        DESCRIPTION:Comment te sens-tu avant ton poste\u{A0}? smjournal check-in
        TRANSP:TRANSPARENT
        BEGIN:VALARM
        ACTION:DISPLAY
        DESCRIPTION:Comment te sens-tu avant ton poste\u{A0}?
        TRIGGER:PT0S
        END:VALARM
        END:VEVENT
        BEGIN:VEVENT
        UID:2026-11-23-1-check-out@52d8ef474d3e1f67
        DTSTAMP:20261120T180000Z
        LAST-MODIFIED:20261120T180000Z
        SEQUENCE:217360800
        DTSTART:20261123T181500Z
        DTEND:20261123T182000Z
        SUMMARY:Fin de poste\u{A0}: jour\\, lundi 23 novembre
        DESCRIPTION:Comment s’est passé ton poste\u{A0}? smjournal check-out
        TRANSP:TRANSPARENT
        BEGIN:VALARM
        ACTION:DISPLAY
        DESCRIPTION:Comment s’est passé ton poste\u{A0}?
        TRIGGER:PT0S
        END:VALARM
        END:VEVENT
        END:VCALENDAR

        """)
  }

  @Test func `units of systemd`() {
    let session = Session.ward()
    #expect(
      session.screen("reminders systemd").replacing(
        session.folder.absolute("journal"), with: "/home/camille/journal")
          == """
          # Save each part under the name above it, then: systemctl --user enable --now smjournal-reminder.timer

          # ~/.config/systemd/user/smjournal-reminder.service
          [Unit]
          Description=The check-in or check-out that is due, and the countdown

          [Service]
          Type=oneshot
          Environment="SMJOURNAL_DIR=/home/camille/journal"
          ExecStart=/bin/sh -lc 'text="$$(smjournal --lang en today --format "{due} · {countdown}")" && case "$$text" in –*) ;; *) notify-send -a smjournal smjournal "$$text" ;; esac'

          # ~/.config/systemd/user/smjournal-reminder.timer
          [Unit]
          Description=The check-in or check-out that is due, and the countdown

          [Timer]
          OnCalendar=*-*-* 06:45:00 Europe/Paris
          OnCalendar=*-*-* 07:45:00 Europe/Paris
          OnCalendar=*-*-* 18:45:00 Europe/Paris
          OnCalendar=*-*-* 19:15:00 Europe/Paris

          [Install]
          WantedBy=timers.target

          """)
  }

  @Test func `lines of cron`() {
    let session = Session.ward()
    #expect(
      session.screen("reminders cron").replacing(
        session.folder.absolute("journal"), with: "/home/camille/journal")
          == """
          # Add these lines with: crontab -e
          45 6 * * * PATH="$HOME/.local/bin:/usr/local/bin:$PATH"; text="$(smjournal -C /home/camille/journal --lang en today --format "{due} · {countdown}")" && case "$text" in –*) ;; *) XDG_RUNTIME_DIR=/run/user/$(id -u) notify-send -a smjournal smjournal "$text" ;; esac
          45 7 * * * PATH="$HOME/.local/bin:/usr/local/bin:$PATH"; text="$(smjournal -C /home/camille/journal --lang en today --format "{due} · {countdown}")" && case "$text" in –*) ;; *) XDG_RUNTIME_DIR=/run/user/$(id -u) notify-send -a smjournal smjournal "$text" ;; esac
          45 18 * * * PATH="$HOME/.local/bin:/usr/local/bin:$PATH"; text="$(smjournal -C /home/camille/journal --lang en today --format "{due} · {countdown}")" && case "$text" in –*) ;; *) XDG_RUNTIME_DIR=/run/user/$(id -u) notify-send -a smjournal smjournal "$text" ;; esac
          15 19 * * * PATH="$HOME/.local/bin:/usr/local/bin:$PATH"; text="$(smjournal -C /home/camille/journal --lang en today --format "{due} · {countdown}")" && case "$text" in –*) ;; *) XDG_RUNTIME_DIR=/run/user/$(id -u) notify-send -a smjournal smjournal "$text" ;; esac

          """)
  }

  @Test func `an agent of launchd`() {
    let session = Session.ward()
    #expect(
      session.screen("reminders launchd --lang fr").replacing(
        session.folder.absolute("journal"), with: "/home/camille/journal")
          == """
          <?xml version="1.0" encoding="UTF-8"?>
          <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
          <!-- Enregistrer sous ~/Library/LaunchAgents/smjournal.reminder.plist, puis\u{A0}: launchctl load ce fichier -->
          <plist version="1.0">
          <dict>
            <key>Label</key>
            <string>smjournal.reminder</string>
            <key>EnvironmentVariables</key>
            <dict><key>SMJOURNAL_DIR</key><string>/home/camille/journal</string></dict>
            <key>ProgramArguments</key>
            <array>
              <string>/bin/sh</string>
              <string>-lc</string>
              <string>text="$(smjournal --lang fr today --format "{due} · {countdown}")" &amp;&amp; case "$text" in –*) ;; *) osascript -e 'on run argv' -e 'display notification (item 1 of argv) with title "smjournal"' -e 'end run' "$text" ;; esac</string>
            </array>
            <key>StartCalendarInterval</key>
            <array>
              <dict><key>Hour</key><integer>6</integer><key>Minute</key><integer>45</integer></dict>
              <dict><key>Hour</key><integer>7</integer><key>Minute</key><integer>45</integer></dict>
              <dict><key>Hour</key><integer>18</integer><key>Minute</key><integer>45</integer></dict>
              <dict><key>Hour</key><integer>19</integer><key>Minute</key><integer>15</integer></dict>
            </array>
          </dict>
          </plist>

          """)
  }

  @Test func `every line of a calendar ends with CRLF and has at most 75 octets`() {
    let session = Session.ward()
    for language in ["en", "fr"] {
      let text = session.screen("reminders ics --days 400 --lang \(language)")
      let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      #expect(lines.last?.isEmpty == true)
      #expect(lines.count > 1000)
      for line in lines.dropLast() {
        #expect(line.last == 0x0D)
        #expect(line.count <= 76)
      }
    }
  }

  @Test func `long texts are folded between characters and marks in them escaped`() {
    var calendar = CalendarText()
    calendar.text("SUMMARY", String(repeating: "é", count: 40) + " a,b;c\\d\ne\u{7}f")
    #expect(
      calendar.content == "SUMMARY:" + String(repeating: "é", count: 33) + "\r\n "
        + String(repeating: "é", count: 7) + " a\\,b\\;c\\\\d\\nef\r\n")
  }

  @Test
  func
    `the check-out of a night under way is still to come, and moments keep to UTC over a change of the clocks`()
  {
    let session = Session.ward()
    session.now = "2026-10-24T20:00:00+02:00"
    let lines = session.screen("reminders ics --days 2").split(separator: "\r\n")
    #expect(
      lines.filter { $0.hasPrefix("UID") || $0.hasPrefix("DTSTART") } == [
        "UID:2026-10-24-1-check-out@52d8ef474d3e1f67", "DTSTART:20261025T064500Z",
      ])
  }

  @Test func `a calendar of nothing is not written, and no shift is made up of working days`() {
    let session = Session()
    let reply = session.run("reminders", "ics", "--days", "7")
    #expect(reply.code == 1)
    #expect(reply.output == "")
    #expect(reply.errors == "smjournal: no shift with hours in the next 7 days\n")
  }

  @Test func `a folder with signs of shells is quoted for each program`() {
    let session = Session(nil)
    session.run("init", "it's 100% <a&b> \"c\"")
    func text(_ tool: String) -> String {
      session.run("-C", "it's 100% <a&b> \"c\"", "reminders", tool).output
    }
    #expect(text("systemd").contains("/it's 100%% <a&b> \\\"c\\\"\"\n"))
    #expect(text("cron").contains("/it'\\''s 100\\% <a&b> \"c\"' --lang"))
    #expect(text("launchd").contains("/it's 100% &lt;a&amp;b&gt; \"c\"</string>"))
  }

  @Test func `a mark of a shell with an accent behind it is quoted like any other`() {
    let folder = "x'\u{301}; touch y; echo '\u{301}"
    let session = Session(nil)
    session.run("init", folder)
    func text(_ tool: String) -> String { session.run("-C", folder, "reminders", tool).output }
    #expect(text("cron").contains("/x'\\''\u{301}; touch y; echo '\\''\u{301}' --lang"))
    #expect(text("systemd").contains("/x'\u{301}; touch y; echo '\u{301}\"\n"))
    #expect(text("launchd").contains("/x'\u{301}; touch y; echo '\u{301}</string>"))
  }

  @Test func `a folder whose name is no UTF-8 is told to systemd by digits`() {
    let session = Session(nil)
    let folder: [UInt8] = Array("a\\\\b".utf8) + [0xFF]
    session.run([Array("init".utf8), folder])
    func text(_ tool: String) -> String {
      session.run([Array("-C".utf8), folder] + ["reminders", tool].map { Array($0.utf8) }).output
    }
    #expect(text("systemd").contains("Environment=\"SMJOURNAL_DIR=\"\n"))
    #expect(text("systemd").contains("smjournal -C \"$$(printf \\'%%b\\' \\'/"))
    #expect(text("systemd").contains("/a\\\\0134\\\\0134b\\\\0377\\')\" --lang"))
    #expect(text("cron").contains("/a\\0134\\0134b\\0377')\" --lang"))
  }

  @Test func `a folder with a line break in its name arrives as it is`() {
    let session = Session(nil)
    session.run("init", "two\nlines")
    func text(_ tool: String) -> String { session.run("-C", "two\nlines", "reminders", tool).output }
    #expect(text("systemd").contains("/two\\x0alines\"\n"))
    #expect(text("cron").contains("/two\\0012lines')\" --lang"))
    #expect(
      text("cron").split(separator: "\n").allSatisfy {
        $0.hasPrefix("# ") || $0.contains("smjournal -C \"$(printf '\\%b' '/")
      })
    #expect(text("launchd").contains("smjournal -C \"$(printf '%b' '/"))
  }
}
