import type { ColumnTable } from '../tables/columns.ts'

/** The directory of towns and postcodes of swisstopo, releases of 2013 to 2026. */
export const COLUMNS: ColumnTable = {
  required: ['Ortschaftsname', 'PLZ4', 'Gemeindename', 'BFS-Nr', 'Kantonskürzel'],
  optional: ['Zusatzziffer', 'Adressenanteil'],
  aliases: { PLZ4: ['PLZ'], 'BFS-Nr': ['BFSNr'], Gemeindename: ['Gemeinde'], Kantonskürzel: ['Kanton'] },
}
