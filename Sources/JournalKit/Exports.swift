// A program for people needs one import: what the answers are made of comes with it.
@_exported import JournalInsights
@_exported import JournalLanguage
@_exported import JournalModel
@_exported import JournalShifts
@_exported import JournalStore
@_exported import JournalSync
