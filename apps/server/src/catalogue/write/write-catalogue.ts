import type { CatalogueImport, ImportCounts, ImportLoss } from '@plenara/contract'
import { countsOf, type Delivery } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { StartError } from '../../platform/start-error.ts'
import { type ChangeOrigin, changeCatalogue, withoutSource } from '../change/change-catalogue.ts'
import { atStoredKeys } from '../deliveries/later-results.ts'
import { rekeyStored } from '../deliveries/rekey.ts'
import { type MergeOptions, mergeWithStored } from '../deliveries/merge-stored.ts'
import type { CatalogueDifference } from '../../db/schema/import-log.ts'
import { writeSettings } from '../edit/edit-election.ts'
import { joinStoredQuestions } from '../questions/join-questions.ts'
import { allocateIds } from './keys.ts'
import { keyQuestions } from '../questions/question-keys.ts'
import { atStoredSpellings } from '../questions/stored-spellings.ts'
import { questionLossesOf } from '../questions/question-losses.ts'
import { writeMissingReference } from '../places/reference-data.ts'
import { type StoredLoss, storedLossesOf } from '../plan/stored-losses.ts'
import { type UnresolvedAnswer, writeAnswers } from './write-answers.ts'
import { placeLossesOf } from '../places/place-losses.ts'
import { writeCoatsOfArms } from '../places/write-coats-of-arms.ts'
import { writeElections } from './write-elections.ts'
import { writePlaces } from '../places/write-places.ts'
import { writeQuestionnaires } from '../questions/write-questionnaires.ts'
import { openSeatLosses } from '../results/open-seats.ts'
import { type ResultProblem, writeResults } from '../results/write-results.ts'

export interface WriteOptions {
  /** How the import log describes the import. */
  readonly origin?: ChangeOrigin
  /** The elections that the questionnaires of the import belong to, and in which the numbers of its answers are looked up. */
  readonly electionIds?: readonly number[]
  /** Results are shown at once; else they are drafts. */
  readonly isPublished?: boolean
  /** What the operator agrees to lose; of a candidate nothing is erased without it. */
  readonly accepted?: ReadonlySet<string>
  /** The questions, by their keys in the source, in which only a mistake of the words was mended. */
  readonly corrected?: ReadonlySet<string>
  /** Decides after everything is written, before it counts: true takes all of it back. */
  readonly isRefused?: (written: Flaws) => boolean
  /** Called with the progress, in any unit. */
  readonly onProgress?: (done: number, total: number) => void
}

/** What only the database can tell of an import. */
export interface Flaws {
  readonly unresolved: readonly UnresolvedAnswer[]
  readonly resultProblems: readonly ResultProblem[]
  readonly losses: readonly StoredLoss[]
  /** What a poorer source says otherwise, and is not taken. */
  readonly doubts: readonly string[]
}

export interface Written extends Flaws {
  /** What the import holds, whether it was new or not. */
  readonly counts: ImportCounts
  readonly dataVersion: number
  /** Whether the data changed that readers see. */
  readonly changed: boolean
  /** Whether results were stored that nobody sees until they are published. */
  readonly hasNewDrafts: boolean
  readonly difference: CatalogueDifference
  /** The ids of the elections of the import, in its order. */
  readonly electionIds: readonly number[]
  /** The elections whose results came without their ballots and were accepted. */
  readonly resultElectionIds: readonly number[]
}

const UNNAMED: ChangeOrigin = { format: 'catalogue', source: '' }
/** A candidate with all texts takes about as long as this many answers. */
const CANDIDATE_WEIGHT = 20

/**
 * Writes an import as one change of the public data. The same import again changes nothing. Throws `StartError` if there is no
 * election of a given id.
 */
export async function writeCatalogue(db: Database, data: CatalogueImport, options: WriteOptions = {}): Promise<Written> {
  const { isRefused: _, ...written } = await changeCatalogue(db, options.origin ?? UNNAMED, (tx) => write(tx, data, options))
  return written
}

async function write(tx: Database, raw: CatalogueImport, options: WriteOptions) {
  const plan = await planImport(tx, raw, options)
  const { changed, drafts, electionIds, flaws, resultElectionIds } = await writePlan(tx, plan, options)
  return {
    ...flaws,
    counts: countsOf(plan.given),
    changed: changed > 0,
    hasNewDrafts: drafts > 0,
    electionIds,
    resultElectionIds,
    isRefused: options.isRefused?.(flaws) ?? false,
  }
}

/** What an import comes to before its records are written. */
interface Plan {
  /** What its source says. */
  readonly given: CatalogueImport
  /** That with what other sources said before, at the keys that are stored. */
  readonly data: CatalogueImport
  /** What is kept of the source itself, by the key of the election. */
  readonly deliveries: ReadonlyMap<string, Delivery>
  readonly merging: MergeOptions
  readonly losses: readonly StoredLoss[]
  readonly doubts: readonly string[]
}

async function planImport(tx: Database, raw: CatalogueImport, options: WriteOptions): Promise<Plan> {
  if (options.origin?.isPlan) await writeMissingReference(tx)
  const given = raw.questionnaires ? { ...raw, questionnaires: await atStoredSpellings(tx, raw.questionnaires) } : raw
  await checkElections(tx, options.electionIds ?? [])
  const merging = { format: options.origin?.format ?? UNNAMED.format, accepted: options.accepted ?? new Set<string>() }
  const merged = await mergeWithStored(tx, { ...given, ...(given.results && { results: await atStoredKeys(tx, given.results) }) }, merging)
  const { data, doubts } = await keyQuestions(tx, merged.data, options.corrected)
  await rekeyStored(tx, data.elections ?? [])
  const isLossOfOlder = !merging.accepted.has('older' satisfies ImportLoss)
  const losses = [
    ...(isLossOfOlder ? merged.losses : []),
    ...(await storedLossesOf(tx, data)),
    ...(await questionLossesOf(tx, data.questionnaires ?? [])),
    ...(await placeLossesOf(tx, data)),
  ]
  return { given, data, deliveries: merged.deliveries, merging, losses, doubts: [...merged.doubts, ...doubts] }
}

async function writePlan(tx: Database, { given, data, deliveries, merging, losses, doubts }: Plan, options: WriteOptions) {
  const progress = progressOf(data, options)
  const isPublished = options.isPublished ?? false
  let changed = await writePlaces(tx, data, progress)
  changed += await writeQuestionnaires(tx, data.questionnaires ?? [])
  const joined = await joinStoredQuestions(tx, data.questionnaires ?? [])
  changed += joined.changed
  const elections = await writeElections(tx, data, {
    deliveries,
    isPublished,
    erasesTexts: options.accepted?.has('texts' satisfies ImportLoss) ?? false,
    onWritten: (candidates) => progress(candidates * CANDIDATE_WEIGHT),
  })
  changed += elections.changed + (await bindQuestionnaire(tx, data, options.electionIds ?? []))
  changed += await writeCoatsOfArms(tx, data.coatsOfArms ?? [])
  // Rules and days are set on elections that an official source brought: it stays their source.
  changed += await withoutSource(tx, () => writeSettings(tx, data.settings ?? [], new Date().toISOString().slice(0, 10)))
  const results = await writeResults(tx, await atStoredKeys(tx, data.results ?? []), { isPublished, ...merging })
  const answers = await writeAnswers(tx, { answers: data.answers ?? [], electionIds: options.electionIds, onWritten: progress })
  const withResult = elections.electionIds.filter((_, index) => given.elections?.[index]?.result)
  const flaws: Flaws = {
    unresolved: answers.unresolved,
    resultProblems: results.problems,
    losses: [...losses, ...answers.losses, ...(await openSeatLosses(tx, [...withResult, ...results.electionIds]))],
    doubts: [...doubts, ...joined.doubts],
  }
  return {
    changed: changed + results.changed + answers.changed,
    drafts: elections.drafts + results.drafts,
    electionIds: elections.electionIds,
    resultElectionIds: results.electionIds,
    flaws,
  }
}

async function checkElections(tx: QueryExecutorProvider, electionIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select wanted.id from unnest(${electionIds}::integer[]) as wanted (id)
    where not exists (select from election where election.id = wanted.id)`.execute(tx)
  if (rows[0]) throw new StartError(`There is no election ${rows[0].id}`)
}

/** A questionnaire that comes with elections belongs to them. */
async function bindQuestionnaire(tx: QueryExecutorProvider, data: CatalogueImport, electionIds: readonly number[]): Promise<number> {
  const [questionnaire] = data.questionnaires ?? []
  if (!questionnaire || electionIds.length === 0) return 0
  const ids = await allocateIds(tx, 'questionnaire', [{ scope: 0, key: questionnaire.key }])
  const id = ids(0, questionnaire.key)
  const result = await sql`
    update election set questionnaire_id = ${id}
    where id = any(${electionIds}::integer[]) and questionnaire_id is distinct from ${id}`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

function progressOf(data: CatalogueImport, { onProgress }: WriteOptions): (records: number) => void {
  const candidates = data.elections?.reduce((sum, bundle) => sum + bundle.candidates.length, 0) ?? 0
  const total = (data.localities?.length ?? 0) + candidates * CANDIDATE_WEIGHT + (data.answers?.length ?? 0)
  let done = 0
  return (records) => {
    done += records
    if (records > 0) onProgress?.(done, total)
  }
}
