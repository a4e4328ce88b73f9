import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../src/db/database.ts'
import { readKeyFile } from '../../../src/keys/key-file.ts'
import { keyIdOf } from '../../../src/keys/key-ring.ts'
import { runProcess, type TestProcess } from '../../support/child-process.ts'
import { PLACES } from '../../support/fillings.ts'
import { createFilledDatabase, runStatement, type TestDatabase, urlOfDatabase } from '../../support/test-database.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenara-at-once-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Round {
  readonly database: TestDatabase
  /** Whether both servers have one folder. */
  readonly isShared: boolean
  /** How far a start comes that is not refused. */
  readonly until: RegExp
}

const READY = /Database ready/
const RUNS = /runs on http/

/** A database without a single table, as an operator makes it. */
async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await runStatement(inject('postgresUrl'), `create database ${name}`)
  const url = urlOfDatabase(inject('postgresUrl'), name)
  const db = createDatabase({ url, statementMs: 20_000, connectMs: 20_000 })
  return { db, url, drop: () => db.destroy().then(() => runStatement(inject('postgresUrl'), `drop database ${name} with (force)`)) }
}

/** Starts two at the same moment and holds what came of it against the one key of the database. */
async function startTwo({ database, isShared, until }: Round): Promise<void> {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(folder, 'data-'))))
  const dataDirs = isShared ? [folders[0] ?? '', folders[0] ?? ''] : folders
  const servers = dataDirs.map((dataDir) =>
    runProcess('src/main.ts', [], { PORT: '0', DEMO: 'off', DATA_DIR: dataDir, DATABASE_URL: database.url }),
  )
  try {
    const running = await Promise.all(servers.map((server) => reaches(server, until)))
    const { keyId } = await database.db.selectFrom('deployment').select('keyId').executeTakeFirstOrThrow()
    expect(running.filter(Boolean)).toHaveLength(isShared ? 2 : 1)
    for (const [index, dataDir] of dataDirs.entries()) {
      const keys = readKeyFile(join(dataDir, 'data.key'))
      if (running[index]) expect(keys?.map(keyIdOf)).toEqual([keyId])
      else await expectRefused(servers[index], dataDir)
    }
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await database.drop()
  }
}

function reaches(server: TestProcess, until: RegExp): Promise<boolean> {
  return server.line(until).then(
    () => true,
    () => false,
  )
}

async function expectRefused(server: TestProcess | undefined, dataDir: string): Promise<void> {
  expect(await server?.exit).toBe(1)
  expect(server?.lines.filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringMatching(
      /^✗ DATA_KEY_FILE \(.*\) is missing, and the database has a key already: copy .*\/data\.key of the machine .* to .*\/data\.key/,
    ),
  ])
  expect((await readdir(dataDir)).filter((name) => name.includes('key'))).toEqual([])
}

// Fails when the statement that writes the id of the key does not decide between two.
test('two servers that start at once on a database without a key have one key, or one of them ends: sixteen times', {
  tags: ['slow'],
}, async () => {
  for (let round = 0; round < 16; round++) {
    const until = round < 14 ? READY : RUNS
    await startTwo({ database: await createFilledDatabase(PLACES), isShared: round % 4 === 3, until })
  }
})

test('the same on a database without a table: four times', { tags: ['slow'] }, async () => {
  for (let round = 0; round < 4; round++) await startTwo({ database: await createEmptyDatabase(), isShared: round % 2 === 1, until: RUNS })
})
