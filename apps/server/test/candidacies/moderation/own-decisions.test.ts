import { deskRoutes } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdField } from '../../../src/desk/candidacies/moderation/decide.ts'
import { type DeskWorld, openDeskWorld } from '../desk-world.ts'
import { openOwnStatement } from '../own-statement.ts'

let world: DeskWorld
beforeAll(async () => {
  world = await openDeskWorld()
})
afterAll(() => world.close())

// Fails when the owner of a candidacy is not compared, an objection reaches the audit log, or the mail is not sent.
test('decisions and objections are the matter of one account, over the calls of the desk', async () => {
  const own = await openOwnStatement(world)
  const { db, url } = world
  const all = own.ids.map((questionId) => ({ questionId, value: 100 }))
  await own.save(0, { answers: all, texts: [{ text: 'motto', language: 'de', value: 'Alle andern lügen.' }] })
  expect((await own.submit()).status).toBe(201)
  const outbox = { add: async () => undefined, addForDesk: async () => undefined, wake: () => undefined }
  const number = world.people[0]?.number ?? ''
  await holdField(
    { db, outbox, now: () => new Date(), deskUrl: url },
    { electionId: world.electionId, number, field: 'text/motto/de' },
    'insult',
  )
  const at = { cookie: own.cookie, params: { cid: own.cid } }
  const { json: decisions, status } = await world.call('getDecisions', at)
  expect([status, deskRoutes.getDecisions.response.safeParse(decisions).error]).toEqual([200, undefined])
  expect([decisions.length, (await own.read()).decided]).toEqual([1, 1])
  const { id } = decisions[0]
  const object = (by: string | null, params: Record<string, number>, text = 'Das ist ein Zitat.') =>
    world.call('appeal', { cookie: by, params, body: { text } })
  const other = await world.claimed({ number: world.people[1]?.number ?? '', email: 'beat@example.ch' })
  const absent = await object(other.cookie, { cid: 12_345, id })
  for (const cid of [own.cid, other.candidacyId]) expect((await object(other.cookie, { cid, id })).json).toEqual(absent.json)
  expect([absent.status, (await object(null, { cid: own.cid, id })).status]).toEqual([404, 401])
  expect((await world.call('getDecisions', { ...at, cookie: other.cookie })).status).toBe(404)
  expect((await object(own.cookie, { cid: own.cid, id }, ' \u2800 ')).status).toBeGreaterThanOrEqual(400)
  const before = world.events.length
  expect(await object(own.cookie, { cid: own.cid, id })).toMatchObject({
    status: 201,
    json: { id, appeal: { text: 'Das ist ein Zitat.' } },
  })
  expect((await object(own.cookie, { cid: own.cid, id })).json.code).toBe('appealed')
  expect(world.events.slice(before).map(({ what }) => what)).toContain('appeal')
  expect(JSON.stringify(world.events)).not.toContain('Zitat')
  const file = (await world.call('exportCandidacy', { ...at, query: '?lang=de' })).json
  expect(deskRoutes.exportCandidacy.response.safeParse(file).error).toBeUndefined()
  expect(file.decisions).toMatchObject([{ field: 'text/motto/de', reason: 'insult', appeal: { text: 'Das ist ein Zitat.' } }])
})
