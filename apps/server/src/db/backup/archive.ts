import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { extract, type Pack, pack } from 'tar-stream'
import { codeOf, messageOf, StartError } from '../../platform/start-error.ts'

const LEVEL = 3
const AGE = 'age-encryption.org/'
/** The last entry: SHA-256 of all names and contents before it. */
const END = 'sha256'

/** A folder where it has no content. */
export interface ArchiveEntry {
  readonly name: string
  /** Bytes of the content, which yields exactly as many. */
  readonly size: number
  readonly content: AsyncIterable<Buffer> | null
}

export function textEntry(name: string, text: string): ArchiveEntry {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, content: only(bytes) }
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

export interface ArchiveTarget {
  readonly file: string
  /** An age recipient (`age1…`); null: not encrypted. */
  readonly recipient: string | null
}

/**
 * Writes a tar file through Zstandard, with checksums, and through age where there is a recipient. It has its name only once it is whole and on disk;
 * nothing is left of one that failed. Throws `StartError` for a recipient that is none, where the file is there already, and on a full disk.
 */
export async function writeArchive({ file, recipient }: ArchiveTarget, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  const seal = sealFor(recipient)
  const draft = `${file}.new`
  const archive = pack()
  const compressed = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_checksumFlag]: 1 } })
  const target = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
  try {
    await once(target, 'open')
    const filled = pipeline(archive, compressed)
    const written = seal(compressed).then((sealed) => pipeline(sealed, target))
    await Promise.all([addAll(archive, entries), filled, written])
    await rename(draft, file)
    await syncFolder(dirname(file))
  } catch (error) {
    archive.destroy()
    target.destroy()
    if (codeOf(error) === 'EEXIST')
      throw new StartError(`${draft} is there: another backup is being made, or one was interrupted: remove it`)
    await rm(draft, { force: true })
    if (codeOf(error) === 'ENOSPC') throw new StartError(`The disk of ${dirname(file)} is full: make room there and run the command again`)
    throw error
  }
}

/**
 * The entries of such a file, in their order; the content of each must be read before the next. Throws `StartError` where it cannot be read, at the end
 * where it is cut or changed.
 */
export async function* readArchive(file: string, identity: string | null): AsyncGenerator<ArchiveEntry> {
  const archive = extract()
  try {
    const opened = await openSeal(file, identity)
    const read = pipeline(opened, createZstdDecompress(), archive)
    read.catch((error: Error) => archive.destroy(error))
    const hash = createHash('sha256')
    let isWhole = false
    for await (const entry of archive) {
      const { name, size = 0, type } = entry.header
      if (name === END) isWhole = (await textOf(entry)) === hash.copy().digest('hex')
      else yield { name, size, content: hashing(hash, name, type === 'directory' ? null : readable(file, entry)) }
      entry.resume()
    }
    await read
    if (!isWhole) throw new Error('it is cut or was changed')
  } catch (cause) {
    throw unreadable(file, cause)
  }
}

async function* readable(file: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (cause) {
    throw unreadable(file, cause)
  }
}

function unreadable(file: string, cause: unknown): StartError {
  if (cause instanceof StartError) return cause
  return new StartError(`The backup ${file} cannot be read: ${messageOf(cause)}`, { cause })
}

async function addAll(archive: Pack, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  try {
    const hash = createHash('sha256')
    for await (const { name, size, content } of entries) await add(archive, { name, size, content: hashing(hash, name, content) })
    await add(archive, textEntry(END, hash.digest('hex')))
    archive.finalize()
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(messageOf(error)))
    throw error
  }
}

function hashing(hash: Hash, name: string, content: AsyncIterable<Buffer> | null): AsyncIterable<Buffer> | null {
  hash.update(`${name}\0`)
  return content && passThrough(hash, content)
}

async function* passThrough(hash: Hash, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}

/** All of a content, for what is small. */
export async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

async function add(archive: Pack, { name, size, content }: ArchiveEntry): Promise<void> {
  if (content === null) return void archive.entry({ name, type: 'directory', mode: 0o700 })
  const sink = archive.entry({ name, size, mode: 0o600 })
  for await (const chunk of content) if (!sink.write(chunk)) await once(sink, 'drain')
  sink.end()
  await once(sink, 'finish')
}

function sealFor(recipient: string | null): (source: Readable) => Promise<Readable> {
  if (recipient === null) return async (source) => source
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch (cause) {
    throw new StartError(`--to is "${recipient}", but must be an age recipient such as age1…`, { cause })
  }
  return async (source) => Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(source)))
}

async function openSeal(file: string, identity: string | null): Promise<Readable> {
  if (!(await isSealed(file))) return createReadStream(file)
  if (identity === null) throw new StartError(`${file} is encrypted: name the file of the age identity with --identity`)
  const decrypter = new Decrypter()
  for (const line of identity.split('\n')) if (line.startsWith('AGE-SECRET-KEY-')) decrypter.addIdentity(line.trim())
  return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(createReadStream(file))))
}

async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw unreadable(file, cause)
  })
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(AGE.length), position: 0 })
    return buffer.toString('latin1') === AGE
  } finally {
    await handle.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
