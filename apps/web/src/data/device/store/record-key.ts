import { DomainError } from '@plenara/domain/domain-error'
import { closesWithTab, forgetTabKey, holdTabKey, shareTabKey, tabKey, takeTabKey } from '../../session/closing.ts'
import { ALGORITHM, isRecordKey } from './record-cipher.ts'

/** Stands in the database in place of a key that the tabs alone hold. */
export const IN_TABS = 'in-tabs'

/** Who holds the key of the records: the database, or the open tabs. */
export type KeyHolder = 'database' | 'tabs'

let held: { readonly text: string; readonly key: Promise<CryptoKey> } | undefined

/**
 * The key behind what lies in the store of keys, null where there is none. A key that was with the tabs and is gone is no reason for a new one: what
 * it sealed would be lost in silence. Throws `storage_unavailable` then.
 */
export async function recordKeyOf(stored: unknown): Promise<CryptoKey | null> {
  if (isRecordKey(stored)) return stored
  if (stored !== IN_TABS) return null
  const text = tabKey() ?? (await fromAnotherTab())
  if (text === null) throw new DomainError('storage_unavailable')
  if (held?.text !== text) held = { text, key: crypto.subtle.importKey('raw', fromBase64(text), ALGORITHM, false, ['encrypt', 'decrypt']) }
  return held.key
}

/** Another tab has the key in use: it was changed there a moment ago. */
async function fromAnotherTab(): Promise<string | null> {
  if (!closesWithTab() || !(await takeTabKey())) return null
  shareTabKey()
  return tabKey()
}

/** A new key that this tab holds, and hands to others, until the last one is closed. */
export async function createTabKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey(ALGORITHM, true, ['encrypt', 'decrypt'])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', key))
  holdTabKey(btoa(String.fromCharCode(...raw)))
  return key
}

/** The key lies in the database again, or nothing was sealed with that of the tabs. */
export const releaseTabKey = forgetTabKey

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
}
