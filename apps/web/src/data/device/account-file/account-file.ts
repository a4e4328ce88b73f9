import { fromBase64, toBase64 } from './base64.ts'

/** What an encrypted file calls itself; a plain document of `getUserExport` is `plenara`. */
export const SEALED_FORMAT = 'plenara-sealed'
const VERSION = 1

/** OWASP's figure for PBKDF2 with SHA-256 (Password Storage Cheat Sheet, 2023). A file names its own, so that a later version can raise it. */
const ROUNDS = 600_000
/** A file that asks for more would only keep the device busy. */
const MAX_ROUNDS = 10_000_000
const SALT_BYTES = 16
/** The length that AES-GCM is made for (NIST SP 800-38D, section 5.2.1.1). */
const IV_BYTES = 12

interface Header {
  readonly version: number
  readonly derivation: 'PBKDF2-SHA-256'
  readonly rounds: number
  readonly salt: string
  readonly cipher: 'AES-256-GCM'
  readonly iv: string
}

interface SealedFile {
  readonly format: typeof SEALED_FORMAT
  /** SHA-256 over `sealed` as JSON, in hexadecimal: tells a damaged file from a wrong passphrase. It proves nothing; the cipher does. */
  readonly checksum: string
  readonly sealed: Header & { readonly data: string }
}

/** Why a file does not open. */
export type SealProblem = 'damaged' | 'newer' | 'wrongPassphrase'

/**
 * Encrypts a text with a passphrase, as the text of a file. The header is bound to the content: what was changed in it does not open.
 * @param rounds of the key derivation; files of today carry 600,000
 */
export async function sealFile(text: string, passphrase: string, rounds = ROUNDS): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const header: Header = {
    version: VERSION,
    derivation: 'PBKDF2-SHA-256',
    rounds,
    salt: toBase64(salt),
    cipher: 'AES-256-GCM',
    iv: toBase64(iv),
  }
  const key = await deriveKey(passphrase, salt, rounds)
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytesOf(header) }, key, new TextEncoder().encode(text))
  const sealed = { ...header, data: toBase64(new Uint8Array(bytes)) }
  return JSON.stringify({ format: SEALED_FORMAT, checksum: await checksumOf(sealed), sealed } satisfies SealedFile)
}

/** Whether a parsed file calls itself encrypted. */
export function isSealed(value: unknown): value is { readonly format: typeof SEALED_FORMAT } {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === SEALED_FORMAT
}

/** Decrypts a parsed file. Answers its text, or why there is none; never a part of it. */
export async function openFile(file: unknown, passphrase: string): Promise<{ readonly text: string } | SealProblem> {
  const problem = await problemOf(file)
  if (problem) return problem
  const { data, ...header } = (file as SealedFile).sealed
  const salt = fromBase64(header.salt)
  const iv = fromBase64(header.iv)
  const bytes = fromBase64(data)
  if (!salt || !iv || !bytes) return 'damaged'
  try {
    const key = await deriveKey(passphrase, salt, header.rounds)
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: bytesOf(header) }, key, bytes)
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(text) }
  } catch {
    // The file is as it was written, or its checksum would have told: only the key can be another.
    return 'wrongPassphrase'
  }
}

/** What is wrong with a file before any passphrase. */
export async function problemOf(file: unknown): Promise<Exclude<SealProblem, 'wrongPassphrase'> | null> {
  if (!isSealed(file)) return 'damaged'
  const { checksum, sealed } = file as Partial<SealedFile>
  if (typeof sealed !== 'object' || sealed === null || checksum !== (await checksumOf(sealed))) return 'damaged'
  if (typeof sealed.version !== 'number') return 'damaged'
  if (sealed.version > VERSION) return 'newer'
  return isReadable(sealed) ? null : 'damaged'
}

function isReadable({ derivation, rounds, salt, cipher, iv, data }: SealedFile['sealed']): boolean {
  const areTexts = [salt, iv, data].every((value) => typeof value === 'string')
  const areRounds = Number.isSafeInteger(rounds) && rounds > 0 && rounds <= MAX_ROUNDS
  return areTexts && areRounds && derivation === 'PBKDF2-SHA-256' && cipher === 'AES-256-GCM'
}

/** The same passphrase typed on another device: letters with accents come in several spellings (Unicode TR15). */
async function deriveKey(passphrase: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const base = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey'])
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

async function checksumOf(sealed: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(sealed))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(value: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value))
}
