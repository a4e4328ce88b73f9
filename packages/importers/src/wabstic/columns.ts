import type { ColumnTable } from '../tables/columns.ts'

/** The files of a WabstiC export of a proportional election with the columns that are read. */
export const COLUMNS = {
  WP_Wahl: { required: ['SortGeschaeft', 'GeBezKurz', 'GeBezOffiziell', 'Sonntag', 'Kanton', 'AnzPendentGde'], counts: ['AnzPendentGde'] },
  WP_Listen: {
    required: ['SortGeschaeft', 'ListNr', 'ListCode', 'ListBez', 'StimmenTotal', 'StimmenZusatz', 'Sitze', 'ListVerb', 'ListUntVerb'],
    counts: ['StimmenTotal', 'StimmenZusatz', 'Sitze', 'ListVerb', 'ListUntVerb'],
  },
  WP_Kandidaten: { required: ['SortGeschaeft', 'KNR', 'Gewaehlt', 'Stimmen'], counts: ['Stimmen', 'Gewaehlt'] },
  WPStatic_Kandidaten: {
    required: ['SortGeschaeft', 'KNR', 'Nachname', 'Vorname', 'Beruf', 'Wohnort', 'Jahrgang', 'ListeCode', 'Bisher'],
    counts: ['Jahrgang', 'Bisher'],
  },
  WP_Gemeinden: {
    required: ['SortGeschaeft', 'Stimmberechtigte', 'StmAbgegeben', 'StmUngueltig', 'StmLeer', 'StmGueltig'],
    optional: ['SortGemeinde', 'SortGemeindeSub', 'Sperrung'],
    counts: ['Stimmberechtigte', 'StmAbgegeben', 'StmUngueltig', 'StmLeer', 'StmGueltig'],
  },
} as const satisfies Readonly<Record<string, ColumnTable>>
