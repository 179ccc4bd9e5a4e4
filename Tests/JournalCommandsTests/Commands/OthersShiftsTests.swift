import JournalTestSupport
import Testing

@testable import JournalCommands

/// What a table or a calendar has of others, and of days that are no work, becomes nobody's hours.
@Suite struct OthersShiftsTests {
  private func session(_ profile: String = "") -> Session {
    Session(
      profile: "smjournal: 1\ntimezone: Europe/Paris\nname: Claire\nshifts: {J: day, N: night, R: rest}\n"
        + profile)
  }

  private func taken(_ file: String, _ text: String, in session: Session? = nil) -> (Reply, String) {
    let session = session ?? self.session()
    session.folder.write(text, to: file)
    let reply = session.run("import", "../" + file)
    return (reply, session.text("2026/12/2026-12-01-rota.md") ?? "")
  }

  @Test(arguments: [
    "Employee Name", "Nom et prénom", "Salarié", "Collaborateur", "Prénom", "First name", "Surname",
    "Full name", "Staff Name", "Staff Member", "Assigned to", "Worker", "Resource", "Nome", "Nombre", "Naam",
    "Medewerker", "Dipendente", "Empleado", "氏名", "이름",
  ])
  func `rows of a colleague are hers, however their column is called`(head: String) {
    let (reply, plan) = taken(
      "t.csv",
      "\(head),Date,Shift,Start,End\nClaire D,2026-12-01,Day,07:00,19:30\nLea M,2026-12-02,Night,19:00,07:30\n"
    )
    #expect(plan.contains("2026-12-01 ") && !plan.contains("19:00"), "\(reply) \(plan)")
  }

  @Test(arguments: [
    "Inizio,Fine", "Ora inizio,Ora fine", "Entrada,Saída", "Início,Fim", "Begintijd,Eindtijd",
    "Hora inicio,Hora fin", "Arrivée,Départ", "Time in,Time out", "Start Time,Finish Time", "開始,終了", "시작,종료",
  ])
  func `the hours of a table are its own, however their columns are called`(heads: String) {
    let (reply, plan) = taken("t.csv", "Date,Shift,\(heads)\n2026-12-01,J,13:00,21:00\n")
    #expect(plan.contains("2026-12-01 J 13:00-21:00"), "\(reply) \(plan)")
  }

  @Test(arguments: [
    "N (malade)", "N - CA", "Night (sick)", "Night (on call)", "Night (off)", "Nuit - malade",
    "Nuit (astreinte)", "Day (AL)", "Day - not working", "Day - annual leave", "Lea Martin - Night",
    "Night (Lea Martin)",
  ])
  func `a remark that she does not work is not left away`(word: String) {
    let (reply, _) = taken(
      "t.csv", "Date,Shift,Start,End\n2026-12-01,J,07:00,19:30\n2026-12-02,\(word),19:00,07:30\n")
    #expect(reply.output.contains("unknown shifts: "), "\(reply)")
    #expect(!reply.output.contains("=night'") && !reply.output.contains("=day'"), "\(reply)")
    // Whoever has it imported as it stands gets no work of it.
    let session = session()
    session.folder.write(
      "Date,Shift,Start,End\n2026-12-01,J,07:00,19:30\n2026-12-02,\(word),19:00,07:30\n", to: "t.csv")
    session.run("import", "csv", "../t.csv")
    let report = session.run(
      "report", "--from", "2026-12-01", "--until", "2026-12-07", "--now", "2026-12-10T10:00:00+01:00")
    #expect(report.output.contains("12 h 30 min") && !report.output.contains("25 h"), "\(report)")
  }

  @Test(arguments: [
    "N - Nuit", "N (nuit)", "Night - Ward 4", "Claire Dupont - Night", "Night (St Mary Hospital)",
    "Nuit - Chirurgie",
  ])
  func `a remark that says the same, a place or her own name changes nothing`(word: String) {
    let (reply, _) = taken(
      "t.csv", "Date,Shift,Start,End\n2026-12-01,J,07:00,19:30\n2026-12-02,\(word),19:00,07:30\n")
    #expect(!reply.output.contains("unknown shifts: "), "\(reply)")
  }

  @Test func `minutes that two rows of one word have in common count once`() {
    let (reply, plan) = taken(
      "t.csv", "Date,Shift,Start,End\n2026-12-01,J,07:00,11:00\n2026-12-01,J,10:00,14:00\n")
    #expect(plan.contains("2026-12-01 J 07:00-14:00\n"), "\(reply) \(plan)")
  }
}
