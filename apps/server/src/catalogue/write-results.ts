import type { LaterResultRecord } from '@plenara/contract'
import { contradictionsOf, deviationsOf, fitResult } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import { resultRow } from './ballot-rows.ts'
import { RESULT } from './ballot-tables.ts'
import type { Ids } from './keys.ts'
import { upsertRows } from './rows.ts'
import { readStoredKeys, readStoredResults } from './stored-results.ts'

/** What is wrong with a result; `index` is its place in the import. */
export interface ResultProblem {
  readonly index: number
  readonly reason: string
}

export interface WrittenResults {
  readonly changed: number
  /** The elections whose results were taken. */
  readonly electionIds: readonly number[]
  readonly problems: readonly ResultProblem[]
}

interface StoredElection {
  readonly id: number
  readonly asOf: string | null
}

/**
 * Writes results that come without their ballots to elections of earlier imports, each in place of the one before. A final result is public
 * from then on. Not taken are results of elections that are not known, of other candidates, and those that are older than what is stored.
 */
export async function writeResults(tx: QueryExecutorProvider, results: readonly LaterResultRecord[]): Promise<WrittenResults> {
  const problems: ResultProblem[] = []
  const electionIds: number[] = []
  let changed = 0
  for (const [index, record] of results.entries()) {
    const election = await findElection(tx, record.electionKey)
    const refusal = election
      ? await refusalOf(tx, election, record)
      : `the election ${record.electionKey} is not known: import it first, then its result`
    if (refusal) problems.push({ index, reason: refusal })
    if (refusal || !election) continue
    changed += await writeResult(tx, election.id, record)
    electionIds.push(election.id)
    for (const reason of await flawsOf(tx, election.id, record.electionKey)) problems.push({ index, reason })
  }
  return { changed, electionIds, problems }
}

async function findElection(tx: QueryExecutorProvider, key: string): Promise<StoredElection | undefined> {
  const { rows } = await sql<StoredElection>`
    select e.id, r.as_of as "asOf" from catalogue_key k join election e on e.id = k.id left join election_result r on r.election_id = e.id
    where k.kind = 'election' and k.scope = 0 and k.key = ${key}`.execute(tx)
  return rows[0]
}

async function refusalOf(tx: QueryExecutorProvider, { id, asOf }: StoredElection, record: LaterResultRecord): Promise<string | null> {
  const { electionKey, result } = record
  if (asOf && result.asOf && result.asOf < asOf)
    return `the result of ${electionKey} of ${result.asOf} is older than the one stored, of ${asOf}`
  const { strangers } = fitResult(result, ballotOf(await readStoredKeys(tx, id)))
  const [stranger] = strangers
  return stranger
    ? `candidate ${stranger} is elected but does not stand in ${electionKey}: import the election anew, then its result`
    : null
}

async function writeResult(tx: QueryExecutorProvider, electionId: number, { result }: LaterResultRecord): Promise<number> {
  const keys = await readStoredKeys(tx, electionId)
  const idsIn =
    (map: ReadonlyMap<string, number>): Ids =>
    (_, key) =>
      map.get(key) ?? 0
  const ids = { partyIds: idsIn(new Map()), listIds: idsIn(keys.lists), candidateIds: idsIn(keys.candidates) }
  const row = resultRow(electionId, fitResult(result, ballotOf(keys)).result, ids)
  const changed = await upsertRows(tx, RESULT, [row])
  if (!result.final) return changed
  const published = await sql`update election set results_public = true where id = ${electionId} and not results_public`.execute(tx)
  return changed + Number(published.numAffectedRows ?? 0)
}

function ballotOf({ lists, candidates }: Awaited<ReturnType<typeof readStoredKeys>>) {
  const keysOf = (map: ReadonlyMap<string, number>) => [...map.keys()].map((key) => ({ key }))
  return { lists: keysOf(lists), candidates: keysOf(candidates) }
}

/** Contradictions inside of the count, and seats that do not follow from its votes, out of what is stored now. */
async function flawsOf(tx: QueryExecutorProvider, electionId: number, key: string): Promise<string[]> {
  const stored = await readStoredResults(tx, [electionId])
  const own = stored.filter(({ election }) => election.key === key)
  return [...own.flatMap(contradictionsOf), ...deviationsOf(stored).filter((reason) => reason.startsWith(`${key}:`))]
}
