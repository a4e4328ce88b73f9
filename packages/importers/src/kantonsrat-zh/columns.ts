import type { ColumnTable } from '../tables/columns.ts'

/** Of each member who voted; a file has all of these or none. */
export const BALLOT_COLUMNS = ['platz', 'nachname', 'vorname', 'partei', 'stimme']

/** Votes of the Kantonsrat of Zürich, with or without ballots. */
export const COLUMNS: ColumnTable = {
  required: ['KRNr', 'Titel', 'Geschaeftsart', 'AblaufschrittTyp', 'eDocumentID', 'Sitzungsdatum', 'url'],
  optional: ['VorlageNr', ...BALLOT_COLUMNS],
  unread: ['DokumentTitel', 'eDocumentFileName', 'Version'],
}
