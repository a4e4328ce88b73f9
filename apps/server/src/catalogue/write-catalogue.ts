import type { CatalogueImport, ImportCounts } from '@plenara/contract'
import { countsOf } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { StartError } from '../start-error.ts'
import { type ChangeOrigin, changeCatalogue } from './change-catalogue.ts'
import { allocateIds } from './keys.ts'
import { type UnresolvedAnswer, writeAnswers } from './write-answers.ts'
import { writeElections } from './write-elections.ts'
import { writePlaces } from './write-places.ts'
import { writeQuestionnaires } from './write-questionnaires.ts'
import { type ResultProblem, writeResults } from './write-results.ts'

export interface WriteOptions {
  /** What the import log says of the import. */
  readonly origin?: ChangeOrigin
  /** The elections that the questionnaires of the import belong to, and in which the numbers of its answers are looked up. */
  readonly electionIds?: readonly number[]
  /** Nothing is written where an answer belongs to nobody, or something is wrong with a result. */
  readonly strict?: boolean
  /** Told how much of the work is done, in any unit. */
  readonly onProgress?: (done: number, total: number) => void
}

export interface Written {
  /** What the import holds, whether it was new or not. */
  readonly counts: ImportCounts
  readonly dataVersion: number
  /** Whether the data is different from before. */
  readonly changed: boolean
  /** The ids of the elections of the import, in its order. */
  readonly electionIds: readonly number[]
  readonly unresolved: readonly UnresolvedAnswer[]
  /** The elections whose results came without their ballots and were taken. */
  readonly resultElectionIds: readonly number[]
  readonly resultProblems: readonly ResultProblem[]
}

const UNNAMED: ChangeOrigin = { format: 'catalogue', source: '' }
/** A candidate with all texts takes about as long as this many answers. */
const CANDIDATE_WEIGHT = 20

/**
 * Writes an import as one change of the public data. The same import again changes nothing. Throws `StartError` where there is no
 * election of a given id.
 */
export async function writeCatalogue(db: Database, data: CatalogueImport, options: WriteOptions = {}): Promise<Written> {
  const { isRefused: _, ...written } = await changeCatalogue(db, options.origin ?? UNNAMED, (tx) => write(tx, data, options))
  return written
}

async function write(tx: QueryExecutorProvider, data: CatalogueImport, options: WriteOptions) {
  await checkElections(tx, options.electionIds ?? [])
  const progress = progressOf(data, options)
  let changed = await writePlaces(tx, data, progress)
  changed += await writeQuestionnaires(tx, data.questionnaires ?? [])
  const elections = await writeElections(tx, data, (candidates) => progress(candidates * CANDIDATE_WEIGHT))
  changed += elections.changed + (await bindQuestionnaire(tx, data, options.electionIds ?? []))
  const results = await writeResults(tx, data.results ?? [])
  const answers = await writeAnswers(tx, { answers: data.answers ?? [], electionIds: options.electionIds, onWritten: progress })
  return {
    counts: countsOf(data),
    changed: changed + results.changed + answers.changed > 0,
    electionIds: elections.electionIds,
    unresolved: answers.unresolved,
    resultElectionIds: results.electionIds,
    resultProblems: results.problems,
    isRefused: options.strict === true && answers.unresolved.length + results.problems.length > 0,
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
