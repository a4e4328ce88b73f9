import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { KnownOriginTable } from '../db/schema/known-origin.ts'
import type { AccountContext } from './account-context.ts'
import { networkOf } from '../platform/network/network-of.ts'

/** How many devices, and how many networks, an account remembers; the one used longest ago goes first. */
const KEPT = 10

/** Where a call comes from. */
export interface Origin {
  /** The caller's network address; empty where it is unknown. */
  readonly address: string
  /** The token that the caller's browser made for itself, the same for all accounts; absent where it made none. */
  readonly device?: string | undefined
}

/** What of an origin an account was signed in from before, the stronger one of both; null where nothing. */
export type Acquaintance = Pick<KnownOriginTable, 'kind' | 'mark'> | null

/** Whose tries at an account are paced together: those from anywhere, or those of an origin that it knows. */
export function paceOf(email: string, known: Acquaintance): string {
  return known ? `${email}/${known.kind}/${known.mark.toString('hex')}` : email
}

type Parts = Pick<AccountContext, 'db' | 'dataKey' | 'now'>
type Mark = NonNullable<Acquaintance>

/** Asks the database for an unknown account too (`userId` null), so that both take the same time. */
export async function recognise(parts: Parts, userId: number | null, origin: Origin): Promise<Acquaintance> {
  const marks = marksOf(parts, userId ?? 0, origin)
  if (marks.length === 0) return null
  const found = await parts.db
    .selectFrom('knownOrigin')
    .select(['kind', 'mark'])
    .where('userId', '=', userId ?? 0)
    .where((eb) => eb.or(marks.map(({ kind, mark }) => eb.and([eb('kind', '=', kind), eb('mark', '=', mark)]))))
    .execute()
  return found.find(({ kind }) => kind === 'device') ?? found[0] ?? null
}

/** All devices and networks that an account remembers. */
export function knownOrigins({ db }: Pick<Parts, 'db'>, userId: number): Promise<Mark[]> {
  return db.selectFrom('knownOrigin').select(['kind', 'mark']).where('userId', '=', userId).execute()
}

/** Notes where the owner of an account has just proved to be. */
export async function remember(parts: Parts, userId: number, origin: Origin): Promise<void> {
  const { db, now } = parts
  for (const mark of marksOf(parts, userId, origin)) {
    await db
      .insertInto('knownOrigin')
      .values({ userId, ...mark, usedAt: now() })
      .onConflict((conflict) => conflict.columns(['userId', 'kind', 'mark']).doUpdateSet({ usedAt: now() }))
      .execute()
    await forgetOldest(db, userId, mark.kind)
  }
}

/** Bound to the account, so that the rows do not tell which accounts share a device or a network. */
function marksOf({ dataKey }: Parts, userId: number, { address, device }: Origin): Mark[] {
  return [
    ...(device === undefined ? [] : [{ kind: 'device' as const, mark: createHash('sha256').update(`${userId}/${device}`).digest() }]),
    ...(address === '' ? [] : [{ kind: 'network' as const, mark: dataKey.pseudonym(`known-network/${userId}/${networkOf(address)}`) }]),
  ]
}

async function forgetOldest(db: Database, userId: number, kind: Mark['kind']): Promise<void> {
  await db
    .deleteFrom('knownOrigin')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('mark', 'in', (eb) =>
      eb
        .selectFrom('knownOrigin')
        .select('mark')
        .where('userId', '=', userId)
        .where('kind', '=', kind)
        .orderBy('usedAt', 'desc')
        .orderBy('mark')
        .offset(KEPT),
    )
    .execute()
}
