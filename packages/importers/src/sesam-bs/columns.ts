import type { ColumnTable } from '../tables/columns.ts'

export const CANDIDATE_VOTES = ['Kandidatenstimmen unveränderte Wahlzettel', 'Kandidatenstimmen veränderte Wahlzettel']
export const ADDITIONAL_VOTES = ['Zusatzstimmen unveränderte Wahlzettel', 'Zusatzstimmen veränderte Wahlzettel']
/** What a table with a result has in each row; a table from before the day has none of it. */
export const RESULT_COLUMNS = ['Anzahl Sitze Liste', 'Gewählt', 'Stimmen Total']
const BALLOTS = ['Wahlzettel', 'Leere Wahlzettel', 'Ungültige Wahlzettel', 'Leere Stimmen', 'Stimmberechtigte']
const OF_LIST = ['Unveränderte Wahlzettel Liste', 'Stimmen unveränderte Wahlzettel']

/** The complete export: 2020, and under other names 2024 and SESAM as OneGov describes it. Without a day the name of the file tells it. */
export const FULL_COLUMNS: ColumnTable = {
  required: [
    'Anzahl Sitze Wahlkreis',
    'Wahlkreisbezeichnung',
    'Listennummer',
    'Parteikurzbezeichnung',
    'Parteibezeichnung',
    'Kandidaten-Nr',
    'Name',
    'Vorname',
  ],
  optional: [
    ...[...RESULT_COLUMNS, ...CANDIDATE_VOTES, ...ADDITIONAL_VOTES, ...BALLOTS, ...OF_LIST],
    ...['Wahltermin', 'Status', 'Anzahl Gemeinden', 'Geschlecht', 'Jahrgang', 'Beruf', 'Bisher', 'Kumulation'],
  ],
  aliases: {
    'Anzahl Sitze Wahlkreis': ['Anzahl Sitze'],
    Listennummer: ['Listen-Nr'],
    Gewählt: ['Gewaehlt'],
    'Stimmen Total': ['Stimmen Total aus Wahlzettel'],
  },
  unread: [
    ...['Wahljahr', 'Wahlbezeichnung', 'Amtsdauer', 'Wahlkreis-Nr', 'Wahlkreis-Code', 'Stimmberechtigte Männer', 'Stimmberechtigte Frauen'],
    ...['Stimmberechtigte Auslandschweizer', 'Briefliche Stimmabgaben', 'Unveränderte Wahlzettel', 'Veränderte Wahlzettel mit Bezeichnung'],
    ...['Veränderte Wahlzettel ohne Bezeichnung', 'Partei-ID', 'Veränderte Wahlzettel Liste', 'Personen-ID', 'Ganzer Name'],
    ...['Anrede', 'Stimmen veränderte Wahlzettel', 'Rangfolge', 'Laufnummer', 'Jahrgang numerisch', 'Alter'],
    ...['HLV-Nr', 'HLV-Bezeichnung', 'ULV-Nr', 'ULV-Bezeichnung', 'Ungueltige Stimmen'],
    ...['Total der gültigen Wahlzettel', 'Anteil brieflich Wählende', 'Stimmbeteiligung', 'Partei + Ganzer Name'],
    /^Alter am Jahresende/,
    /^\d{2} /,
  ],
  counts: [
    ...[...CANDIDATE_VOTES, ...ADDITIONAL_VOTES, ...BALLOTS, ...OF_LIST],
    ...['Stimmen Total', 'Anzahl Sitze Wahlkreis', 'Anzahl Sitze Liste', 'Jahrgang'],
  ],
}

/** The reduced table of one party, 2016. */
export const REDUCED_COLUMNS: ColumnTable = {
  required: ['kreis', 'list_place', 'name', 'gender', 'incumbent', 'votes', 'elected'],
  counts: ['votes', 'list_place'],
}
