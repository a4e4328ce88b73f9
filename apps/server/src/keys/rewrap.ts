import { sql } from 'kysely'
import type { DataKey } from './data-key.ts'
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
  /** How candidates are reached: addresses, and what letters need. */
  readonly contacts: number
  readonly letterKeys: number
  readonly pushKeys: number
  /** Rows that no key could open; they are left as they are. */
  readonly unreadable: number
}

/** Seals under the current outer key what is sealed under another one. A row that changes meanwhile is left as it is. */
export async function rewrapAll(db: Database, dataKey: DataKey): Promise<SealedAgain> {
  const on = { db, dataKey }
  const userKeys = await rewrapColumn<number>({
    ...{ ...on, table: 'user_key', id: 'user_id', type: 'bigint', column: 'wrapped' },
    sealAgain: ({ id, sealed }) => dataKey.wrap(id, dataKey.unwrap(id, sealed)),
  })
  const mails = await rewrapColumn<Buffer>({
    ...{ ...on, table: 'outbox', id: 'mail_id', type: 'bytea', column: 'sealed' },
    sealAgain: ({ sealed }) => dataKey.seal(dataKey.open(sealed)),
  })
  const contacts = await rewrapContacts(on)
  const letterKeys = await rewrapColumn<number>({
    ...{ ...on, table: 'letter_key', id: 'id', type: 'bigint', column: 'sealed' },
    sealAgain: ({ sealed }) => dataKey.sealLetterKey(dataKey.openLetterKey(sealed)),
  })
  const pushKeys = await rewrapColumn<number>({
    ...{ ...on, table: 'deployment', id: 'id', type: 'bigint', column: 'push_key' },
    sealAgain: ({ sealed }) => dataKey.sealPushKey(dataKey.openPushKey(sealed)),
  })
  return {
    userKeys: userKeys.rewrapped,
    mails: mails.rewrapped,
    contacts: contacts.rewrapped,
    letterKeys: letterKeys.rewrapped,
    pushKeys: pushKeys.rewrapped,
    unreadable: userKeys.unreadable + mails.unreadable + contacts.unreadable + letterKeys.unreadable + pushKeys.unreadable,
  }
}

/** All that is sealed of those who stand for election. */
async function rewrapContacts(on: Pick<SealedColumn<number>, 'db' | 'dataKey'>): Promise<Rewrapped> {
  const { dataKey } = on
  const ofCandidacy = { ...on, id: 'candidacy_id', type: 'bigint' } as const
  const done = [
    await rewrapColumn<number>({
      ...{ ...ofCandidacy, table: 'candidacy', column: 'contact' },
      sealAgain: ({ id, sealed }) => dataKey.sealContact(id, dataKey.openContact(id, sealed)),
    }),
    await rewrapColumn<number>({
      ...{ ...ofCandidacy, table: 'candidacy', column: 'addressee' },
      sealAgain: ({ id, sealed }) => dataKey.sealAddressee(id, dataKey.openAddressee(id, sealed)),
    }),
    await rewrapColumn<number>({
      ...{ ...ofCandidacy, table: 'invitation', column: 'contact' },
      sealAgain: ({ id, sealed }) => dataKey.sealContact(id, dataKey.openContact(id, sealed)),
    }),
    await rewrapColumn<number>({
      ...{ ...on, table: 'address_proposal', id: 'candidate_id', type: 'bigint', column: 'contact' },
      sealAgain: ({ id, sealed }) => dataKey.sealContact(id, dataKey.openContact(id, sealed)),
    }),
  ]
  const sumOf = (name: keyof Rewrapped) => done.reduce((sum, column) => sum + column[name], 0)
  return { rewrapped: sumOf('rewrapped'), unreadable: sumOf('unreadable') }
}

/** A column whose values begin with the id of the key that sealed them. */
interface SealedColumn<Id> {
  readonly db: Database
  readonly dataKey: DataKey
  readonly table: string
  /** The key of the table, and its type in SQL. */
  readonly id: string
  readonly type: 'bigint' | 'bytea'
  readonly column: string
  /** Throws if no key opens the row. */
  readonly sealAgain: (row: Sealed<Id>) => Buffer
}

/** Seals a column under the current key, in the order of the table's key. */
function rewrapColumn<Id extends number | Buffer>(sealed: SealedColumn<Id>): Promise<Rewrapped> {
  const { db, dataKey, sealAgain } = sealed
  const [table, id, column] = [
    sql.table(sealed.table),
    sql.ref(`${sealed.table}.${sealed.id}`),
    sql.ref(`${sealed.table}.${sealed.column}`),
  ]
  const [one, many] = [sql.raw(sealed.type), sql.raw(`${sealed.type}[]`)]
  return rewrap<Id>({
    load: async (after) => {
      const { rows } = await sql<Sealed<Id>>`
        select ${id} as id, ${column} as sealed from ${table}
        where (${after}::${one} is null or ${id} > ${after}::${one})
          and substring(${column} from 1 for ${KEY_ID_BYTES}::int) <> ${dataKey.currentId()}
        order by ${id} limit ${BATCH}`.execute(db)
      return rows
    },
    sealAgain,
    save: async (ids, before, after) => {
      await sql`
        update ${table} set ${sql.ref(sealed.column)} = changed.after
        from unnest(${ids}::${many}, ${before}::bytea[], ${after}::bytea[]) as changed (id, before, after)
        where ${id} = changed.id and ${column} = changed.before`.execute(db)
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
