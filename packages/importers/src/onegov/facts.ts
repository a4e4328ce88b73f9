import type { CantonCode, CouncilKind, Level, LocalizedText } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract'
import { nationalCouncilDay } from '../ballot-rules.ts'
import { councilOf } from '../council.ts'
import { cantonByBfsNumber, toCantonCode } from '../reference/cantons.ts'
import { cityByNumber, cityInName } from '../reference/cities.ts'
import { municipalityByNumber } from '../reference/index.ts'
import { dayOf, wholeNumber } from '../text.ts'
import type { OneGovRow } from './rows.ts'

const LEVELS: Readonly<Record<string, Level>> = {
  federation: 'federal',
  canton: 'cantonal',
  region: 'cantonal',
  district: 'cantonal',
  municipality: 'communal',
}

/** What the rows of one election and the name of the file say about it. */
export interface OneGovFacts {
  readonly cantonCode: CantonCode
  readonly council: CouncilKind
  readonly municipality: string | null
  readonly isProportional: boolean
  readonly day: string
  readonly seats: number
  readonly titles: LocalizedText
  readonly compound: LocalizedText
  /** What was guessed, because the file does not say it. */
  readonly doubts: readonly string[]
}

/** What the file is called without its ending, and the day that the operator says. */
export interface OutsideFacts {
  readonly stem: string
  readonly date?: string | undefined
}

/** The facts of an election, or the reason why they cannot be told. The content counts first, the name of the file last. */
export function factsOf(rows: readonly OneGovRow[], { stem, date }: OutsideFacts): OneGovFacts | string {
  const [first] = rows
  if (!first) return 'there is no row'
  const cantonCode = cantonOf(rows, stem)
  if (!cantonCode) return `entity_id ${first.entityId} lies in no canton`
  const isProportional = isProportionalElection(first)
  const titles = textOf(first, 'election_title')
  const compound = textOf(first, 'compound_title')
  const names = [...Object.values(titles), ...Object.values(compound)]
  const level = LEVELS[first.cells.cell('election_domain')] ?? null
  const council = councilOf({ names: names.length > 0 ? names : [spaced(stem)], level, isProportional })
  const day = dayOfElection(first, council, { stem, date })
  if (!day) return 'election_date is missing, and the name of the file has no year: say it with --date, such as --date 2020-10-25'
  const seats = seatsOf(rows, isProportional)
  return {
    cantonCode,
    council,
    municipality: council.startsWith('communal') ? municipalityOf(rows, stem) : null,
    isProportional,
    day: day.value,
    seats: seats.value,
    titles,
    compound,
    doubts: [...day.doubts, ...seats.doubts],
  }
}

/** The name of a file as words: `gemeinderat2015-bern` gives `Gemeinderat 2015 Bern`. */
export function spaced(stem: string): string {
  const words = stem.replace(/(\p{L})(\d)/gu, '$1 $2').split(/[-_ ]+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** The year in the name of a file, null where there is none. */
function yearIn(stem: string): number | null {
  const year = /(?:^|\D)((?:19|20)\d{2})(?!\d)/.exec(stem)?.[1]
  return year ? Number(year) : null
}

/** The day in the name of a file, as `2020-03-08` or `20200308`; null where there is none. */
function dayIn(stem: string): string | null {
  const [, year, month, day] = /(?:^|\D)((?:19|20)\d{2})[-_.]?(\d{2})[-_.]?(\d{2})(?!\d)/.exec(stem) ?? []
  return dayOf(`${year}-${month}-${day}`)
}

function takenFromName(day: string): string {
  return `election_date is missing: ${day} is taken, out of the name of the file; --date says another`
}

function cantonOf(rows: readonly OneGovRow[], stem: string): CantonCode | null {
  const named = stem.split(/[^a-z]+/i).flatMap((part) => toCantonCode(part) ?? [])[0] ?? cityInName(stem)?.cantonCode
  const isByQuarter = rows.every((row) => row.entityId < 100)
  const numbered = rows.map((row) => cantonByBfsNumber(row.entityId)).find((code) => code !== null) ?? null
  return isByQuarter ? (named ?? numbered) : numbered
}

function isProportionalElection(row: OneGovRow): boolean {
  const type = row.cells.cell('election_type')
  return type ? type === 'proporz' : row.listId !== ''
}

function textOf(row: OneGovRow, column: string): LocalizedText {
  const entries = CONTENT_LANGUAGES.map((language) => [language, row.cells.cell(`${column}_${language}_CH`)] as const)
  const texts = Object.fromEntries(entries.filter(([, text]) => text))
  const plain = row.cells.cell(column)
  return Object.keys(texts).length === 0 && plain ? { de: plain } : texts
}

/** By the number where all rows are of one municipality; a city that counts by quarter is named by the file. */
function municipalityOf(rows: readonly OneGovRow[], stem: string): string | null {
  const numbers = new Set(rows.map((row) => row.entityId))
  const [number = 0] = numbers
  const city = cityByNumber(number) ?? cityInName(stem)
  return city?.name ?? (numbers.size === 1 ? municipalityByNumber(number) : null)
}

function dayOfElection(row: OneGovRow, council: CouncilKind, { stem, date }: OutsideFacts): { value: string; doubts: string[] } | null {
  const day = dayOf(row.cells.cell('election_date'))
  if (day) return { value: day, doubts: [] }
  if (date) return { value: date, doubts: [] }
  const named = dayIn(stem)
  if (named) return { value: named, doubts: [takenFromName(named)] }
  const year = yearIn(stem)
  if (!year) return null
  if (council === 'national-council') return { value: nationalCouncilDay(year), doubts: [] }
  const value = `${year}-12-31`
  return { value, doubts: [takenFromName(value)] }
}

function seatsOf(rows: readonly OneGovRow[], isProportional: boolean): { value: number; doubts: string[] } {
  const seats = wholeNumber(rows[0]?.cells.cell('election_mandates') ?? '')
  if (seats) return { value: seats, doubts: [] }
  const byList = new Map(rows.map((row) => [row.listId, row.listSeats]))
  const ofLists = [...byList.values()].reduce((total, count) => total + count, 0)
  if (isProportional && ofLists > 0) return { value: ofLists, doubts: [] }
  const elected = new Set(rows.filter((row) => row.isElected).map((row) => row.candidateId)).size
  const value = Math.max(1, elected)
  return { value, doubts: [`election_mandates is missing: ${value} is taken, the number of elected candidates`] }
}
