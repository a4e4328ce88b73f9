import type { StatementAnswer } from '@plenara/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayInMail } from '../../src/notify/mail/write-mail.ts'
import { type DeskWorld, openDeskWorld } from './desk-world.ts'

let world: DeskWorld
beforeAll(async () => {
  world = await openDeskWorld()
})
beforeEach(async () => {
  for (const table of ['candidacy', 'actor', 'outbox', 'attempt'] as const) await world.db.deleteFrom(table).execute()
})
afterEach(() => expect(world.errors).toEqual([]))
afterAll(() => world.close())

async function answered(language: 'de' | 'fr') {
  const { cookie, candidacyId: cid } = await world.claimed({ language })
  const { questions } = (await world.call('getQuestionnaire', { cookie, params: { cid } })).json
  const answers: StatementAnswer[] = questions.map(({ id }: { id: number }) => ({ questionId: id, value: 100 }))
  await world.call('saveStatement', { cookie, params: { cid }, body: { version: 0, answers } })
  const save = (version: number, value: number) =>
    world.call('saveStatement', { cookie, params: { cid }, body: { version, answers: [{ ...answers[0], value }] } })
  const submit = (version: number) => world.call('submitStatement', { cookie, params: { cid }, body: { version, consentVersion: '1' } })
  return { save, submit }
}

// Fails when a submission leaves no mail, or one that is repeated leaves another.
test('each submission is confirmed by one mail in the language of the account, with number, day and fingerprint', async () => {
  const { save, submit } = await answered('fr')
  const before = world.mails.length
  const { json } = await submit(1)
  await submit(1)
  const mail = await world.mailAfter(before, 'candidacy-submitted')
  expect(mail).toMatchObject({ to: 'anna@example.ch', subject: 'Plenara\u00a0: tes réponses sont remises' })
  const { firstName, lastName, number } = world.people[0] ?? { firstName: '', lastName: '', number: '' }
  for (const part of [json.sha256, 'Version\u00a0: 1', `Jour\u00a0: ${dayInMail(new Date(), 'fr')}`, firstName, lastName, number]) {
    expect(mail.text).toContain(part)
  }
  await save(1, 0)
  await submit(2)
  await expect
    .poll(() => world.mails.slice(before).map(({ text }) => /Version\u00a0: (\d)/.exec(text)?.[1]), { timeout: 10_000 })
    .toEqual(['1', '2'])
})

// Fails when somebody signed in fills the table and a mailbox.
test('a candidacy submits thirty times an hour', async () => {
  const { save, submit } = await answered('de')
  const statuses: number[] = []
  for (let version = 1; version <= 32; version++) {
    statuses.push((await submit(version)).status)
    await save(version, version % 2 === 0 ? 100 : 0)
  }
  expect([statuses.slice(0, 30), statuses.slice(30)]).toEqual([Array(30).fill(201), [429, 429]])
})
