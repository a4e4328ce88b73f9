import type { Passkey } from '@plenara/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PasskeyTable as PasskeyColumns } from '../../db/schema/passkey.ts'
import { hashToken, newUserId } from '../../keys/token.ts'

/** The tables of one kind of accounts: their keys, themselves, their sessions, and the column of the account's id in each. */
export interface PasskeyTableNames {
  readonly keys: 'passkey' | 'actorPasskey'
  readonly accounts: 'appUser' | 'actor'
  readonly sessions: 'session' | 'actorSession'
  readonly id: 'userId' | 'actorId'
}

/** A session, and whose it is. */
export interface OwnedSession {
  readonly ownerId: number
  readonly token: string
}

export type NewPasskeyRow = Omit<Selectable<PasskeyColumns>, 'userId' | 'passkeyId' | 'lastUsedAt'>

export type PasskeyTable = ReturnType<typeof createPasskeyTable>

const SHOWN = ['passkeyId', 'name', 'createdAt', 'lastUsedAt', 'backedUp'] as const satisfies readonly (keyof PasskeyColumns)[]

// Both kinds of tables have the same columns but for the name of the account's id: what the types check for one holds for the other.
interface Checked {
  readonly keys: 'passkey'
  readonly accounts: 'appUser'
  readonly sessions: 'session'
  readonly id: 'userId'
}

/** Written beside each key, where its table says for which host it was made. */
interface OfHost {
  readonly rpId?: string
}

/** Reads and writes passkeys, and what else they need of an account, in the tables of one kind of accounts. */
export function createPasskeyTable(names: PasskeyTableNames, host: OfHost = {}) {
  return { ...ofKeys(names as Checked, host), ...ofAccounts(names as Checked) }
}

function ofKeys({ keys, accounts, id }: Checked, host: OfHost) {
  return {
    /** The passkeys of an account, oldest first. */
    list: async (db: Database, ownerId: number): Promise<Passkey[]> => {
      const rows = await db.selectFrom(keys).select(SHOWN).where(id, '=', ownerId).orderBy('createdAt').orderBy('passkeyId').execute()
      return rows.map(toPasskey)
    },
    /** The same, as a browser takes their names. */
    known: async (db: Database, ownerId: number) => {
      const rows = await db.selectFrom(keys).select(['credentialId', 'transports']).where(id, '=', ownerId).execute()
      return rows.map(({ credentialId, transports }) => ({
        id: credentialId.toString('base64url'),
        type: 'public-key' as const,
        transports,
      }))
    },
    has: async (db: Database, ownerId: number): Promise<boolean> =>
      (await db.selectFrom(keys).select('passkeyId').where(id, '=', ownerId).limit(1).execute()).length > 0,
    /** A key by the name that its authenticator gave it, with its account. */
    find: (db: Database, credentialId: Buffer) =>
      db
        .selectFrom(keys)
        .innerJoin(accounts, `${accounts}.${id}`, `${keys}.${id}`)
        .select([`${keys}.${id} as ownerId` as const, 'credentialId', 'publicKey', 'counter', 'passkeyHandle'])
        .where('credentialId', '=', credentialId)
        .executeTakeFirst(),
    /** Undefined where some account has it. */
    add: async (db: Database, ownerId: number, key: NewPasskeyRow): Promise<Passkey | undefined> => {
      const row = await db
        .insertInto(keys)
        .values({ ...key, ...host, [id]: ownerId, passkeyId: newUserId(), lastUsedAt: null })
        .onConflict((conflict) => conflict.column('credentialId').doNothing())
        .returning(SHOWN)
        .executeTakeFirst()
      return row && toPasskey(row)
    },
    /** Undefined where the account has no such key. */
    rename: async (db: Database, ownerId: number, passkeyId: number, name: string): Promise<Passkey | undefined> => {
      const row = await db
        .updateTable(keys)
        .set({ name })
        .where(id, '=', ownerId)
        .where('passkeyId', '=', passkeyId)
        .returning(SHOWN)
        .executeTakeFirst()
      return row && toPasskey(row)
    },
    /** Whether the account had such a key. */
    remove: async (db: Database, ownerId: number, passkeyId: number): Promise<boolean> => {
      const removed = await db
        .deleteFrom(keys)
        .where(id, '=', ownerId)
        .where('passkeyId', '=', passkeyId)
        .returning('passkeyId')
        .executeTakeFirst()
      return removed !== undefined
    },
    /** Whether the key is still there, with the counter that it had. */
    noteUse: async (db: Database, used: UsedPasskey): Promise<boolean> => {
      const noted = await db
        .updateTable(keys)
        .set({ counter: used.counter, backedUp: used.backedUp, lastUsedAt: used.at })
        .where('credentialId', '=', used.credentialId)
        .where('counter', '=', used.formerCounter)
        .executeTakeFirst()
      return noted.numUpdatedRows > 0n
    },
  }
}

function ofAccounts({ accounts, sessions, id }: Checked) {
  return {
    /** Lets nobody else change the keys of an account until the transaction ends. */
    lock: async (db: Database, ownerId: number): Promise<void> => {
      await db.selectFrom(accounts).select(id).where(id, '=', ownerId).forUpdate().execute()
    },
    /** The random name of an account for authenticators; `made` where it has none yet. */
    handle: async (db: Database, ownerId: number, made: Buffer): Promise<Buffer> => {
      const { passkeyHandle } = await db
        .updateTable(accounts)
        .set((eb) => ({ passkeyHandle: eb.fn.coalesce('passkeyHandle', eb.val(made)) }))
        .where(id, '=', ownerId)
        .returning('passkeyHandle')
        .executeTakeFirstOrThrow()
      return passkeyHandle ?? made
    },
    /** When a session was opened and proved. */
    moments: (db: Database, { ownerId, token }: OwnedSession) =>
      db
        .selectFrom(sessions)
        .select(['createdAt', 'provedAt'])
        .where('tokenHash', '=', hashToken(token))
        .where(id, '=', ownerId)
        .executeTakeFirst(),
    noteProof: async (db: Database, { ownerId, token }: OwnedSession, provedAt: Date): Promise<void> => {
      await db.updateTable(sessions).set({ provedAt }).where('tokenHash', '=', hashToken(token)).where(id, '=', ownerId).execute()
    },
    endOtherSessions: async (db: Database, { ownerId, token }: OwnedSession): Promise<void> => {
      await db.deleteFrom(sessions).where(id, '=', ownerId).where('tokenHash', '!=', hashToken(token)).execute()
    },
  }
}

export interface UsedPasskey {
  readonly credentialId: Buffer
  /** As stored, and as the authenticator says now. */
  readonly formerCounter: number
  readonly counter: number
  readonly backedUp: boolean
  readonly at: Date
}

function toPasskey(row: Pick<Selectable<PasskeyColumns>, (typeof SHOWN)[number]>): Passkey {
  return {
    id: row.passkeyId,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    backedUp: row.backedUp,
  }
}
