import { problemResponse } from '@plenara/api'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { createPostgresSearch } from '../../src/catalogue/search/postgres-search.ts'
import { parliamentSample } from '../support/parliament-sample.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  // Without limits of its own: those of the search are what is tested.
  database = await createTestDatabase({ statementMs: 0 })
  await writeParliament(database.db, parliamentSample, { format: 'sample', source: '' })
})
afterAll(() => database.drop())

// Fails without `statement_timeout` in postgres-search.ts: the search waits for as long as the words are held.
test('a search that takes longer than a second is given up, and whoever asked is told to come back', async () => {
  const search = createPostgresSearch(database.db, async () => 1)
  expect(await search.find(['abel'], 'de')).not.toEqual([])
  await database.db.transaction().execute(async (holder) => {
    await sql`lock table search_word in access exclusive mode`.execute(holder)
    const given = search.find(['abel'], 'de').catch((error: unknown) => problemResponse(error, () => undefined))
    const answer = await Promise.race([given, new Promise((resolve) => setTimeout(resolve, 4_000, 'still waiting'))])
    expect(answer).toBeInstanceOf(Response)
    if (!(answer instanceof Response)) return
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2'])
    expect(await answer.json()).toMatchObject({ code: 'unavailable' })
  })
  expect(await search.find(['abel'], 'de')).not.toEqual([])
})
