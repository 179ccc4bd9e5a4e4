import JournalModel

/// Sleep and steps of a device or a health program, whichever of ``HealthSources`` it comes from.
enum HealthFormat: EntryFormat {
  static let format = ImportFormat.health

  static func recognises(_ source: ImportSource) -> Bool {
    HealthSources.all.contains { $0.recognises(source) }
  }

  static func read(
    _ source: ImportSource, _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    // Who says that it is about sleep may bring a table that nothing else tells.
    let type = HealthSources.all.first { $0.recognises(source) } ?? HealthTableSource.self
    guard !source.hasMembers || type != HealthTableSource.self else {
      throw ImportFailure(.unknownFormat, source.path)
    }
    var data = HealthData()
    try type.read(source, context, into: &data, &matter)
    matter.read = data.read
    var health = HealthDays()
    health.sleeps = SleepMerging.sleeps(data.sleeps)
    for (day, spans) in data.steps { health.steps[day] = StepMerging.total(spans) }
    matter.health = health
    if health.sleeps.isEmpty { matter.leave(.inBed, data.inBed) }
  }
}
