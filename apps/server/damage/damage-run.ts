import { createHash } from 'node:crypto'
import type { CatalogueImport, ImportProblem } from '@plenara/contract'
import {
  type AnyImporter,
  END_UNKNOWN,
  importerOf,
  type ImporterName,
  mergeParliament,
  mergeParsed,
  rollCallContradictions,
  type Source,
} from '@plenara/importers'
import { refusedLosses } from '../src/intake/accepted-losses.ts'
import { createPictureReader } from '../src/catalogue/portraits/picture-reader.ts'
import type { ShapedPicture } from '../src/catalogue/portraits/shape-picture.ts'
import { DAMAGES, type DamagedFile } from './damages.ts'

/** A file with what belongs to it: of linked files one is damaged, the others stay. */
export interface DamageCase {
  readonly format: ImporterName
  readonly file: string
  readonly bytes: Uint8Array
  readonly others?: readonly Source[]
}

/**
 * `fewer`: a list of independent records that ends earlier at the end of a line, which no reader of the file alone can tell; each record is true.
 * `named`: a part of a ballot without a count, every word of it true, and the plan says that the format does not tell whether more is missing.
 */
export type Outcome = 'same' | 'refused' | 'fewer' | 'named' | 'FAULT'

export interface Finding {
  readonly format: string
  readonly file: string
  readonly damage: string
  readonly outcome: Outcome
  readonly reason: string
}

/** What an import would store, and what refuses it. */
interface Read {
  /** Of everything that would be stored, in any order of the records. */
  readonly facts: string
  readonly isEmpty: boolean
  readonly refused: readonly ImportProblem[]
  /** Whom answers name: one that the database does not know refuses a file as small as this. */
  readonly people: readonly string[]
  /** Each record by itself. */
  readonly records: ReadonlySet<string>
  readonly data: object
  /** Whether the plan says that the file cannot tell how much it lists. */
  readonly isEndUnknown: boolean
  /** Whether its records stand each for itself, unlike ballots, results and the list of all surveys. */
  readonly onlyAdds: boolean
}

/**
 * Damages a file in every way, or in those that `isWanted` picks, and reads it as the import command does: the real parsers, and the real decision what
 * refuses an import. Each case must give exactly the facts of the undamaged file or be refused with a reason.
 */
export async function runDamages(one: DamageCase, seed: number, isWanted: () => boolean = () => true): Promise<Finding[]> {
  const whole = await read(one, one.bytes)
  if (whole.isEmpty) return []
  const findings: Finding[] = []
  for (const [index, damage] of DAMAGES.entries()) {
    if (!isWanted()) continue
    let what = ''
    const note = (text: string) => {
      what = text
    }
    const file: DamagedFile = {
      note,
      name: one.file,
      bytes: one.bytes,
      separator: separatorOf(one),
      random: randomOf(`${seed} ${one.file} ${index}`),
    }
    const bytes = await damage.apply(file)
    if (!bytes) continue
    const { outcome, reason } = await judge(one, bytes, whole)
    findings.push({
      format: one.format,
      file: one.file,
      damage: damage.name,
      outcome,
      reason: outcome === 'FAULT' ? `${reason} (${what})` : reason,
    })
  }
  return findings
}

async function judge(one: DamageCase, bytes: Uint8Array, whole: Read): Promise<Pick<Finding, 'outcome' | 'reason'>> {
  try {
    const damaged = await read(one, bytes)
    // What the undamaged file lacks already is what an operator has accepted of it.
    const accepted = new Set(whole.refused.map(({ reason }) => reason))
    const problem = damaged.refused.find(({ reason }) => !accepted.has(reason))
    if (problem) return { outcome: problem.reason ? 'refused' : 'FAULT', reason: `${problem.line}: ${problem.reason}` }
    const stranger = damaged.people.find((key) => !whole.people.includes(key))
    if (stranger !== undefined) return { outcome: 'refused', reason: `0: no candidate or question "${stranger}", as the database says` }
    if (damaged.isEmpty) return { outcome: 'FAULT', reason: 'nothing is stored, and nothing says why' }
    if (damaged.facts === whole.facts) return { outcome: 'same', reason: '' }
    if (whole.onlyAdds && [...damaged.records].every((record) => whole.records.has(record))) return { outcome: 'fewer', reason: '' }
    if (damaged.isEndUnknown && isPartOf(damaged.data, whole.data)) return { outcome: 'named', reason: '' }
    return { outcome: 'FAULT', reason: 'other facts are stored' }
  } catch (error) {
    return { outcome: 'FAULT', reason: `crash: ${error instanceof Error ? error.message : 'unknown'}` }
  }
}

async function read({ format, file, others = [] }: DamageCase, bytes: Uint8Array): Promise<Read> {
  const importer: AnyImporter = importerOf(format)
  const source = { file, bytes }
  if (importer.target === 'surveys') {
    const { surveys, problems } = await importer.parse(source)
    return readOf({ surveys }, problems, false)
  }
  if (importer.target === 'profiles') {
    const { profiles, problems } = await importer.parse(source)
    return readOf({ profiles }, problems, true)
  }
  if (importer.target === 'portraits') {
    const { pictures, problems } = await importer.parse(source)
    const [picture] = pictures
    const shaped = picture ? await shapedBy(picture.bytes) : (problems[0]?.reason ?? '')
    if (typeof shaped === 'string') return readOf({}, [{ file, line: 0, reason: shaped }], true)
    return readOf({ pictures: [hashOf([...shaped.small, ...shaped.large])] }, problems, true)
  }
  if (importer.target === 'parliament' || importer.target === 'votes' || importer.target === 'news') {
    const parsed = await importer.parse(source)
    const data = mergeParliament([parsed.import])
    const contradictions = rollCallContradictions(data).map((reason) => ({ file, line: 0, reason }))
    return readOf(data, [...parsed.problems, ...contradictions], true)
  }
  const parsed = importer.parseTogether ? await importer.parseTogether([source, ...others]) : await importer.parse(source)
  const merged = mergeParsed([{ file, parsed }])
  return readOf(merged.import, merged.problems, importer.target !== 'elections')
}

async function shapedBy(bytes: Uint8Array): Promise<ShapedPicture | string> {
  const reader = createPictureReader()
  try {
    return await reader.read(bytes)
  } finally {
    reader.close()
  }
}

function readOf(data: object, problems: readonly ImportProblem[], onlyAdds: boolean): Read {
  const parts: [string, unknown][] = Object.entries(data)
  const records = parts.flatMap(([part, all]) => (Array.isArray(all) ? all.flatMap(partsOf).map((record) => hashOf({ part, record })) : []))
  return {
    data,
    isEndUnknown: problems.some(({ isDoubt, reason }) => isDoubt && reason.startsWith(END_UNKNOWN)),
    facts: hashOf(data),
    isEmpty: records.length === 0,
    refused: refusedLosses(problems, null),
    people: peopleIn(data),
    records: new Set(records),
    onlyAdds,
  }
}

/** Whether everything that `part` says, `whole` says too: there may be fewer records and shorter lists of names in the same order, and nothing else differs. */
function isPartOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part) && Array.isArray(whole)) {
    if (part.every((one) => typeof one === 'object')) return part.every((one) => whole.some((other) => isPartOf(one, other)))
    let from = 0
    return part.every((one) => {
      from = whole.indexOf(one, from) + 1
      return from > 0
    })
  }
  if (typeof part !== 'object' || part === null || typeof whole !== 'object' || whole === null) return part === whole
  const saidIn = new Map(Object.entries(whole))
  const names = Object.keys(part)
  return names.length === saidIn.size && Object.entries(part).every(([name, value]) => isPartOf(value, saidIn.get(name)))
}

function peopleIn(data: CatalogueImport): string[] {
  return [...new Set(data.answers?.flatMap(({ candidate, questionKey }) => [candidate, `question ${questionKey}`]))]
}

/** A questionnaire is as many records as it has questions and categories. */
function partsOf(record: unknown): unknown[] {
  if (typeof record !== 'object' || record === null || !('questions' in record) || !Array.isArray(record.questions)) return [record]
  const { questions, ...rest } = record
  return [
    ...questions.map((question: unknown) => question),
    'categories' in rest && Array.isArray(rest.categories) ? rest.categories : [],
  ].flat()
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')
}

/** The same for records in another order, which the order of columns and rows decides in some formats. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  )
}

function separatorOf({ file, bytes }: DamageCase): string | null {
  if (!file.endsWith('.csv')) return null
  const [header = ''] = new TextDecoder('latin1').decode(bytes.subarray(0, 100_000)).split('\n')
  return [',', ';', '\t', '|'].reduce((best, one) => (header.split(one).length > header.split(best).length ? one : best))
}

/** Numbers between 0 and 1 that the same words always give. */
export function randomOf(words: string): () => number {
  let state = createHash('sha256').update(words).digest().readUInt32LE()
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
