import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { DataKey } from '../../keys/data-key.ts'
import type { Database } from '../../db/database.ts'
import { guardKeyFile, readKeyFile } from '../../keys/key-file.ts'
import { KEY_BYTES } from '../../keys/sealing.ts'
import { StartError } from '../../platform/start-error.ts'

/** By what push services know the servers of a database (RFC 8292), base64url. */
export interface VapidKey {
  readonly publicKey: string
  readonly privateKey: string
}

const NAME = 'push.key'

export interface VapidOptions {
  readonly db: Database
  readonly dataKey: DataKey
  /** Where releases before kept the key; it is taken over. */
  readonly formerFile: string
  readonly onStep: (line: string) => void
}

/**
 * The key that stands in the database, sealed. It is made where there is none, or where none of the outer keys opens it; of several servers that make
 * one at once, one wins. Throws `StartError`.
 */
export async function loadVapidKey({ db, dataKey, formerFile, onStep }: VapidOptions): Promise<VapidKey> {
  const stored = await readSealed(db)
  const pair = openOrNull(dataKey, stored) ?? (await replace(db, dataKey, { stored, secret: await formerSecret(formerFile, onStep) }))
  if (existsSync(formerFile)) {
    onStep(`${NAME} (${formerFile}) is not needed, nor a backup of it: the key is in the database, sealed under that of DATA_KEY_FILE`)
  }
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: privateKeyOf(pair) }
}

/** In whole length, which push services and their library ask for: Node leaves out zeros at the beginning, which one key in 256 has. */
function privateKeyOf(pair: ECDH): string {
  const bytes = pair.getPrivateKey()
  return Buffer.concat([Buffer.alloc(KEY_BYTES - bytes.length), bytes]).toString('base64url')
}

async function readSealed(db: Database): Promise<Buffer | null> {
  return (await db.selectFrom('deployment').select('pushKey').executeTakeFirstOrThrow()).pushKey
}

function openOrNull(dataKey: DataKey, sealed: Buffer | null): ECDH | null {
  try {
    return sealed === null ? null : pairOf(dataKey.openPushKey(sealed))
  } catch {
    // Nobody can sign with it any more.
    return null
  }
}

interface Replaced {
  readonly stored: Buffer | null
  readonly secret: Buffer
}

async function replace(db: Database, dataKey: DataKey, { stored, secret }: Replaced): Promise<ECDH> {
  await db
    .updateTable('deployment')
    .set({ pushKey: dataKey.sealPushKey(secret) })
    .where('pushKey', 'is not distinct from', stored)
    .execute()
  const sealed = await readSealed(db)
  return pairOf(sealed === null ? secret : dataKey.openPushKey(sealed))
}

async function formerSecret(file: string, onStep: (line: string) => void): Promise<Buffer> {
  await guardKeyFile(file, onStep, NAME)
  const [secret] = readKeyFile(file, NAME) ?? []
  if (secret === undefined) return randomBytes(KEY_BYTES)
  try {
    pairOf(secret)
  } catch (cause) {
    throw new StartError(`${NAME} (${file}) holds no key of P-256: remove it, and a new one is made`, { cause })
  }
  return secret
}

function pairOf(secret: Buffer): ECDH {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  return pair
}
