import type { LaterResultRecord } from '@plenara/contract'
import { contradictionsOf, deviationsOf, fitResult } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { resultRow, type ResultRow } from '../write/ballot-tables.ts'
import { resultAmongOthers } from '../deliveries/later-results.ts'
import type { MergeOptions } from '../deliveries/merge-stored.ts'
import type { Ids } from '../write/keys.ts'
import { type Delivered, deliverResults } from './result-drafts.ts'
import { readStoredKeys, readStoredResults } from './stored-results.ts'

/** What is wrong with a result; `index` is its place in the import. */
export interface ResultProblem {
  readonly index: number
  readonly reason: string
  /** Seats that do not follow from the votes by the method that is assumed. */
  readonly isDoubt?: true
}

export interface WrittenResults extends Delivered {
  /** The elections whose results were taken. */
  readonly electionIds: readonly number[]
  readonly problems: readonly ResultProblem[]
}

/**
 * Writes results that come without their ballots to elections of earlier imports, as drafts or published. Not taken are results of elections
 * that are not known, and of other candidates.
 */
export async function writeResults(
  tx: Database,
  results: readonly LaterResultRecord[],
  { isPublished, ...merging }: MergeOptions & { readonly isPublished: boolean },
): Promise<WrittenResults> {
  const problems: ResultProblem[] = []
  const electionIds: number[] = []
  let [changed, drafts] = [0, 0]
  for (const [index, record] of results.entries()) {
    const electionId = await findElection(tx, record.electionKey)
    const refusal = electionId
      ? await refusalOf(tx, electionId, record)
      : `the election ${record.electionKey} is not known: import it first, then its result`
    if (refusal) problems.push({ index, reason: refusal })
    if (refusal || !electionId) continue
    const { result, conflicts } = await resultAmongOthers(tx, { electionId, ...record }, merging)
    for (const reason of conflicts) problems.push({ index, reason: `${record.electionKey}: ${reason}` })
    const delivered = await deliverResults(tx, [await rowOf(tx, electionId, { ...record, result })], isPublished)
    changed += delivered.changed
    drafts += delivered.drafts
    electionIds.push(electionId)
    for (const flaw of await flawsOf(tx, electionId, record.electionKey)) problems.push({ index, ...flaw })
  }
  return { changed, drafts, electionIds, problems }
}

async function findElection(tx: QueryExecutorProvider, key: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select e.id from catalogue_key k join election e on e.id = k.id
    where k.kind = 'election' and k.scope = 0 and k.key = ${key}`.execute(tx)
  return rows[0]?.id
}

async function refusalOf(
  tx: QueryExecutorProvider,
  electionId: number,
  { electionKey, result }: LaterResultRecord,
): Promise<string | null> {
  const { electedNotOnBallot } = fitResult(result, ballotOf(await readStoredKeys(tx, electionId)))
  const [stranger] = electedNotOnBallot
  return stranger
    ? `candidate ${stranger} is elected but does not stand in ${electionKey}: import the election anew, then its result`
    : null
}

async function rowOf(tx: QueryExecutorProvider, electionId: number, { result }: LaterResultRecord): Promise<ResultRow> {
  const keys = await readStoredKeys(tx, electionId)
  const idsIn =
    (map: ReadonlyMap<string, number>): Ids =>
    (_, key) =>
      map.get(key) ?? 0
  const ids = { partyIds: idsIn(new Map()), listIds: idsIn(keys.lists), candidateIds: idsIn(keys.candidates) }
  return resultRow(electionId, fitResult(result, ballotOf(keys)).result, ids)
}

function ballotOf({ lists, candidates }: Awaited<ReturnType<typeof readStoredKeys>>) {
  const keysOf = (map: ReadonlyMap<string, number>) => [...map.keys()].map((key) => ({ key }))
  return { lists: keysOf(lists), candidates: keysOf(candidates) }
}

/** Contradictions inside of the count, and seats that do not follow from its votes, out of what is stored now. */
async function flawsOf(tx: QueryExecutorProvider, electionId: number, key: string): Promise<Omit<ResultProblem, 'index'>[]> {
  const stored = await readStoredResults(tx, [electionId])
  const ofElection = stored.filter(({ election }) => election.key === key)
  const deviations = deviationsOf(stored).filter((reason) => reason.startsWith(`${key}:`))
  return [
    ...ofElection.flatMap(contradictionsOf).map((reason) => ({ reason })),
    ...deviations.map((reason) => ({ reason, isDoubt: true as const })),
  ]
}
