import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadReference } from '../../src/catalogue/places/load-reference.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { type AdminWorld, openAdminWorld } from '../support/admin-world.ts'
import { sampleImport } from '../support/catalogue-sample.ts'

let world: AdminWorld
let electionId: number
let candidateId: string
beforeEach(async () => {
  world = await openAdminWorld()
  await loadReference(world.db)
  electionId = (await writeCatalogue(world.db, sampleImport('1', '2'))).electionIds[0] ?? 0
  candidateId = String((await candidates())[0]?.id)
})
afterEach(() => world.close())

const candidates = async () => (await createPostgresCatalogue(world.db).election(electionId))?.candidates ?? []
const standings = async () => (await candidates()).map((one) => one.standing)
const say = (verb: string, ...args: string[]) => world.admin(['candidate', verb, candidateId, ...args])

/** Undoes the last change. */
async function undo(): Promise<number> {
  const [last] = (await world.admin(['import', 'list', '--json'])).json().imports
  expect(last).toMatchObject({ format: 'correction', source: expect.stringContaining(`candidate ${candidateId} `) })
  const { status, stderr } = await world.admin(['import', 'undo', String(last.id)])
  expect(stderr).toBe('')
  return status
}

// Fails when two of the verbs say the same, or what they say cannot be undone.
test.each([
  ['withdraw', 'withdrawn'],
  ['deceased', 'deceased'],
  ['annul', 'annulled'],
])('admin candidate %s says %s, once, until it is undone or the candidate is reinstated', async (verb, standing) => {
  const { status, stdout } = await say(verb, '--on', '2026-09-01')
  expect([status, stdout]).toEqual([
    0,
    expect.stringContaining(`Candidate ${candidateId} is ${standing} since 2026-09-01; the data has version`),
  ])
  expect(await standings()).toEqual([standing, undefined])
  expect(await undo()).toBe(0)
  expect(await standings()).toEqual([undefined, undefined])
  await say(verb)
  expect((await say('reinstate')).stdout).toContain(`Candidate ${candidateId} stands as usual`)
  expect(await standings()).toEqual([undefined, undefined])
  expect(await undo()).toBe(0)
  expect(await standings()).toEqual([standing, undefined])
  expect((await say(verb, '--json')).json()).toMatchObject({ changed: false })
})

test.each([
  ['a day that is none', ['withdraw', '--on', '2026-02-30'], '--on is "2026-02-30", but must be a day such as 2027-10-01\n'],
  ['a day to be reinstated', ['reinstate', '--on', '2026-09-01'], "Unknown option '--on'"],
])('%s is refused, and nothing is said', async (_, [verb = '', ...args], reason) => {
  expect(await say(verb, ...args)).toMatchObject({ status: 1, stderr: expect.stringContaining(reason) })
  expect(await standings()).toEqual([undefined, undefined])
})

test('nothing is said of somebody who is no candidate', async () => {
  const { status, stderr } = await world.admin(['candidate', 'annul', '4711'])
  expect([status, stderr]).toEqual([1, 'There is no candidate 4711\n'])
})
