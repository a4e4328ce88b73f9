import type { ColumnTable } from '../tables/columns.ts'

/** The federal statistical office: candidates of the National Council (sd-t-17.02-NRW), of the whole canton or of municipalities. */
export const BFS_COLUMNS: ColumnTable = {
  required: ['wahl_jahr', 'kanton_nummer', 'liste_nummer_kanton', 'liste_bezeichnung', 'kandidat_nummer', 'name', 'vorname'],
  optional: [
    ...['ebene_resultat', 'geschlecht', 'geburtsjahr', 'wohnort', 'beruf', 'kandidat_status_id', 'partei_bezeichnung_de'],
    ...['kandidat_listenplatz_1', 'kandidat_listenplatz_2', 'stimmen_kandidat', 'flag_gewaehlt'],
  ],
  counts: [
    'wahl_jahr',
    'kanton_nummer',
    'kandidat_nummer',
    'geburtsjahr',
    'kandidat_listenplatz_1',
    'kandidat_listenplatz_2',
    'stimmen_kandidat',
  ],
  missing: ['NA'],
}

/** The list of all candidates of a National Council that chvote and the media built on. */
export const CHVOTE_COLUMNS: ColumnTable = {
  required: ['firstname', 'lastname', 'gender', 'year_of_birth', 'party_short', 'district', 'list', 'list_place_1'],
  optional: ['city', 'list_place_2', 'incumbent'],
  counts: ['year_of_birth', 'list_place_1', 'list_place_2'],
  missing: ['NA'],
}
