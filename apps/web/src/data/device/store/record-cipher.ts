import type { RecordPlace } from './record-kinds.ts'

/** The format of the records that this program writes. It grows with the schema of the database only. */
export const RECORD_FORMAT = 1

export const ALGORITHM = { name: 'AES-GCM', length: 256 } as const
const IV_BYTES = 12

/** A record as it lies in the database. */
export interface SealedRecord {
  readonly format: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
}

/** A key that no script can read. The browser keeps it beside the records: who copies both, the whole profile, opens them. */
export function createRecordKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt'])
}

/** Whether a stored value is a key as `createRecordKey` makes it. */
export function isRecordKey(value: unknown): value is CryptoKey {
  return value instanceof CryptoKey && value.algorithm.name === ALGORITHM.name && value.usages.includes('decrypt')
}

/** Seals a value as JSON; it opens at its own place only. */
export async function sealRecord(key: CryptoKey, place: RecordPlace, value: unknown): Promise<SealedRecord> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt({ ...ALGORITHM, iv, additionalData: contextOf(place) }, key, plain)
  return { format: RECORD_FORMAT, iv, sealed }
}

/** Throws where the bytes were changed, sealed for another place or under another key. */
export async function openRecord(key: CryptoKey, place: RecordPlace, row: SealedRecord): Promise<unknown> {
  const plain = await crypto.subtle.decrypt({ ...ALGORITHM, iv: row.iv, additionalData: contextOf(place) }, key, row.sealed)
  return JSON.parse(new TextDecoder().decode(plain))
}

/** Whether a stored value has the outer form of a record of any format. */
export function isSealedRecord(value: unknown): value is SealedRecord {
  const { format, iv, sealed } = (value ?? {}) as Partial<SealedRecord>
  return Number.isInteger(format) && Number(format) >= 1 && iv instanceof Uint8Array && sealed instanceof ArrayBuffer
}

function contextOf({ userId, kind, scope }: RecordPlace): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`record/${RECORD_FORMAT}/${userId}/${kind}/${scope}`)
}
