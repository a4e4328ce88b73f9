import type { CommonLine, CommonSnapshot, ElectionLine, ElectionSnapshot, ExportHead, ExportKey, ExportLine } from '@plenara/contract'
import { EXPORT_FORMAT } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { CatalogueChanges, ExportSource } from '../export-source.ts'
import type { Catalogue } from '../store.ts'

export interface ExportRequest {
  readonly catalogue: Catalogue
  readonly source: ExportSource
  /** Null: the data that every canton shares. */
  readonly cantonId: number | null
  /** The version that the device has, undefined where it has none. */
  readonly since: number | undefined
}

export interface ExportPlan {
  readonly dataVersion: number
  readonly replaces: readonly ExportKey[]
}

/** Items a line, so that one holds some tens of kilobytes. */
const BATCH = { constituencies: 100, parties: 100, elections: 50, localities: 500, questions: 20, lists: 20, candidates: 40, answers: 20 }

/** What the answer to a device replaces: what changed since its version, everything where that is not known. Throws `canton_not_found`. */
export async function planExport({ catalogue, source, cantonId, since }: ExportRequest): Promise<ExportPlan> {
  const dataVersion = await catalogue.dataVersion()
  const changes = await changesOf(source, dataVersion, since)
  if (cantonId === null) return { dataVersion, replaces: COMMON_KEYS.filter((key) => changes === null || changes[key]) }
  const { cantons, elections } = await catalogue.common()
  if (!cantons.some(({ id }) => id === cantonId)) throw new DomainError('canton_not_found')
  const cantonElections = elections.filter((election) => election.cantonId === cantonId)
  const changed = cantonElections.filter(({ id }) => changes === null || changes.electionIds.has(id))
  return { dataVersion, replaces: changed.map(({ id }) => `election:${id}` as const) }
}

const COMMON_KEYS = ['common', 'localities'] as const
const NOTHING: CatalogueChanges = { common: false, localities: false, electionIds: new Set() }

/** A version that was never current, or only before a backup was restored, says nothing. */
async function changesOf(source: ExportSource, dataVersion: number, since: number | undefined): Promise<CatalogueChanges | null> {
  if (since === undefined || since === 0 || since > dataVersion) return null
  return since === dataVersion ? NOTHING : source.changesSince(since)
}

const MAX_TRIES = 5

/** The whole answer, of one version of the data. Throws `canton_not_found`, and `unavailable` where the data changes all the time. */
export async function writeExport(request: ExportRequest): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { dataVersion, replaces } = await planExport(request)
    const lines: ExportLine[] = []
    for (const key of replaces) lines.push(...(await linesOf(request, key)))
    if ((await request.catalogue.dataVersion()) === dataVersion) return await textOf({ dataVersion, replaces }, inSteps(lines))
  }
  throw new DomainError('unavailable')
}

/** About how much text is written before others get their turn: some milliseconds of work. */
const TURN_CHARACTERS = 500_000

async function textOf({ dataVersion, replaces }: ExportPlan, lines: readonly ExportLine[]): Promise<string> {
  const head: ExportHead = { part: 'head', format: EXPORT_FORMAT, dataVersion, lines: lines.length, replaces }
  const written: string[] = []
  let length = 0
  for (const line of [head, ...lines]) {
    const text = `${JSON.stringify(line)}\n`
    written.push(text)
    length += text.length
    if (length < TURN_CHARACTERS) continue
    length = 0
    await new Promise((resolve) => setTimeout(resolve))
  }
  return written.join('')
}

const STEPS: readonly ExportLine['part'][] = ['election', 'questions', 'candidates', 'answers', 'lists']

/** A device says what it is importing: the candidates of all elections, then the lists of all. */
function inSteps(lines: readonly ExportLine[]): ExportLine[] {
  return lines.toSorted((a, b) => STEPS.indexOf(a.part) - STEPS.indexOf(b.part))
}

async function linesOf({ catalogue, source }: ExportRequest, key: ExportKey): Promise<ExportLine[]> {
  if (key === 'common') return commonLines(await catalogue.common())
  if (key === 'localities') return batches(await source.allLocalities(), BATCH.localities).map((items) => ({ part: 'localities', items }))
  const election = await catalogue.election(Number(key.slice('election:'.length)))
  return election ? electionLines(election) : []
}

function commonLines({ cantons, constituencies, parties, elections }: CommonSnapshot): CommonLine[] {
  return [
    { part: 'cantons', items: cantons },
    ...batches(constituencies, BATCH.constituencies).map((items) => ({ part: 'constituencies', items }) as const),
    ...batches(parties, BATCH.parties).map((items) => ({ part: 'parties', items }) as const),
    ...batches(elections, BATCH.elections).map((items) => ({ part: 'elections', items }) as const),
  ]
}

/** A result that is not public yet stays on the server, as at `/election/{eid}/result`. */
function electionLines({ election, categories, axes, result, former, ...parts }: ElectionSnapshot): ElectionLine[] {
  const base = { election, categories, axes, result: election.resultsPublic ? result : null, ...(former && { former }) }
  const of = { election: election.id } as const
  return [
    { part: 'election', ...of, items: [base] },
    ...batches(parts.questions, BATCH.questions).map((items) => ({ part: 'questions', ...of, items }) as const),
    ...batches(parts.candidates, BATCH.candidates).map((items) => ({ part: 'candidates', ...of, items }) as const),
    ...batches(parts.answers, BATCH.answers).map((items) => ({ part: 'answers', ...of, items }) as const),
    ...batches(parts.lists, BATCH.lists).map((items) => ({ part: 'lists', ...of, items }) as const),
  ]
}

function batches<T>(items: readonly T[], size: number): (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}
