// Every command speaks in the terms of these modules: they need not be imported by each file.
@_exported import JournalKit
@_exported import JournalTerminal
