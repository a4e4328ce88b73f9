import { RetryLaterError } from '@plenara/api'
import type { DocumentCodec } from './document-codec.ts'
import { nameOf } from './document-rows.ts'
import type { RecordRef } from './record-cipher.ts'
import type { OpenDocument, SealedDocuments } from './sealed-documents.ts'
import { createSequence } from './sequence.ts'

/** Conflicts are caused by other processes only: more than a few mean that the database is in trouble. */
const MAX_TRIES = 50

/** `scope` is the election that a record belongs to, 0 for none. */
export interface DocumentKey {
  readonly userId: number
  readonly scope: number
}

export interface UserDocuments {
  /** Throws if the record cannot be opened. */
  read<T>(codec: DocumentCodec<T>, key: DocumentKey): Promise<T>
  /**
   * Loads, changes and saves as one step. An error thrown by `change` leaves the record as it was. A record that cannot be opened is an
   * error, too, and stays as it is.
   */
  change<T>(codec: DocumentCodec<T>, key: DocumentKey, change: (value: T) => T): Promise<T>
}

/**
 * Records of users with optimistic locking: a write names the version it is based on and starts over when another process was faster.
 * Within this process the changes of a record are queued, and the last write is cached as the base of the next change, so that a change
 * takes one statement; the database decides whether the base was still current.
 */
export function createUserDocuments(documents: SealedDocuments): UserDocuments {
  const inSequence = createSequence()
  return {
    read: async (codec, { userId, scope }) => decoded(codec, await documents.load({ userId, kind: codec.kind, scope })),
    change: (codec, { userId, scope }, change) => {
      const ref = { userId, kind: codec.kind, scope }
      return inSequence(nameOf(ref), () => changeDocument({ documents, ref, codec, change }))
    },
  }
}

interface Change<T> {
  readonly documents: SealedDocuments
  readonly ref: RecordRef
  readonly codec: DocumentCodec<T>
  readonly change: (value: T) => T
}

async function changeDocument<T>(task: Change<T>): Promise<T> {
  const { documents, ref, codec, change } = task
  const written = documents.takeWritten(ref)
  const saved = written && (await tryWritten(task, written))
  if (saved) return saved.value
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const stored = await documents.load(ref)
    const value = decoded(codec, stored)
    const changed = change(value)
    if (changed === value) return value
    if (await documents.save(ref, stored, codec.encode(changed))) return changed
  }
  throw new RetryLaterError('unavailable', 1)
}

/** Null if the cached base is outdated: another process wrote, or `change` rejects what it sees. */
async function tryWritten<T>({ documents, ref, codec, change }: Change<T>, base: OpenDocument): Promise<{ value: T } | null> {
  const value = decoded(codec, base)
  let changed: T
  try {
    changed = change(value)
  } catch {
    // `change` decides again on what the database holds.
    return null
  }
  if (changed === value) return null
  return (await documents.save(ref, base, codec.encode(changed))) ? { value: changed } : null
}

function decoded<T>(codec: DocumentCodec<T>, stored: OpenDocument | null): T {
  return stored ? codec.decode(stored.plain) : codec.empty
}
