import JournalModel
import JournalTestSupport
import Testing

struct FactTableTests {
  func record(_ kind: Kind, _ change: (inout Record) -> Void = { _ in }) -> Record {
    var record = Record(id: "r", path: "r.md", kind: kind, date: CivilDay(number: 20_000))
    change(&record)
    return record
  }

  @Test func `facts take no more than 32 bytes and no memory of their own`() {
    #expect(MemoryLayout<RecordFacts>.stride <= 32)
    #expect(_isPOD(RecordFacts.self))
  }

  @Test func `a record that says nothing has no mood, no moment, no shift`() {
    let table = FactTable([record(.entry)])
    #expect(table.facts == [RecordFacts(kind: .entry, date: CivilDay(number: 20_000))])
    #expect(table.facts.allSatisfy { $0.wall == RecordFacts.none && $0.hour == nil && $0.mood == nil })
    #expect(table.facts.allSatisfy { $0.shift == 0 })
  }

  @Test func `words have the records that say them, each once, time off and shifts aside`() {
    let table = FactTable([
      record(.entry) { ($0.tags, $0.people, $0.weather) = (["b", "a", "b"], ["Léa"], "rain") },
      record(.shift) { ($0.tags, $0.people, $0.weather) = (["a"], ["Léa"], "rain") },
      record(.checkIn) { ($0.tags, $0.weather) = (["a", "A"], "") },
    ])
    #expect(
      table.tags == [
        FactTable.Word(text: "A", indices: [2]), FactTable.Word(text: "a", indices: [0, 2]),
        FactTable.Word(text: "b", indices: [0]),
      ])
    #expect(table.people == [FactTable.Word(text: "Léa", indices: [0])])
    #expect(table.weather == [FactTable.Word(text: "rain", indices: [0])])
  }

  @Test func `shifts of the person's own are numbered after the known ones`() {
    let types: [ShiftType?] = [.night, .other("late"), nil, .other("Late"), .other("late"), .rest, .day]
    let table = FactTable(types.map { type in record(.checkIn) { $0.shift = type } })
    #expect(table.shifts == [.day, .night, .rest, .other("late"), .other("Late")])
    #expect(table.facts.map(\.shift) == [2, 4, 0, 5, 4, 3, 1])
  }

  @Test func `moods are steps; a word that the journal does not know is none`() {
    let table = FactTable(["😊", "purple", "😊", "horrible"].map { mood in record(.entry) { $0.mood = mood } })
    #expect(table.facts.map(\.mood) == [.happy, nil, .happy, .verySad])
  }

  @Test func `ratings in one number`() {
    var ratings = Ratings()
    #expect(ratings.packed == 0)
    ratings[.energy] = 5
    ratings[.satisfaction] = 1
    #expect(ratings.packed == 0x01_0000_0000_05)
  }
}
