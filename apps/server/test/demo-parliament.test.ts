import { createClient } from '@plenara/contract/client'
import { smallDemoData } from '@plenara/demo-data'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCatalogue } from '../src/catalogue/write-catalogue.ts'
import { loadDemoData } from '../src/load-demo-data.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase

/** Elections of the demonstration whose start broke off before the parliaments were loaded. */
beforeAll(async () => {
  database = await createTestDatabase({ statementMs: 0 })
  await writeCatalogue(database.db, smallDemoData(), { origin: { format: 'demonstration', source: '' } })
  expect(await loadDemoData(database.db, database.url)).toBe(true)
})
afterAll(() => database.drop())
