import type { CantonCode } from '@plenara/contract'
import { contradictionsOf } from '../contradictions.ts'
import { countsOf } from '../counts.ts'
import { groupBy } from '../group.ts'
import { eachJsonElement, problemsOf, type Report, shaped } from '../json.ts'
import { type Parsed, type Source, stemOf } from '../source.ts'
import { readTable } from '../tables/read-table.ts'
import { momentIn } from '../text.ts'
import { bfsCandidate, entryOfRecord, entryOfRow } from './bfs.ts'
import { keyOf, partiesOf, toBundle } from './bundle.ts'
import { entryOfChvote } from './chvote.ts'
import { BFS_COLUMNS, CHVOTE_COLUMNS } from './columns.ts'
import { endOf, seatGapsOf } from './completeness.ts'
import type { Entry } from './entry.ts'

const RECORDS = [
  ['kandidierende', '*'],
  ['level_kantone', '*'],
]
/** When the file was written. */
const WRITTEN = /"timestamp"\s*:\s*"([^"]+)"/
const YEAR_IN_JSON = /"wahl_jahr"\s*:\s*(\d{4})/
const HEAD_LENGTH = 5_000

interface Read {
  readonly entries: readonly Entry[]
  readonly year: number | null
  /** When the file was written, where it says so. */
  readonly asOf: string | null
}

/**
 * Candidates of a National Council in all cantons: the list of the federal statistical office (JSON or CSV, before and after the count), or the
 * one that chvote and the media built on (CSV, Excel). An election for each canton. A canton with a row that cannot be read is reported.
 */
export async function parseCandidateLists(source: Source): Promise<Parsed> {
  const { problems, report } = problemsOf(source)
  const { entries, year, asOf } = isJson(source) ? readJson(source, report) : await readRows(source, report)
  if (entries.length === 0 && problems.length === 0) report(0, 'the file holds no candidate')
  if (entries.length === 0) return { import: {}, counts: {}, problems }
  if (!year) {
    report(0, 'the year of the election stands neither in the file nor in its name')
    return { import: {}, counts: {}, problems }
  }
  const unique = withoutRepetitions(entries, report)
  const elections = [...groupBy(unique, ({ cantonCode }) => cantonCode).values()].flatMap((ofCanton) => {
    const [first] = ofCanton
    const bundle = first ? toBundle(first.cantonCode, { year, asOf }, ofCanton) : ''
    if (typeof bundle === 'string') report(first?.line ?? 0, bundle)
    else for (const contradiction of [...contradictionsOf(bundle), ...seatGapsOf(bundle)]) report(first?.line ?? 0, contradiction)
    return typeof bundle === 'string' ? [] : [bundle]
  })
  if (elections.length === 0) return { import: {}, counts: {}, problems }
  if (!isJson(source)) problems.push(...endOf(source, year, unique))
  const data = { parties: partiesOf(unique), elections }
  return { import: data, counts: countsOf(data), problems, writtenAt: asOf ?? undefined }
}

function isJson({ bytes }: Source): boolean {
  return /^\uFEFF?\s*[{[]/.test(new TextDecoder().decode(bytes.subarray(0, 100)))
}

function readJson(source: Source, report: Report): Read {
  const entries: Entry[] = []
  eachJsonElement(source, RECORDS, {
    report,
    onElement: (element) => {
      const read = shaped(element, bfsCandidate, report)
      const entry = read && entryOfRecord(read, element.line)
      if (typeof entry === 'string') report(element.line, entry)
      else if (entry) entries.push(entry)
    },
  })
  const head = new TextDecoder().decode(source.bytes.subarray(0, HEAD_LENGTH))
  return { entries, year: Number(YEAR_IN_JSON.exec(head)?.[1]) || yearInName(source), asOf: momentIn(WRITTEN.exec(head)?.[1] ?? '') }
}

async function readRows(source: Source, report: Report): Promise<Read> {
  const table = await readTable(source, BFS_COLUMNS, CHVOTE_COLUMNS)
  const isChvote = table.format === CHVOTE_COLUMNS
  for (const { line, reason } of table.problems) report(line, reason)
  const entries = table.rows.flatMap((row) => {
    const entry = isChvote ? entryOfChvote(row) : entryOfRow(row)
    if (typeof entry === 'string') report(row.line, entry)
    return typeof entry === 'string' || entry === null ? [] : [entry]
  })
  const years = new Set(isChvote ? [] : table.rows.map((row) => row.cell('wahl_jahr')))
  if (years.size > 1) report(0, `the file holds several elections: ${[...years].join(', ')}`)
  return { entries: years.size > 1 ? [] : entries, year: Number([...years][0]) || yearInName(source), asOf: null }
}

function yearInName(source: Source): number | null {
  return Number(/(?:^|\D)((?:19|20)\d{2})(?!\d)/.exec(stemOf(source))?.[1]) || null
}

function withoutRepetitions(entries: readonly Entry[], report: Report): Entry[] {
  const seen = new Map<string, CantonCode>()
  return entries.filter((entry) => {
    const key = `${entry.cantonCode} ${keyOf(entry)}`
    if (seen.has(key)) report(entry.line, `candidate ${keyOf(entry)} of ${entry.cantonCode} stands twice`)
    return !seen.has(key) && seen.set(key, entry.cantonCode)
  })
}
