import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod, chown, link, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf, messageOf, StartError } from '../platform/start-error.ts'
import { KEY_BYTES } from './sealing.ts'

/** What messages call a file, where no other name is given. */
const DATA_KEY = 'DATA_KEY_FILE'
const KEY_LINE = new RegExp(`^[0-9a-f]{${2 * KEY_BYTES}}$`, 'i')

/**
 * The outer keys of a file, one line of hexadecimal digits each: the first seals, the others, while a rotation is under way, only open.
 * Null if there is no such file. `name`: what messages call it. Throws `StartError`.
 */
export function readKeyFile(file: string, name = DATA_KEY): Buffer[] | null {
  const lines = linesOf(file, name)
  if (lines === null) return null
  if (lines.length > 0 && lines.every((line) => KEY_LINE.test(line))) return lines.map((line) => Buffer.from(line, 'hex'))
  throw new StartError(`${name} (${file}) must hold ${2 * KEY_BYTES} hexadecimal digits`)
}

/** What everybody may do with a file, and what its group may. */
const OTHERS = 0o007
const GROUP = 0o070

/**
 * Sees to it that only the server's user reads a key file. One that every user of the machine can read or write may have been copied or exchanged, so it
 * is refused; one that is open to a group is closed, and the operator told, where it is the server's own: a vault mounts files of root for a group.
 * Throws `StartError`, also if the file belongs to somebody else than this user or root. A missing file and systems without such permissions are
 * passed over.
 */
export async function guardKeyFile(file: string, onStep: (line: string) => void = () => undefined, name = DATA_KEY): Promise<void> {
  const me = process.getuid?.()
  const found = await stat(file).catch(() => null)
  if (me === undefined || found === null) return
  if (found.uid !== me && found.uid !== 0) {
    throw new StartError(`${name} (${file}) belongs to user ${found.uid}, who can read it: give it to user ${me} (chown ${me} ${file})`)
  }
  if ((found.mode & OTHERS) !== 0) {
    throw new StartError(
      `${name} (${file}) can be read or changed by every user of this machine: chmod 600 ${file}, and replace the key if somebody may have done so`,
    )
  }
  if ((found.mode & GROUP) === 0 || found.uid !== me) return
  try {
    await chmod(file, 0o600)
  } catch (cause) {
    throw new StartError(`${name} (${file}) can be read by its group: chmod 600 ${file}`, { cause })
  }
  onStep(`${name} (${file}) was open to its group and is now closed to it: replace the key if somebody may have read it`)
}

function linesOf(file: string, name: string): string[] | null {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => line.trim() || [])
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null
    throw new StartError(`${name} cannot be read: ${messageOf(cause)}`, { cause })
  }
}

/** Writes the first key of a file. Throws `StartError`, also if there is one by now. */
export async function makeKeyFile(file: string, key: Buffer): Promise<void> {
  try {
    await writeWhole(file, [key], (temporary) => link(temporary, file).finally(() => rm(temporary)))
  } catch (cause) {
    throw new StartError(`${DATA_KEY} cannot be written: ${messageOf(cause)}`, { cause })
  }
}

/**
 * Replaces the keys of a file atomically: readers find either all of the old or all of the new keys, also after a power failure. It stays with its owner,
 * also where an operator's command runs as root.
 */
export async function writeKeyFile(file: string, keys: readonly Buffer[]): Promise<void> {
  const real = await realpath(file)
  const { uid, gid } = await stat(real)
  await writeWhole(real, keys, async (temporary) => {
    if (process.getuid?.() === 0) await chown(temporary, uid, gid)
    await rename(temporary, real)
  })
}

async function writeWhole(file: string, keys: readonly Buffer[], put: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.new`
  const handle = await open(temporary, 'wx', 0o600)
  try {
    await handle.writeFile(keys.map((key) => `${key.toString('hex')}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await put(temporary)
  await syncFolder(dirname(file))
}

/** Flushes the directory entry of a new file. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
