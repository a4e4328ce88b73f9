import type { AccountCall, AccountHandlers, AccountInput } from '@plenara/api'
import { ANONYMOUS_ID, normalizeEmail } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { sql } from 'kysely'
import { createAccountHandlers } from '../../src/accounts/account-handlers.ts'
import { createAttemptStore } from '../../src/accounts/attempts/attempt-store.ts'
import { cleanUp } from '../../src/accounts/clean-up.ts'
import type { AccountContext } from '../../src/accounts/account-context.ts'
import { createDataKey, type DataKey } from '../../src/keys/data-key.ts'
import { createLimiter } from '../../src/accounts/attempts/limiter.ts'
import { relyingPartyOf } from '../../src/accounts/passkeys/relying-party.ts'
import type { PasswordHasher } from '../../src/accounts/password-hash.ts'
import { createAuthenticate } from '../../src/accounts/session.ts'
import type { Config } from '../../src/platform/settings/config.ts'
import { createDatabase, type Database } from '../../src/db/database.ts'
import type { WrittenMail } from '../../src/notify/mail/mail.ts'
import { createOutbox } from '../../src/notify/mail/outbox.ts'
import { startOutboxWorker } from '../../src/notify/mail/outbox-worker.ts'
import { TEST_PUSH } from './push-sample.ts'
import { quickAccounts } from './quick-accounts.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export const PASSWORD = 'Gletscher12!!'
export const PUBLIC_URL = 'https://plenara.example'

interface ReceivedMail extends WrittenMail {
  /** The secret of the link, empty where there is none. */
  readonly secret: string
}

export interface AccountFixture {
  readonly db: Database
  readonly url: string
  readonly handlers: AccountHandlers
  /** What the calls are made of, for another door to the same database. */
  readonly parts: Omit<AccountContext, 'relyingParty' | 'push' | 'enumeration' | 'dataKey'> & { readonly dataKey: DataKey }
  call<R extends AccountCall>(name: R, input: Partial<AccountInput<R>>): ReturnType<AccountHandlers[R]>
  userOfToken(token: string): Promise<number | null>
  /** Registers, confirms and signs in. */
  newAccount(email: string): Promise<{ email: string; token: string; userId: number }>
  /** All mails to an address, oldest first, once everything that waits is sent. */
  mailsTo(email: string): Promise<ReceivedMail[]>
  /** The last of them. */
  mailTo(email: string): Promise<ReceivedMail>
  /** Leaves mails in the outbox from now on. */
  holdMails(): Promise<void>
  moveClock(by: { hours?: number; minutes?: number }): void
  /** Everything that stands in the tables, as text. */
  dump(): Promise<string>
  cleanUp(): Promise<void>
  /** Forgets limits. */
  reset(): Promise<void>
  close(): Promise<void>
}

export interface AccountFixtureOptions {
  readonly enumeration?: Config['enumeration']
  /** The address of a database that another fixture works on, as a second process does; absent: one of its own. */
  readonly url?: string
  /** Absent: one that takes no time. */
  readonly hasher?: PasswordHasher
  /** Told about failures that a call survives; absent: printed. */
  readonly onError?: (error: unknown) => void
}

/** The account calls over a real database, with mails that end in a list and a clock that can be moved. */
export async function createAccountFixture(options: AccountFixtureOptions = {}): Promise<AccountFixture> {
  const { onError = console.error } = options
  const database = await openTestDatabase(options.url)
  const { db } = database
  const received: ReceivedMail[] = []
  let moved = 0
  const now = () => new Date(Date.now() + moved)
  const dataKey = createDataKey(Buffer.alloc(32, 7))
  const send = async (mail: WrittenMail) => {
    received.push({ ...mail, secret: /\/([\w-]{43})$/m.exec(mail.text)?.[1] ?? '' })
  }
  const worker = startOutboxWorker({
    db,
    dataKey,
    now,
    send,
    from: 'test@plenara.example',
    publicUrl: PUBLIC_URL,
    onError,
  })
  const outbox = createOutbox({ dataKey, now, wake: worker.wake })
  const limiter = createLimiter({ store: createAttemptStore(db), dataKey, now, onError })
  const parts = { db, outbox, limiter, dataKey, ...quickAccounts(), ...(options.hasher && { hasher: options.hasher }), now }
  const handlers = createAccountHandlers({
    ...parts,
    relyingParty: relyingPartyOf(PUBLIC_URL),
    push: TEST_PUSH,
    enumeration: options.enumeration ?? 'spec',
  })
  const call: AccountFixture['call'] = (name, input) => {
    const whole = { params: {}, body: undefined, address: '192.0.2.1', token: '', userId: ANONYMOUS_ID, ...input }
    return Reflect.apply(handlers[name], handlers, [whole])
  }
  const mailsTo = async (email: string) => {
    worker.wake()
    while ((await db.selectFrom('outbox').select('mailId').execute()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    return received.filter((mail) => normalizeEmail(mail.to) === normalizeEmail(email))
  }
  const mailTo = async (email: string) => {
    const last = (await mailsTo(email)).at(-1)
    if (!last) throw new Error(`No mail to ${email}`)
    return last
  }
  return {
    db,
    url: database.url,
    handlers,
    parts,
    call,
    mailsTo,
    mailTo,
    userOfToken: createAuthenticate({ db, now }),
    newAccount: async (email) => {
      const { registration } = await call('register', { body: { email, username: 'Anna', password: PASSWORD, language: 'de' } })
      await call('confirm', { params: { secret: (await mailTo(email)).secret }, body: { registration } })
      const { token, user } = await call('authenticate', { body: { email, password: PASSWORD } })
      return { email, token, userId: user.id }
    },
    holdMails: () => worker.stop(),
    moveClock: ({ hours = 0, minutes = 0 }) => {
      moved += (hours * 60 + minutes) * 60_000
    },
    dump: async () => {
      const tables = [
        'app_user',
        'attempt',
        'credential',
        'email',
        'known_origin',
        'outbox',
        'passkey',
        'push_device',
        'secret',
        'session',
        'user_document',
        'user_key',
      ]
      const texts = tables.map((table) =>
        sql<{ text: string }>`select coalesce(string_agg(t::text, E'\n'), '') as text from ${sql.table(table)} t`.execute(db),
      )
      return (await Promise.all(texts)).map((result) => result.rows[0]?.text).join('\n')
    },
    cleanUp: () => cleanUp({ db, outbox, now, alsoExpired: [] }),
    reset: async () => {
      moved = 0
      await db.deleteFrom('attempt').execute()
    },
    close: async () => {
      await worker.stop()
      await database.drop()
    },
  }
}

async function openTestDatabase(url: string | undefined): Promise<TestDatabase> {
  const settings = { maxConnections: 20, statementMs: 20_000 }
  if (url === undefined) return createTestDatabase(settings)
  const db = createDatabase({ url, connectMs: 20_000, ...settings })
  return { db, url, drop: () => db.destroy() }
}

/** The code of the error that a call ends with, or `ok`. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  const [settled] = await Promise.allSettled([call])
  if (settled?.status === 'fulfilled') return 'ok'
  return settled?.reason instanceof DomainError ? settled.reason.code : String(settled?.reason)
}

/** How often each value comes. */
export function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** The tables in which rows of a user stand. */
export async function tablesWith(db: Database, userId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const counted = await sql`select from ${sql.table(name)} where user_id = ${userId}`.execute(db)
    if (counted.rows.length > 0) found.push(name)
  }
  return found.toSorted()
}
