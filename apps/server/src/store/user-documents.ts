import { RetryLaterError } from '@plenara/api'
import type { Database } from '../db/database.ts'
import type { DocumentCodec } from './document-codec.ts'
import { createDocumentRows, type DocumentRows, type StoredDocument } from './document-rows.ts'
import { createRecent } from './recent.ts'
import { createSequence } from './sequence.ts'

/** Conflicts come from other processes only: more than a few mean that the database is in trouble. */
const MAX_TRIES = 50
/** How many records are remembered; one takes a few hundred bytes. */
const REMEMBERED = 20_000

/** Which record of which user; `scope` is the election of opinions, 0 for lists. */
export interface DocumentKey {
  readonly userId: number
  readonly scope: number
}

export interface UserDocuments {
  read<T>(codec: DocumentCodec<T>, key: DocumentKey): Promise<T>
  /** Loads, changes and saves as one step. An error thrown by `change` leaves the record as it was. */
  change<T>(codec: DocumentCodec<T>, key: DocumentKey, change: (value: T) => T): Promise<T>
}

/**
 * Records of users with optimistic versions: a write names the version it is based on and starts over when another process was faster.
 * Within this process the changes of a record queue up, and what was written last is remembered as the base of the next change, so that
 * a change is one statement; whether the base was still right is for the database to say.
 */
export function createUserDocuments(db: Database): UserDocuments {
  const inSequence = createSequence()
  const rows = createDocumentRows(db)
  const recent = createRecent<StoredDocument>(REMEMBERED)
  return {
    read: async (codec, { userId, scope }) => decoded(codec, await rows.load({ userId, kind: codec.kind, scope })),
    change: (codec, { userId, scope }, change) => {
      const place = { userId, kind: codec.kind, scope }
      const name = `${userId}/${codec.kind}/${scope}`
      return inSequence(name, () => changeDocument({ rows, recent, codec, change, place, name }))
    },
  }
}

interface Change<T> {
  readonly rows: DocumentRows
  readonly recent: ReturnType<typeof createRecent<StoredDocument>>
  readonly codec: DocumentCodec<T>
  readonly change: (value: T) => T
  readonly place: { readonly userId: number; readonly kind: DocumentCodec<T>['kind']; readonly scope: number }
  readonly name: string
}

async function changeDocument<T>({ rows, recent, codec, change, place, name }: Change<T>): Promise<T> {
  const remembered = recent.take(name)
  if (remembered) {
    const saved = await tryRemembered({ rows, recent, codec, change, place, name }, remembered)
    if (saved) return saved.value
  }
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const stored = await rows.load(place)
    const value = decoded(codec, stored)
    const changed = change(value)
    if (changed === value) return value
    const saved = await rows.save(place, stored?.version ?? null, codec.encode(changed))
    if (!saved) continue
    recent.put(name, saved)
    return changed
  }
  throw new RetryLaterError('unavailable', 1)
}

/** Null where what was remembered is not what the record is based on now: another process wrote, or `change` refuses what it sees. */
async function tryRemembered<T>(
  { rows, recent, codec, change, place, name }: Change<T>,
  base: StoredDocument,
): Promise<{ value: T } | null> {
  const value = decoded(codec, base)
  let changed: T
  try {
    changed = change(value)
  } catch {
    // It decides again on what the database holds.
    return null
  }
  if (changed === value) return null
  const saved = await rows.save(place, base.version, codec.encode(changed))
  if (saved) recent.put(name, saved)
  return saved && { value: changed }
}

function decoded<T>(codec: DocumentCodec<T>, stored: StoredDocument | null): T {
  return stored ? codec.decode(stored.content) : codec.empty
}
