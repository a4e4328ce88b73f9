import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DATABASES, onDeviceChange } from '../../platform/device-storage.ts'
import { afterClosed } from '../loss/signed-in-loss.ts'
import { onSessionChange, WAITING_KEY } from '../session/session-store.ts'
import { currentForm } from './former-states.ts'
import { emptyOutbox, type OutboxState } from './outbox-state.ts'
import { newSealKey, open, type Sealed, seal } from './seal.ts'

const STATE = 'state'
/** What could not be read is put aside here. */
const DAMAGED = 'damaged'
const KEY = 'key'
const LOCK = 'plenara.outbox.state'

interface Kept {
  readonly userId: number
  readonly sealed: Sealed
}

interface OutboxDatabase extends DBSchema {
  readonly kept: { readonly key: string; readonly value: Kept }
  readonly keys: { readonly key: string; readonly value: CryptoKey }
}

let database: Promise<IDBPDatabase<OutboxDatabase>> | undefined
/** What waits, as this tab knows it: the database may be taken away under it. */
let known: OutboxState | undefined
let writeKnown = async (_userId: number) => {}

// Whoever signs out gives up what waits; what another tab changed is read anew.
onSessionChange(() => {
  known = undefined
})
onDeviceChange(WAITING_KEY, () => {
  if (known) void loadState(known.userId).catch(() => undefined)
})

/** Hears that what waits lies in this tab alone, for `changeState` to write it again. */
export function onOutboxLost(listener: (userId: number) => Promise<void>): void {
  writeKnown = listener
}

function connect(): Promise<IDBPDatabase<OutboxDatabase>> {
  const close = (isDeleted: boolean) => {
    void database?.then((opened) => opened.close())
    database = undefined
    const userId = known?.userId
    if (isDeleted && userId !== undefined) afterClosed(() => writeKnown(userId))
  }
  database ??= openDB<OutboxDatabase>(DATABASES.outbox, 1, {
    upgrade: (created) => {
      created.createObjectStore('kept')
      created.createObjectStore('keys')
    },
    // Logging off deletes the database: it must not wait for this connection.
    blocking: (_current, newVersion) => close(newVersion === null),
    terminated: () => close(true),
  }).catch((error: unknown) => {
    database = undefined
    throw error
  })
  return database
}

/** What waits for a user; empty where the kept outbox is another user's or cannot be read. */
export async function loadState(userId: number): Promise<OutboxState> {
  const opened = await connect()
  const stored = await opened.get('kept', STATE)
  const key = await opened.get('keys', KEY)
  if (!stored && known?.userId === userId) return known
  if (!stored || !key || stored.userId !== userId) return emptyOutbox(userId)
  try {
    known = currentForm(await open(key, stored.sealed))
    return known
  } catch (error) {
    console.error('The outbox cannot be read.', error)
    await opened.put('kept', stored, DAMAGED)
    return emptyOutbox(userId)
  }
}

/** How many writes are on the device, and how many will be once what is being written is. */
export type HearOfCount = (written: number, meant: number) => void

/** Changes what waits for a user, over all tabs one after another. Fails where the device keeps nothing; `hear` is told before and after. */
export async function changeState(userId: number, change: (state: OutboxState) => OutboxState, hear: HearOfCount): Promise<OutboxState> {
  return navigator.locks.request(LOCK, async () => {
    const state = await loadState(userId)
    const changed = change(state)
    hear(state.items.length, changed.items.length)
    try {
      await putState(userId, changed)
    } catch (error) {
      hear(state.items.length, state.items.length)
      throw error
    }
    hear(changed.items.length, changed.items.length)
    return changed
  })
}

async function putState(userId: number, state: OutboxState): Promise<void> {
  const opened = await connect()
  await opened.put('kept', { userId, sealed: await seal(await keyOf(opened), state) }, STATE)
  known = state
}

async function keyOf(opened: IDBPDatabase<OutboxDatabase>): Promise<CryptoKey> {
  const storedKey = await opened.get('keys', KEY)
  if (storedKey) return storedKey
  const made = await newSealKey()
  await opened.put('keys', made, KEY)
  return made
}
