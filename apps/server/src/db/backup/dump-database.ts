import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { connectionVariables } from '../libpq.ts'
import { codeOf, messageOf, StartError } from '../../platform/start-error.ts'
import type { ArchiveEntry } from './archive.ts'

/** A tar file wants the size of each entry before it; nothing of a dump lies on disk in clear. */
const PART_BYTES = 16 * 1024 * 1024
const PART = /^dump\/\d{6}$/

export const isDumpPart = (name: string) => PART.test(name)

/**
 * A dump of a database in the custom format of `pg_dump`, in parts of the archive. Throws `StartError` where that program is missing, is older than
 * the database, or fails.
 */
export async function* dumpDatabase(url: string, serverVersion: string): AsyncGenerator<ArchiveEntry> {
  await refuseOldProgram(serverVersion)
  const dump = start('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--compress=0'], url)
  let number = 0
  for await (const bytes of inParts(dump.child.stdout)) {
    number += 1
    yield { name: `dump/${String(number).padStart(6, '0')}`, size: bytes.length, content: only(bytes) }
  }
  await dump.ended
}

/** Puts the parts of a dump into an empty database, as one transaction. Throws `StartError` where that fails. */
export async function restoreDump(parts: AsyncIterable<Buffer>, url: string): Promise<void> {
  const options = ['--format=custom', '--no-owner', '--no-privileges', '--no-comments', '--single-transaction', '--exit-on-error']
  const restore = start('pg_restore', [...options, `--dbname=${connectionVariables(url).PGDATABASE ?? ''}`], url)
  const [fed, ended] = await Promise.allSettled([pipeline(parts, restore.child.stdin), restore.ended])
  // What the program says is the reason for a broken pipe; a damaged archive is one for the program.
  if (fed.status === 'rejected' && codeOf(fed.reason) !== 'EPIPE') throw fed.reason
  if (ended.status === 'rejected') throw ended.reason
}

async function refuseOldProgram(serverVersion: string): Promise<void> {
  const version = await promisify(execFile)('pg_dump', ['--version']).catch((cause: unknown) => {
    throw missing('pg_dump', cause)
  })
  const [program = 0, server = 0] = [version.stdout, serverVersion].map((text) => Number(/\d+/.exec(text)?.[0]))
  if (program >= server) return
  throw new StartError(
    `pg_dump is of version ${program} and the database of ${server}: install the client of PostgreSQL ${server} or newer`,
  )
}

function missing(program: string, cause: unknown): StartError {
  if (codeOf(cause) !== 'ENOENT') return new StartError(`${program} cannot be run: ${messageOf(cause)}`, { cause })
  return new StartError(`${program} is not installed: it comes with the client of PostgreSQL (on Debian postgresql-client)`, { cause })
}

function start(program: string, args: readonly string[], url: string) {
  const child = spawn(program, args, { env: { PATH: process.env.PATH, ...connectionVariables(url) }, stdio: 'pipe' })
  const said = buffer(child.stderr)
  const ended = Promise.race([
    once(child, 'close'),
    once(child, 'error').then(([cause]) => {
      throw missing(program, cause)
    }),
  ]).then(async ([status]) => {
    if (status !== 0) throw new StartError(`${program} failed: ${(await said).toString().trim().split('\n').slice(0, 3).join(' ')}`)
  })
  // Looked at once everything was read.
  ended.catch(() => undefined)
  return { child, ended }
}

async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    waiting.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
