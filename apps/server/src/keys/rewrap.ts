import { sql } from 'kysely'
import type { DataKey } from '../auth/data-key.ts'
import type { Database } from '../db/database.ts'
import { KEY_ID_BYTES } from './key-ring.ts'

const BATCH = 500

interface Rewrapped {
  readonly rewrapped: number
  readonly unreadable: number
}

/** What was sealed under the current outer key again. */
export interface SealedAgain {
  readonly userKeys: number
  readonly mails: number
  readonly contacts: number
  readonly pushKeys: number
  /** Rows that no key could open; they are left as they are. */
  readonly unreadable: number
}

/** Seals under the current outer key what is sealed under another one. A row that changes meanwhile is left as it is. */
export async function rewrapAll(db: Database, dataKey: DataKey): Promise<SealedAgain> {
  const userKeys = await rewrapUserKeys(db, dataKey)
  const mails = await rewrapMails(db, dataKey)
  const contacts = await rewrapContacts(db, dataKey)
  const pushKeys = await rewrapPushKey(db, dataKey)
  return {
    userKeys: userKeys.rewrapped,
    mails: mails.rewrapped,
    contacts: contacts.rewrapped,
    pushKeys: pushKeys.rewrapped,
    unreadable: userKeys.unreadable + mails.unreadable + contacts.unreadable + pushKeys.unreadable,
  }
}

/** The keys of all users. */
async function rewrapUserKeys(db: Database, dataKey: DataKey): Promise<Rewrapped> {
  return rewrap({
    load: async (after: number | null) => {
      const { rows } = await sql<{ id: number; sealed: Buffer }>`
        select user_id as id, wrapped as sealed from user_key
        where user_id > ${after ?? 0} and substring(wrapped from 1 for ${KEY_ID_BYTES}::int) <> ${dataKey.currentId()}
        order by user_id limit ${BATCH}`.execute(db)
      return rows
    },
    sealAgain: ({ id, sealed }) => dataKey.wrap(id, dataKey.unwrap(id, sealed)),
    save: async (ids, before, after) => {
      await sql`
        update user_key k set wrapped = changed.after
        from unnest(${ids}::bigint[], ${before}::bytea[], ${after}::bytea[]) as changed (user_id, before, after)
        where k.user_id = changed.user_id and k.wrapped = changed.before`.execute(db)
    },
  })
}

/** Mails that wait to be sent. */
async function rewrapMails(db: Database, dataKey: DataKey): Promise<Rewrapped> {
  return rewrap({
    load: async (after: Buffer | null) => {
      const { rows } = await sql<{ id: Buffer; sealed: Buffer }>`
        select mail_id as id, sealed from outbox
        where mail_id > ${after ?? Buffer.alloc(0)} and substring(sealed from 1 for ${KEY_ID_BYTES}::int) <> ${dataKey.currentId()}
        order by mail_id limit ${BATCH}`.execute(db)
      return rows
    },
    sealAgain: ({ sealed }) => dataKey.seal(dataKey.open(sealed)),
    save: async (ids, before, after) => {
      await sql`
        update outbox o set sealed = changed.after
        from unnest(${ids}::bytea[], ${before}::bytea[], ${after}::bytea[]) as changed (mail_id, before, after)
        where o.mail_id = changed.mail_id and o.sealed = changed.before`.execute(db)
    },
  })
}

/** How those who stand for election are reached. */
async function rewrapContacts(db: Database, dataKey: DataKey): Promise<Rewrapped> {
  return rewrap({
    load: async (after: number | null) => {
      const { rows } = await sql<{ id: number; sealed: Buffer }>`
        select candidacy_id as id, contact as sealed from candidacy
        where candidacy_id > ${after ?? 0} and substring(contact from 1 for ${KEY_ID_BYTES}::int) <> ${dataKey.currentId()}
        order by candidacy_id limit ${BATCH}`.execute(db)
      return rows
    },
    sealAgain: ({ id, sealed }) => dataKey.sealContact(id, dataKey.openContact(id, sealed)),
    save: async (ids, before, after) => {
      await sql`
        update candidacy c set contact = changed.after
        from unnest(${ids}::bigint[], ${before}::bytea[], ${after}::bytea[]) as changed (candidacy_id, before, after)
        where c.candidacy_id = changed.candidacy_id and c.contact = changed.before`.execute(db)
    },
  })
}

/** The key of notifications. */
async function rewrapPushKey(db: Database, dataKey: DataKey): Promise<Rewrapped> {
  return rewrap({
    load: async (after: number | null) => {
      const { rows } = await sql<{ id: number; sealed: Buffer }>`
        select id, push_key as sealed from deployment
        where id > ${after ?? 0} and substring(push_key from 1 for ${KEY_ID_BYTES}::int) <> ${dataKey.currentId()}`.execute(db)
      return rows
    },
    sealAgain: ({ sealed }) => dataKey.sealPushKey(dataKey.openPushKey(sealed)),
    save: async (_, [before], [again]) => {
      await sql`update deployment set push_key = ${again} where push_key = ${before}`.execute(db)
    },
  })
}

interface Sealed<Id> {
  readonly id: Id
  readonly sealed: Buffer
}

interface Rewrap<Id> {
  /** The next rows after an id that are not sealed under the current key; none at the end. */
  readonly load: (after: Id | null) => Promise<readonly Sealed<Id>[]>
  /** Throws if no key opens the row. */
  readonly sealAgain: (row: Sealed<Id>) => Buffer
  readonly save: (ids: readonly Id[], before: readonly Buffer[], after: readonly Buffer[]) => Promise<void>
}

async function rewrap<Id>({ load, sealAgain, save }: Rewrap<Id>): Promise<Rewrapped> {
  let rewrapped = 0
  let unreadable = 0
  let after: Id | null = null
  for (let rows = await load(after); rows.length > 0; rows = await load(after)) {
    const changed = rows.flatMap((row) => {
      try {
        return [{ ...row, again: sealAgain(row) }]
      } catch {
        // Left as it is and counted below.
        return []
      }
    })
    await save(
      changed.map(({ id }) => id),
      changed.map(({ sealed }) => sealed),
      changed.map(({ again }) => again),
    )
    rewrapped += changed.length
    unreadable += rows.length - changed.length
    after = rows.at(-1)?.id ?? null
  }
  return { rewrapped, unreadable }
}
