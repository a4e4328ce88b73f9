import type { KeyObject } from 'node:crypto'
import { statSync } from 'node:fs'
import { StartError } from '../platform/start-error.ts'
import { readKeyFile } from './key-file.ts'
import { deriveKey } from './sealing.ts'

export const KEY_ID_BYTES = 8

/** A key outside the database and the keys derived from it, one per purpose. */
export interface OuterKey {
  /** Prefixes everything sealed under the key; reveals nothing about it. */
  readonly id: Buffer
  readonly forContacts: KeyObject
  readonly forLetterKey: KeyObject
  readonly forMails: KeyObject
  readonly forNames: KeyObject
  readonly forPushKey: KeyObject
  readonly forUserKeys: KeyObject
}

export interface KeyRing {
  /** The key that seals. */
  current(): OuterKey
  /** All keys that can open, the current one first. */
  all(): readonly OuterKey[]
  find(id: Buffer): OuterKey | undefined
}

/** A ring of one key of 32 bytes. */
export function createKeyRing(keys: readonly Buffer[]): KeyRing {
  const all = keys.map(outerKeyOf)
  const [current] = all
  if (!current) throw new RangeError('A ring holds at least one key')
  return { current: () => current, all: () => all, find: (id) => all.find((key) => key.id.equals(id)) }
}

/**
 * The ring of a file. It follows the file: sealing uses the key that the file names at that moment, and an unknown id is looked up
 * there. While the file is gone, half copied or not readable, the keys of before go on. Throws `StartError` where they cannot be read at first.
 */
export async function openKeyRing(file: string): Promise<KeyRing> {
  let ring = createKeyRing(keysOf(file))
  let state = stateOf(file)
  const refresh = (): KeyRing => {
    try {
      const now = stateOf(file)
      if (now === state) return ring
      ring = createKeyRing(keysOf(file))
      state = now
    } catch {
      // Looked at again with the next call; `/health/write` tells it.
    }
    return ring
  }
  return {
    current: () => refresh().current(),
    all: () => refresh().all(),
    find: (id) => ring.find(id) ?? refresh().find(id),
  }
}

function keysOf(file: string): Buffer[] {
  const keys = readKeyFile(file)
  if (keys === null) throw new StartError(`DATA_KEY_FILE (${file}) is gone`)
  return keys
}

function stateOf(file: string): string {
  const { ino, size, mtimeNs } = statSync(file, { bigint: true })
  return `${ino}/${size}/${mtimeNs}`
}

function outerKeyOf(key: Buffer): OuterKey {
  return {
    id: keyIdOf(key),
    forContacts: deriveKey(key, 'contact'),
    forLetterKey: deriveKey(key, 'letter-key'),
    forMails: deriveKey(key, 'outbox'),
    forNames: deriveKey(key, 'pseudonym'),
    forPushKey: deriveKey(key, 'push-key'),
    forUserKeys: deriveKey(key, 'user-key'),
  }
}

/** By what sealed bytes name their key; reveals nothing about it. */
export function keyIdOf(key: Buffer): Buffer {
  return deriveKey(key, 'id').export().subarray(0, KEY_ID_BYTES)
}
