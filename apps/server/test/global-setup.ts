import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../src/db/database.ts'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres.ts'
import { migrate } from '../src/db/migrate.ts'
import { runStatement, TEMPLATE, urlOfDatabase } from './support/test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL of this run. */
    postgresUrl: string
  }
}

const NAME = 'plenara-test-'
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '300' }
const GIGABYTE = 2 ** 30
const HOUR_MS = 3_600_000

/** The server of this run and the projects that use it; each of them loads this file by itself. */
interface Shared {
  users: number
  readonly server: Promise<{ readonly url: string; readonly stop: () => Promise<void> }>
}
const KEY = Symbol.for('plenara.test-postgres')

/** One PostgreSQL a run, in a folder of its own, with a template database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared: Shared = Reflect.get(globalThis, KEY) ?? { users: 0, server: startServer() }
  Reflect.set(globalThis, KEY, shared)
  shared.users += 1
  const { url, stop } = await shared.server
  project.provide('postgresUrl', url)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    Reflect.deleteProperty(globalThis, KEY)
    await stop()
  }
}

async function startServer() {
  const folder = await folderForData()
  await removeLeftOvers(folder)
  const dataDir = await mkdtemp(join(folder, NAME))
  const server = await openEmbeddedPostgres({ dataDir, settings: SETTINGS })
  await runStatement(server.url, `create database ${TEMPLATE}`)
  const template = createDatabase({ url: urlOfDatabase(server.url, TEMPLATE), statementMs: 0, connectMs: 20_000 })
  await migrate(template)
  await template.destroy()
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A file system in memory where the machine has one with room, for every test file copies a database. */
async function folderForData(): Promise<string> {
  const memory = '/dev/shm'
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > 4 * GIGABYTE ? memory : tmpdir()
}

/** What a run left behind that was killed: none takes two hours. */
async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => entry.startsWith(NAME))) {
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs > 2 * HOUR_MS) await rm(join(folder, name), { recursive: true, force: true })
  }
}
