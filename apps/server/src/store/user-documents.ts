import { RetryLaterError } from '@plenara/api'
import type { DocumentCodec } from './document-codec.ts'
import { nameOf } from './document-rows.ts'
import type { RecordPlace } from './record-cipher.ts'
import type { OpenDocument, SealedDocuments } from './sealed-documents.ts'
import { createSequence } from './sequence.ts'

/** Conflicts come from other processes only: more than a few mean that the database is in trouble. */
const MAX_TRIES = 50

/** `scope` is the election that a record belongs to, 0 for none. */
export interface DocumentKey {
  readonly userId: number
  readonly scope: number
}

export interface UserDocuments {
  /** Throws where the record cannot be opened. */
  read<T>(codec: DocumentCodec<T>, key: DocumentKey): Promise<T>
  /**
   * Loads, changes and saves as one step. An error thrown by `change` leaves the record as it was. A record that cannot be opened is an
   * error, too, and stays as it is.
   */
  change<T>(codec: DocumentCodec<T>, key: DocumentKey, change: (value: T) => T): Promise<T>
}

/**
 * Records of users with optimistic versions: a write names the version it is based on and starts over when another process was faster.
 * Within this process the changes of a record queue up, and what was written last is remembered as the base of the next change, so that
 * a change is one statement; whether the base was still right is for the database to say.
 */
export function createUserDocuments(documents: SealedDocuments): UserDocuments {
  const inSequence = createSequence()
  return {
    read: async (codec, { userId, scope }) => decoded(codec, await documents.load({ userId, kind: codec.kind, scope })),
    change: (codec, { userId, scope }, change) => {
      const place = { userId, kind: codec.kind, scope }
      return inSequence(nameOf(place), () => changeDocument({ documents, place, codec, change }))
    },
  }
}

interface Change<T> {
  readonly documents: SealedDocuments
  readonly place: RecordPlace
  readonly codec: DocumentCodec<T>
  readonly change: (value: T) => T
}

async function changeDocument<T>(task: Change<T>): Promise<T> {
  const { documents, place, codec, change } = task
  const written = documents.takeWritten(place)
  const saved = written && (await tryWritten(task, written))
  if (saved) return saved.value
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const stored = await documents.load(place)
    const value = decoded(codec, stored)
    const changed = change(value)
    if (changed === value) return value
    if (await documents.save(place, stored?.version ?? null, codec.encode(changed))) return changed
  }
  throw new RetryLaterError('unavailable', 1)
}

/** Null where what was remembered is not what the record is based on now: another process wrote, or `change` refuses what it sees. */
async function tryWritten<T>({ documents, place, codec, change }: Change<T>, base: OpenDocument): Promise<{ value: T } | null> {
  const value = decoded(codec, base)
  let changed: T
  try {
    changed = change(value)
  } catch {
    // It decides again on what the database holds.
    return null
  }
  if (changed === value) return null
  return (await documents.save(place, base.version, codec.encode(changed))) ? { value: changed } : null
}

function decoded<T>(codec: DocumentCodec<T>, stored: OpenDocument | null): T {
  return stored ? codec.decode(stored.plain) : codec.empty
}
