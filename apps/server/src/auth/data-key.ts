import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { codeOf, messageOf, StartError } from '../start-error.ts'

/** What is done under the server's key, each purpose under a key of its own. */
export interface DataKey {
  /** AES-256-GCM with a random nonce. */
  seal(plain: string): Buffer
  /** Throws where the bytes were sealed under another key or changed. */
  open(sealed: Buffer): string
  /** A name for what must not stand in the clear, e.g. the address that a limit counts. */
  pseudonym(value: string): Buffer
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Reads the key of `DATA_KEY_FILE`, or makes it, readable by its owner alone. Throws `StartError`. */
export async function loadDataKey(file: string): Promise<DataKey> {
  return createDataKey((await readKey(file)) ?? (await makeKey(file)))
}

/** The operations under a key of 32 bytes. */
export function createDataKey(key: Buffer): DataKey {
  const sealKey = derive(key, 'outbox')
  const nameKey = derive(key, 'pseudonym')
  return {
    seal: (plain) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce)
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open: (sealed) => {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
    },
    pseudonym: (value) => createHmac('sha256', nameKey).update(value).digest(),
  }
}

function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `plenara/${purpose}`, KEY_BYTES))
}

async function readKey(file: string): Promise<Buffer | null> {
  try {
    const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex')
    if (key.length === KEY_BYTES) return key
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null
    throw new StartError(`DATA_KEY_FILE cannot be read: ${messageOf(cause)}`, { cause })
  }
  throw new StartError(`DATA_KEY_FILE (${file}) must hold ${2 * KEY_BYTES} hexadecimal digits`)
}

/** Of several processes that start at once, the one that creates the file wins. */
async function makeKey(file: string): Promise<Buffer> {
  const key = randomBytes(KEY_BYTES)
  try {
    await writeFile(file, `${key.toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
    return key
  } catch (cause) {
    const made = codeOf(cause) === 'EEXIST' ? await readKey(file) : null
    if (made) return made
    throw new StartError(`DATA_KEY_FILE cannot be written: ${messageOf(cause)}`, { cause })
  }
}
