import { createECDH } from 'node:crypto'
import { guardKeyFile, readOrMakeKeyFile } from '../keys/key-file.ts'
import { StartError } from '../start-error.ts'

/** By what push services know this server (RFC 8292), base64url. */
export interface VapidKey {
  readonly publicKey: string
  readonly privateKey: string
}

const NAME = 'push.key'

/** Reads the key of this server from a file of its own, which is created where it is missing and readable by its owner only. Throws `StartError`. */
export async function loadVapidKey(file: string, onStep?: (line: string) => void): Promise<VapidKey> {
  const [secret] = await readOrMakeKeyFile(file, NAME)
  await guardKeyFile(file, onStep, NAME)
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(secret ?? Buffer.alloc(0))
  } catch (cause) {
    throw new StartError(`${NAME} (${file}) holds no key of P-256: remove it, and a new one is made`, { cause })
  }
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: pair.getPrivateKey().toString('base64url') }
}
