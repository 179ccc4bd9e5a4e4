import JournalModel
import Testing

@Suite struct HolidayRegionTests {
  @Test(arguments: [
    ("FR", "fr"), ("fr_Alsace", "fr-alsace"), ("FR-57", "fr-alsace"), ("uk", "gb-eng"), ("UK-SCT", "gb-sct"),
    ("gb", "gb-eng"), ("gb-nir", "gb-nir"), ("DE-BY", "de-by"), ("de_by_Augsburg", "de-by-augsburg"),
    ("ch-zh", "ch-zh"), ("es-md", "es-md"), ("ca-qc", "ca-qc"), ("au-nsw", "au-nsw"), ("fr-971", "fr-971"),
  ])
  func `a region is known by the usual ways to write its code`(written: String, code: String) {
    #expect(HolidayRegion(code: written)?.code == code)
  }

  @Test(arguments: [
    ("Bayern", "de-by"), ("bavaria", "de-by"), ("Zurich", "ch-zh"), ("Genf", "ch-ge"), ("Cataluña", "es-ct"),
    ("st gallen", "ch-sg"), ("Scotland", "gb-sct"), ("Hawke's Bay", "nz-hkb"), ("Écosse", "gb-sct"),
    ("France", "fr"), ("Deutschland", "de"), ("Österreich", "at"), ("espana", "es"), ("Suisse", "ch"),
    ("Pays-Bas", "nl"), ("USA", "us"), ("Royaume-Uni", "gb-eng"), ("日本", "jp"), ("대한민국", "kr"),
    ("New Zealand", "nz"), ("Luxembourg", "lu"),
  ])
  func `a country or a part of one is known by its name`(name: String, code: String) {
    #expect(HolidayRegion(named: name)?.code == code)
  }

  @Test(arguments: ["", "-", "Atlantis"])
  func `what is no name of either is none`(name: String) {
    #expect(HolidayRegion(named: name) == nil)
  }

  @Test(arguments: [
    "", "f", "france", "gb-", "de-", "de-zz", "deby", "de by", "-by", "a", "é", "2026-12-24", "de-by-",
    "at-9", "ukraine",
  ])
  func `what is no code is no region`(code: String) {
    #expect(HolidayRegion(code: code) == nil)
  }

  @Test func `all codes are read, and listed by country`() {
    let codes = HolidayRegion.all.map(\.code)
    #expect(codes.count == 139)
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { HolidayRegion(code: $0)?.code == $0 })
    #expect(HolidayRegion.listed.hasPrefix("at, au (au-act nsw nt qld sa tas vic wa), be, br, ca (ca-ab bc "))
    #expect(
      HolidayRegion.listed.hasSuffix(
        "gb (gb-eng nir sct wls), ie, it, jp, kr, lu, nl, "
          + "nz (nz-auk can cit hkb mbh nsn ntl ota stc stl tki wgn wtc), pt, us"))
  }

  @Test(arguments: [
    ("de-bz", "de-bb de-be de-bw de-by"), ("DE_BYY", "de-by"), ("uk-eng2", "gb-eng"),
    ("gb-london", "gb-eng gb-nir gb-sct gb-wls"), ("at-wien", "at"),
    ("xx", "at au be br ca ch de es fr gb ie it jp kr lu nl nz pt us"),
    ("", "at au be br ca ch de es fr gb ie it jp kr lu nl nz pt us"),
  ])
  func `the codes near a wrong one are those of its country`(wrong: String, near: String) {
    #expect(HolidayRegion.codes(near: wrong).joined(separator: " ") == near)
  }
}
