import { createHmac } from 'node:crypto'
import { createKeyRing, KEY_ID_BYTES, type KeyRing, type OuterKey, openKeyRing } from './key-ring.ts'
import { seal, unseal } from './sealing.ts'

/** The operations under the server's key, with a derived key per purpose. Sealed bytes begin with the id of their key. */
export interface DataKey {
  /** AES-256-GCM with a random nonce. */
  seal(plain: string): Buffer
  /** Throws if the bytes were sealed under an unknown key or changed. */
  open(sealed: Buffer): string
  /** A keyed pseudonym of a value, e.g. of the address that a limit counts. Changes when the key is rotated. */
  pseudonym(value: string): Buffer
  /** Seals the key of a user, for this user alone. */
  wrap(userId: number, userKey: Buffer): Buffer
  /** Throws if the key was wrapped under an unknown key or for another user. */
  unwrap(userId: number, wrapped: Buffer): Buffer
  /** Seals how somebody who stands for election is reached, for this candidacy alone. */
  sealContact(candidacyId: number, contact: string): Buffer
  /** Throws if the bytes were sealed under an unknown key, for another candidacy, or changed. */
  openContact(candidacyId: number, sealed: Buffer): string
  /** Seals what a letter to somebody who stands needs, for this candidacy alone. */
  sealAddressee(candidacyId: number, addressee: string): Buffer
  /** Throws if the bytes were sealed under an unknown key, for another candidacy, or changed. */
  openAddressee(candidacyId: number, sealed: Buffer): string
  /** Seals the key of the codes of letters. */
  sealLetterKey(secret: Buffer): Buffer
  /** Throws if the bytes were sealed under an unknown key or changed. */
  openLetterKey(sealed: Buffer): Buffer
  /** Seals the private key of notifications. */
  sealPushKey(secret: Buffer): Buffer
  /** Throws if the bytes were sealed under an unknown key or changed. */
  openPushKey(sealed: Buffer): Buffer
  /** Whether bytes begin with the id of a key that the server has. */
  holdsKeyOf(sealed: Buffer): boolean
  /** The id of the key that seals. */
  currentId(): Buffer
}

/** Reads the keys of `DATA_KEY_FILE`, and follows the file. Throws `StartError`. */
export async function loadDataKey(file: string): Promise<DataKey> {
  return dataKeyOf(await openKeyRing(file))
}

/** The operations under a key of 32 bytes; further keys only open. */
export function createDataKey(...keys: readonly Buffer[]): DataKey {
  return dataKeyOf(createKeyRing(keys))
}

function dataKeyOf(ring: KeyRing): DataKey {
  const keyOf = (sealed: Buffer) => ring.find(sealed.subarray(0, KEY_ID_BYTES))
  return {
    seal: (plain) => {
      const { id, forMails } = ring.current()
      return Buffer.concat([id, seal(forMails, Buffer.from(plain), '')])
    },
    open: (sealed) => {
      const key = keyOf(sealed)
      const text = key ? unseal(key.forMails, sealed.subarray(KEY_ID_BYTES), '') : openWithoutId(ring.all(), sealed)
      return text.toString('utf8')
    },
    pseudonym: (value) => createHmac('sha256', ring.current().forNames).update(value).digest(),
    wrap: (userId, userKey) => {
      const { id, forUserKeys } = ring.current()
      return Buffer.concat([id, seal(forUserKeys, userKey, contextOf(userId))])
    },
    unwrap: (userId, wrapped) => {
      const key = keyOf(wrapped)
      if (!key) throw new Error(`The key of user ${userId} is wrapped under a key that DATA_KEY_FILE does not hold`)
      return unseal(key.forUserKeys, wrapped.subarray(KEY_ID_BYTES), contextOf(userId))
    },
    sealContact: (candidacyId, contact) => sealOfCandidacy(ring, contact, `contact/${candidacyId}`),
    openContact: (candidacyId, sealed) => openOfCandidacy(keyOf(sealed), sealed, `contact/${candidacyId}`),
    sealAddressee: (candidacyId, addressee) => sealOfCandidacy(ring, addressee, `addressee/${candidacyId}`),
    openAddressee: (candidacyId, sealed) => openOfCandidacy(keyOf(sealed), sealed, `addressee/${candidacyId}`),
    sealLetterKey: (secret) => {
      const { id, forLetterKey } = ring.current()
      return Buffer.concat([id, seal(forLetterKey, secret, '')])
    },
    openLetterKey: (sealed) => {
      const key = keyOf(sealed)
      if (!key) throw new Error('The key of letters is sealed under a key that DATA_KEY_FILE does not hold')
      return unseal(key.forLetterKey, sealed.subarray(KEY_ID_BYTES), '')
    },
    sealPushKey: (secret) => {
      const { id, forPushKey } = ring.current()
      return Buffer.concat([id, seal(forPushKey, secret, '')])
    },
    openPushKey: (sealed) => {
      const key = keyOf(sealed)
      if (!key) throw new Error('The push key is sealed under a key that DATA_KEY_FILE does not hold')
      return unseal(key.forPushKey, sealed.subarray(KEY_ID_BYTES), '')
    },
    holdsKeyOf: (sealed) => keyOf(sealed) !== undefined,
    currentId: () => ring.current().id,
  }
}

function sealOfCandidacy(ring: KeyRing, text: string, context: string): Buffer {
  const { id, forContacts } = ring.current()
  return Buffer.concat([id, seal(forContacts, Buffer.from(text), context)])
}

function openOfCandidacy(key: OuterKey | undefined, sealed: Buffer, context: string): string {
  if (!key) throw new Error(`What is sealed as ${context} is sealed under a key that DATA_KEY_FILE does not hold`)
  return unseal(key.forContacts, sealed.subarray(KEY_ID_BYTES), context).toString('utf8')
}

function contextOf(userId: number): string {
  return `user-key/${userId}`
}

/** Opens mails sealed by earlier releases, which wrote no id. */
function openWithoutId(keys: readonly OuterKey[], sealed: Buffer): Buffer {
  for (const { forMails } of keys) {
    try {
      return unseal(forMails, sealed, '')
    } catch {
      // Another key of the ring may open it.
    }
  }
  throw new Error('Sealed under a key that DATA_KEY_FILE does not hold')
}
