import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../src/db/database.ts'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres.ts'
import { migrate } from '../src/db/migrate.ts'
import { runStatement, TEMPLATE, urlOfDatabase } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL of this run. */
    postgresUrl: string
  }
}

/** One PostgreSQL a run, in a folder of its own, with a template database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenara-test-'))
  const server = await openEmbeddedPostgres({ dataDir, settings: { fsync: 'off', max_connections: '300' } })
  await runStatement(server.url, `create database ${TEMPLATE}`)
  const template = createDatabase({ url: urlOfDatabase(server.url, TEMPLATE), statementMs: 0, connectMs: 20_000 })
  await migrate(template)
  await template.destroy()
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
