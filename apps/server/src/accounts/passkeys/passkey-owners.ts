import type { Database } from '../../db/database.ts'
import type { Outbox } from '../../notify/mail/outbox.ts'
import type { DataKey } from '../../keys/data-key.ts'
import type { Limiter } from '../attempts/limiter.ts'
import type { PasskeyTable } from './passkey-table.ts'
import type { RelyingParty } from './relying-party.ts'

/** Whose passkeys they are: those of voters, or of those who stand for election. Each kind has tables, limits and challenges of its own. */
export interface PasskeyOwners {
  /** Before the id of an account in limits and challenges: an account of the other kind with the same id is another one. */
  readonly prefix: '' | 'actor/'
  readonly keys: PasskeyTable
  /** What the authenticator shows its owner. */
  describe(db: Database, ownerId: number): Promise<{ readonly name: string; readonly displayName: string }>
  hasPassword(db: Database, ownerId: number): Promise<boolean>
  /** Throws `credentials_wrong`, `too_many_attempts`. */
  checkPassword(ownerId: number, password: string): Promise<unknown>
  /** Counts a session that is about to be opened. Throws `too_many_attempts`. */
  limitSessions(ownerId: number): Promise<void>
  /** Queues the mail that says so. */
  tell(db: Database, ownerId: number, what: 'passkey-added' | 'passkey-removed'): Promise<void>
}

/** The dependencies of the calls about passkeys. */
export interface PasskeyContext {
  readonly db: Database
  readonly owners: PasskeyOwners
  readonly relyingParty: RelyingParty
  readonly limiter: Limiter
  /** Marks challenges as this server's. */
  readonly dataKey: Pick<DataKey, 'pseudonym'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly now: () => Date
  readonly answerStepMs?: number
}
