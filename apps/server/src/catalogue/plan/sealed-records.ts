import { type QueryExecutorProvider, sql } from 'kysely'

/** In how many accounts of this server a record may name what goes; none of the records is opened. */
export interface SealedRecords {
  /** With answers or ratings in one of the elections. */
  readonly ratings: number
  /** With lists of any election. */
  readonly lists: number
  /** With notes on candidates of any election. */
  readonly notes: number
  /** With opinions that count in all elections. */
  readonly opinions: number
}

/**
 * What the records of voters tell unopened: their kind and, of ratings, the election (decision 005). The counts are upper bounds, because whom a
 * record names is sealed under the key of its voter. Accounts that live on a device are not among them.
 */
export async function countSealedRecords(tx: QueryExecutorProvider, electionIds: readonly number[]): Promise<SealedRecords> {
  const isRating = sql`kind = 'opinions' and scope = any(${electionIds}::bigint[])`
  const { rows } = await sql<SealedRecords>`
    select count(distinct user_id) filter (where ${isRating})::integer as ratings,
      count(distinct user_id) filter (where kind = 'lists')::integer as lists,
      count(distinct user_id) filter (where kind = 'notes')::integer as notes,
      count(distinct user_id) filter (where kind = 'profile' or ${isRating})::integer as opinions
    from user_document`.execute(tx)
  return rows[0] ?? { ratings: 0, lists: 0, notes: 0, opinions: 0 }
}

const NOT_KNOWN = 'accounts on devices are not known here'

/** What voters keep of candidates or lists that go, in words. */
export function keptByVoters({ ratings, lists, notes }: SealedRecords): string {
  const atMost = `at most ${accounts(ratings)} rated somebody of this election, ${accounts(lists)} and ${accounts(notes)} have lists and notes of any`
  return `what voters rated, listed and noted is sealed, and kept too: ${atMost}; ${NOT_KNOWN}`
}

/** What voters answered to questions that go, in words. */
export function answeredByVoters({ opinions }: SealedRecords): string {
  return `what voters answered is sealed, and kept too: at most ${accounts(opinions)} answered one of them; ${NOT_KNOWN}`
}

function accounts(count: number): string {
  return `${count} ${count === 1 ? 'account' : 'accounts'}`
}
