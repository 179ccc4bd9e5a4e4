import Testing

/// What the figures of Claire's year are: a journal reads the same whatever becomes of the program.
@Suite struct ExampleAnswersTests {
  private func answer(_ words: String) -> String {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let options = [
      "-C", "/\(root)/examples/journal", "--no-index", "--now", "2026-11-20T17:40:00+01:00", "--json",
    ]
    return Session().run((options + words.split(separator: " ").map(String.init)).map { Array($0.utf8) })
      .output.filter { !$0.isWhitespace }
  }

  @Test(arguments: [
    (
      "today",
      [
        "\"date\":\"2026-11-20\"",
        "\"days\":31,\"workingDays\":21,\"shifts\":12,\"halfDays\":[],\"basis\":\"rota\"",
        "\"progress\":0.69", "\"shift\":\"night\",\"shifts\":[{\"date\":\"2026-11-20\",\"shift\":\"night\"",
        "\"streak\":11",
        "\"start\":\"2026-11-20T19:00:00+01:00\",\"end\":\"2026-11-21T07:30:00+01:00\"", "\"openShift\":null",
      ]
    ),
    (
      "week 2026-11-16",
      ["\"shifts\":3,\"planned\":2250,\"worked\":2327", "\"ahead\":{\"shifts\":1,\"planned\":750}"]
    ),
    ("month 2026-10", ["\"moodDays\":8"]),
    (
      "stats",
      [
        "\"words\":5424,\"readingMinutes\":23", "\"streak\":11,\"recordStreak\":25",
        "\"moods\":{\"veryHappy\":16,\"happy\":39,\"neutral\":27,\"sad\":14,\"verySad\":0}",
      ]
    ),
    (
      "rota --from 2026-10-24 --until 2026-10-24",
      [
        "\"start\":\"2026-10-24T19:00:00+02:00\",\"end\":\"2026-10-25T07:30:00+01:00\",\"minutes\":810,",
        "\"source\":\"cycle\"",
      ]
    ),
    (
      "report --from 2025-12-01 --until 2026-11-20",
      [
        "\"shifts\":137,\"planned\":102150,\"worked\":104311,\"presence\":104311,\"onCall\":720,\"nights\":86,"
          + "\"nightMinutes\":46480,\"sundays\":32,\"sundayMinutes\":14419,"
          + "\"holidays\":8,\"holidayMinutes\":4490,\"unknown\":0,\"knownDays\":355,\"soFar\":true,\"unknownWords\":[]}",
        "\"mostInSevenDays\":{\"from\":\"2026-06-11\",\"until\":\"2026-06-17\",\"worked\":4659}",
        "\"daysOff\":{\"leave\":38,\"rtt\":4,\"training\":5}",
        "\"shortestRest\":{\"from\":\"2026-02-25T07:30:00+01:00\",\"fromBasis\":\"plan\","
          + "\"until\":\"2026-02-25T13:15:00+01:00\",\"untilBasis\":\"notes\",\"minutes\":345}",
        "\"longestRun\":{\"from\":\"2026-02-22\",\"until\":\"2026-02-27\",\"days\":6}",
        "\"longestNightRun\":{\"from\":\"2026-06-14\",\"until\":\"2026-06-17\",\"days\":4}",
        "\"weekends\":50,\"weekendsWorked\":27", "\"unplannedDays\":0",
      ]
    ),
    (
      // Hours are those worked, as in the report.
      "insights",
      [
        "\"hours7\":{\"hours\":64.367,\"shiftsWithHours\":5,\"shifts\":5}", "\"shortestRest\":11",
        "\"hours28\":{\"hours\":168.95,\"shiftsWithHours\":13,\"shifts\":13}",
      ]
    ),
  ])
  func `the answers of the example`(words: String, figures: [String]) {
    let answer = answer(words)
    for figure in figures { #expect(answer.contains(figure), "\(words): \(figure)") }
  }
}
