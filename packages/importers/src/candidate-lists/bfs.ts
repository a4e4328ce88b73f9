import { z } from 'zod'
import { cantonByFederalNumber } from '../reference/cantons.ts'
import type { TableRow } from '../tables/table.ts'
import { wholeNumber } from '../text.ts'
import type { Entry } from './entry.ts'

/** Whoever sits in the council already (metadata of the office: `kandidat_status_id`). */
const INCUMBENT = 2

const count = z.number().int().nonnegative().nullish()
const text = z.string().nullish()

/** A candidate in the JSON of the office; 2019 under `kandidierende`, since 2023 under `level_kantone`. */
export const bfsCandidate = z.object({
  kanton_nummer: z.number().int().min(1).max(26),
  liste_nummer_kanton: z.union([z.string(), z.number().transform(String)]).nullish(),
  liste_bezeichnung: text,
  kandidat_nummer: z.number().int().positive().nullish(),
  kandidat_listenplatz_1: count,
  kandidat_listenplatz_2: count,
  name: z.string().min(1),
  vorname: z.string().nullish(),
  geschlecht: text,
  geburtsjahr: count,
  wohnort: text,
  beruf: text,
  kandidat_status_id: count,
  flag_gewaehlt: z.boolean().nullish(),
  stimmen_kandidat: count,
})

/** The entry of a JSON record, or the reason why it is none. */
export function entryOfRecord(read: z.infer<typeof bfsCandidate>, line: number): Entry | string {
  const cantonCode = cantonByFederalNumber(read.kanton_nummer)
  if (!cantonCode) return `kanton_nummer is no canton: ${read.kanton_nummer}`
  return {
    ...{ line, cantonCode, listNumber: read.liste_nummer_kanton || null, listName: read.liste_bezeichnung ?? '' },
    ...{ number: read.kandidat_nummer ?? null, firstName: read.vorname ?? '', lastName: read.name, sex: sexOf(read.geschlecht ?? '') },
    ...{ birthYear: read.geburtsjahr ?? null, place: read.wohnort || null, occupation: read.beruf ?? '' },
    ...{ incumbent: read.kandidat_status_id === INCUMBENT, party: '' },
    places: [read.kandidat_listenplatz_1, read.kandidat_listenplatz_2].flatMap((place) => place || []),
    votes: read.stimmen_kandidat ?? null,
    elected: read.flag_gewaehlt ?? null,
  }
}

/** The entry of a row of the CSV, null where it counts a municipality only, or the reason why it is none. */
export function entryOfRow(row: TableRow): Entry | string | null {
  const level = row.cell('ebene_resultat')
  if (level && level !== 'Kanton') return null
  const cell = (column: string) => (row.cell(column) === 'NA' ? '' : row.cell(column))
  const cantonCode = cantonByFederalNumber(wholeNumber(cell('kanton_nummer')) ?? 0)
  if (!cantonCode) return `kanton_nummer is no canton: "${row.cell('kanton_nummer')}"`
  if (!cell('name')) return 'name is empty'
  const flag = cell('flag_gewaehlt').toLowerCase()
  return {
    ...{ line: row.line, cantonCode, listNumber: cell('liste_nummer_kanton') || null, listName: cell('liste_bezeichnung') },
    ...{ number: wholeNumber(cell('kandidat_nummer')), firstName: cell('vorname'), lastName: cell('name'), sex: sexOf(cell('geschlecht')) },
    ...{ birthYear: wholeNumber(cell('geburtsjahr')), place: cell('wohnort') || null, occupation: cell('beruf') },
    ...{ incumbent: Number(cell('kandidat_status_id')) === INCUMBENT, party: cell('partei_bezeichnung_de') },
    places: ['kandidat_listenplatz_1', 'kandidat_listenplatz_2'].flatMap((column) => wholeNumber(cell(column)) || []),
    votes: wholeNumber(cell('stimmen_kandidat')),
    elected: flag === '' ? null : ['1', 'true'].includes(flag),
  }
}

function sexOf(text: string): Entry['sex'] {
  if (text.toUpperCase() === 'F') return 'female'
  return text.toUpperCase() === 'M' ? 'male' : null
}
