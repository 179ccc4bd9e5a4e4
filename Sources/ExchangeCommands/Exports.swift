// Every command speaks in the terms of this module: it need not be imported by each file.
@_exported import JournalViews
