// What the facade answers with is declared where it is made: who imports the facade needs no other name.
@_exported import JournalFiles
@_exported import JournalFormat
@_exported import JournalIndex
@_exported import JournalQuery
