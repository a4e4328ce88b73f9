import type { CatalogueImport, ImportProblem, ParliamentCounts } from '@plenara/contract'
import type { CatalogueDifference, KindDifference } from '../db/schema/import-log.ts'

export interface ImportSummary {
  readonly format: string
  readonly counts: ParliamentCounts
  readonly problems: readonly ImportProblem[]
  /** Ties and vacancies of final results; they are no problems of the source. */
  readonly remarks?: readonly string[]
  /** What changed or would change; absent where nothing was written. */
  readonly difference?: CatalogueDifference
}

export interface ImportOutcome extends ImportSummary {
  readonly isLoaded: boolean
  readonly isChanged: boolean
  readonly isStrict: boolean
  /** Nothing was changed, only told. */
  readonly isPlan: boolean
  /** The elections whose new results nobody sees yet. */
  readonly draftIds?: readonly number[]
  readonly elections: readonly { readonly id: number; readonly name: string }[]
  /** Why nothing was loaded. */
  readonly refusal?: string
  /** The command that would load it all the same. */
  readonly accepting?: string | null
}

const SHOWN = 20

/** Why a source is refused of which something would be lost. */
export function losesSomething(count: number): string {
  return `${count} of the problems ${count === 1 ? 'loses' : 'lose'} something: mend the file`
}

/** The last line of `--json`. */
export function jsonOf({ format, counts, problems, remarks = [], difference }: ImportSummary): string {
  return JSON.stringify({ format, counts, problems, ...(remarks.length > 0 && { remarks }), ...(difference && { difference }) })
}

/** The summary for people: what was loaded, under which ids, what could not be read, and which ties and vacancies a result has. */
export function summaryOf(outcome: ImportOutcome): string {
  const lines = [headlineOf(outcome), ...outcome.elections.slice(0, SHOWN).map(({ id, name }) => `  election ${id}: ${name}`)]
  if (outcome.elections.length > SHOWN) lines.push(`  and ${outcome.elections.length - SHOWN} more elections`)
  if (outcome.difference) lines.push(...differenceLines(outcome.difference))
  lines.push(...draftLines(outcome))
  const { problems } = outcome
  if (problems.length > 0) lines.push(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:`)
  lines.push(...problems.slice(0, SHOWN).map(lineOf))
  if (problems.length > SHOWN) lines.push(`  and ${problems.length - SHOWN} more (all of them with --json)`)
  const { remarks = [] } = outcome
  lines.push(...remarks.slice(0, SHOWN).map((remark) => `Remark: ${remark}`))
  if (remarks.length > SHOWN) lines.push(`and ${remarks.length - SHOWN} more remarks (all of them with --json)`)
  if (outcome.accepting) lines.push(`Or, if that is right: ${outcome.accepting}`)
  return lines.map(oneLine).join('\n')
}

/** Words of a file without what a terminal would take for a command; line breaks in a cell are spaces. */
export function oneLine(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  return line.replaceAll(/\s*[\r\n]\s*/g, ' ').replaceAll(/[\u0000-\u001F\u007F-\u009F]/g, '\uFFFD')
}

function draftLines({ draftIds = [], isPlan, isLoaded }: ImportOutcome): string[] {
  if (draftIds.length === 0 || isPlan || !isLoaded) return []
  return ['These results are drafts that nobody sees until they are published:', `  npm run admin -- result publish ${draftIds.join(',')}`]
}

function lineOf({ file, line, reason, loss }: ImportProblem): string {
  const place = line === 0 ? (loss ?? file) : `${file}:${line}`
  return place === '' ? `  ${reason}` : `  ${place}: ${reason}`
}

/** The names of the elections of an import, in its order, with their ids. */
export function namedElections(data: CatalogueImport, ids: readonly number[]): { id: number; name: string }[] {
  const names = data.elections?.map(({ election }) => Object.values(election.name)[0] ?? election.key) ?? []
  return ids.map((id, index) => ({ id, name: names[index] ?? '' }))
}

function headlineOf({ format, counts, isLoaded, isChanged, isStrict, isPlan, refusal }: ImportOutcome): string {
  if (refusal) return `Nothing ${isPlan ? 'would be' : 'was'} loaded: ${refusal}`
  if (!isLoaded) return `Nothing was loaded${isStrict ? ': --strict loads a source only where all of it can be read' : ''}`
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  const loaded = isPlan ? 'Would load' : 'Loaded'
  return `${isChanged ? loaded : 'Nothing new in'} ${format}: ${parts.join(', ')}`
}

/** For people: a line for each kind, then the striking facts. */
export function differenceLines({ kinds, striking }: CatalogueDifference): string[] {
  const rows = Object.entries(kinds)
  if (rows.length === 0) return ['Nothing changes']
  const width = Math.max(...rows.map(([kind]) => kind.length))
  const lines = rows.map(([kind, counts]) => `  ${kind.padEnd(width)}  ${countsOf(counts)}`)
  return ['Changes:', ...lines, ...(striking.length > 0 ? ['Striking:', ...striking.map(({ text }) => `  ${text}`)] : [])]
}

function countsOf({ added, changed, removed }: KindDifference): string {
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const
  return parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ')
}
