import type { CantonCode } from '@plenara/contract'
import type { CountedBallot } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'

/** Ids of the parts of an election by the keys of the source. */
export interface StoredKeys {
  readonly lists: ReadonlyMap<string, number>
  readonly candidates: ReadonlyMap<string, number>
}

/** The current lists and candidates of an election, by their keys. */
export async function readStoredKeys(tx: QueryExecutorProvider, electionId: number): Promise<StoredKeys> {
  const { rows } = await sql<{ kind: string; key: string; id: number }>`
    select 'list' as kind, k.key, k.id from catalogue_key k join official_list l on l.id = k.id
    where k.kind = 'list' and k.scope = ${electionId}
    union all
    select 'candidate', key, id from candidate where election_id = ${electionId}`.execute(tx)
  const idsOf = (kind: string) => new Map(rows.filter((row) => row.kind === kind).map(({ key, id }) => [key, id]))
  return { lists: idsOf('list'), candidates: idsOf('candidate') }
}

/**
 * Elections with their youngest results, published or not, from the stored rows, by the keys of their source, for a recount. All constituencies of a doubly proportional body
 * are included.
 */
export async function readStoredResults(tx: QueryExecutorProvider, electionIds: readonly number[]): Promise<StoredBallot[]> {
  const { rows } = await sql<StoredElection>`
    select e.id, k.key, c.code as "cantonCode", e.council, e.election_date as "electionDate", e.seat_method as "seatMethod", e.seats,
      e.body_seats as "bodySeats", e.lines
    from election e join canton c on c.id = e.canton_id join catalogue_key k on k.kind = 'election' and k.id = e.id
    where e.id = any(${electionIds}::integer[]) or (e.seat_method = 'double-proportional' and exists (
      select from election o where o.id = any(${electionIds}::integer[])
        and (o.canton_id, o.council, o.election_date) = (e.canton_id, e.council, e.election_date)))
    order by e.id`.execute(tx)
  const ballots: StoredBallot[] = []
  for (const { id, bodySeats, ...election } of rows) {
    const parts = await readParts(tx, id)
    ballots.push({ electionId: id, election: { ...election, ...(bodySeats && { bodySeats }) }, ...parts })
  }
  return ballots
}

/** An election with its youngest result, and its id. */
export interface StoredBallot extends CountedBallot {
  readonly electionId: number
}

type StoredElection = Omit<CountedBallot['election'], 'bodySeats' | 'cantonCode'> & {
  readonly id: number
  readonly cantonCode: CantonCode
  readonly bodySeats: number | null
}

async function readParts(tx: QueryExecutorProvider, electionId: number): Promise<Omit<CountedBallot, 'election'>> {
  const { rows: lists } = await sql<CountedBallot['lists'][number]>`
    select k.key, l.number, l.connection, l.sub_connection as "subConnection"
    from official_list l join catalogue_key k on k.kind = 'list' and k.id = l.id
    where l.election_id = ${electionId} and l.gone is null order by l.position`.execute(tx)
  const { rows: candidates } = await sql<CountedBallot['candidates'][number]>`
    select c.key, k.key as "listKey", exists (select from candidate_status s where s.candidate_id = c.id) as "isGone"
    from candidate c left join catalogue_key k on k.kind = 'list' and k.id = c.list_id
    where c.election_id = ${electionId} and c.gone is null order by c.id`.execute(tx)
  return { lists, candidates, result: await readResult(tx, electionId) }
}

interface StoredResult extends Omit<NonNullable<CountedBallot['result']>, 'ballots'> {
  readonly ballots: NonNullable<CountedBallot['result']>['ballots'] | null
}

/** Replaces the ids inside a stored result by the keys of the source. */
async function readResult(tx: QueryExecutorProvider, electionId: number): Promise<CountedBallot['result']> {
  const { rows } = await sql<StoredResult>`
    select r.final, r.source, r.ballots,
      (select coalesce(jsonb_agg(one || jsonb_build_object('candidateKey', c.key)), '[]')
        from jsonb_array_elements(r.candidates) one join candidate c on c.id = (one->>'candidateId')::integer) as candidates,
      (select coalesce(jsonb_agg(one || jsonb_build_object('listKey', k.key)), '[]')
        from jsonb_array_elements(r.lists) one join catalogue_key k on k.kind = 'list' and k.id = (one->>'listId')::integer) as lists
    from latest_result r where r.election_id = ${electionId}`.execute(tx)
  const [row] = rows
  if (!row) return null
  const { ballots, ...result } = row
  return ballots ? { ...result, ballots } : result
}
