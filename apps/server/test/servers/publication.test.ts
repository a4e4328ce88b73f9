// @module-tag slow
import type { Candidate } from '@plenara/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { submitted } from '../candidacies/submitted.ts'
import { DEMONSTRATION } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { type Servers, startServers } from './support/servers.ts'

/** A server looks every ten seconds; a busy machine gets more. */
const PATIENTLY = { timeout: 60_000, interval: 200 }
const ROUNDS = 3

let database: TestDatabase
let servers: Servers
beforeAll(async () => {
  database = await createFilledDatabase(DEMONSTRATION, { statementMs: 0 })
  servers = await startServers(database, 2, { DESK_PORT: '0' })
}, 120_000)
afterAll(async () => {
  await servers?.stop()
  await database.drop()
})

// Fails when the desk of a server starts no worker, and when each server publishes by itself.
test('of two servers one publishes what was submitted, once, and voters see it on both', async () => {
  const { db } = database
  const { id, electionId } = await db.selectFrom('candidate').select(['id', 'electionId']).orderBy('id').executeTakeFirstOrThrow()
  const publications = () => db.selectFrom('publication').select(['statements', 'versionAfter']).orderBy('id').execute()
  for (let round = 1; round <= ROUNDS; round++) {
    await db
      .updateTable('publication')
      .set({ at: new Date(0) })
      .execute()
    expect(await submitted(db, { candidateId: id, electionId, answers: { 1: 100 } })).toBe(round)
    await vi.waitUntil(async () => (await publications()).length >= round, PATIENTLY)
  }
  expect((await publications()).map(({ statements }) => statements)).toEqual(Array(ROUNDS).fill(1))
  for (const server of [0, 1]) {
    const revision = async () =>
      (await servers.call<Candidate>('GET', `/election/${electionId}/candidate/${id}`, { server })).json.statement?.revision
    await vi.waitUntil(async () => (await revision()) === ROUNDS, PATIENTLY)
  }
}, 240_000)
