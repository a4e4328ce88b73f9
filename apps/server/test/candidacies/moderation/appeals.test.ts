import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { REMEDY_MS } from '../../../src/desk/candidacies/moderation/pending-return.ts'
import { withdrawCandidacy } from '../../../src/desk/candidacies/withdraw.ts'
import { ownStanding } from '../../../src/desk/candidacies/statement.ts'
import { type ContestWorld, openContestWorld, outcomeOf } from '../contest-world.ts'
import { motto, openModeratedPerson, run } from './moderated-person.ts'

const FIELD = 'text/motto/de'
let world: ContestWorld
let begin: number
beforeAll(async () => {
  world = await openContestWorld()
  begin = world.now().getTime()
})
beforeEach(async () => {
  await world.reset()
  world.setClock(begin)
})
afterAll(() => world.close())

const kinds = () => world.mails.map(({ kind }) => kind)
async function said(text = 'Alle andern lügen.', index = 0) {
  const person = await openModeratedPerson(world, index)
  await person.say(motto(text))
  await run(world)
  return person
}

// Fails when a person is not told what is decided by now, or is told what is over.
test('a person sees what is held back or to be changed, and until when', async () => {
  const person = await said()
  expect([await person.decisions(), (await person.read()).decided]).toEqual([[], 0])
  await person.giveBack(FIELD, 'advertising')
  const [returned] = await person.decisions()
  expect(returned).toEqual({
    ...{ id: expect.any(Number), field: FIELD, kind: 'returned', reason: 'advertising', isChanged: false, appeal: null },
    decidedAt: world.now().toISOString(),
    changeUntil: new Date(begin + REMEDY_MS).toISOString(),
  })
  expect(kinds().at(-1)).toBe('candidacy-text-returned')
  await run(world)
  expect((await person.shown()).profile?.texts.motto).toEqual({ de: 'Alle andern lügen.' })
  await person.hide(FIELD, 'insult')
  expect(await person.decisions()).toMatchObject([{ kind: 'held', reason: 'insult', changeUntil: null, isChanged: false }])
  expect(await outcomeOf(person.giveBack(FIELD))).toContain('is held back')
  await person.say(motto('Ich sehe es anders.'))
  expect([await person.decisions(), (await person.read()).decided]).toMatchObject([[{ kind: 'held', isChanged: true }], 1])
  await person.restore(FIELD, 2)
  expect(await person.decisions()).toEqual([])
})

test('a text that was returned and changed is no longer to be changed', async () => {
  const person = await said()
  await person.giveBack(FIELD)
  await person.say(motto('Ich sehe es anders.'))
  expect(await person.decisions()).toEqual([])
})

// Fails when an objection is lost, counts twice, or goes to the decision on somebody else.
test('a person objects once, operators read it first in the queue, and the answer is a decision', async () => {
  const [person, other] = [await said(), await said('Für alle.', 1)]
  await person.hide(FIELD)
  const [{ id } = { id: 0 }] = await person.decisions()
  expect(await outcomeOf(other.object(id, 'Fremd'))).toBe('not_found')
  expect(await outcomeOf(person.object(id + 1, 'Fremd'))).toBe('not_found')
  expect(await outcomeOf(person.object(id, 'x'.repeat(1_001)))).toBe('text_too_long')
  expect(await person.object(id, ' Es ist ein Zitat, siehe www.example.ch ')).toMatchObject({
    id,
    appeal: { text: 'Es ist ein Zitat, siehe www.example.ch', isAnswered: false },
  })
  expect(await outcomeOf(person.object(id, 'Nochmals'))).toBe('appealed')
  expect(await person.queue()).toMatchObject([
    { field: FIELD, isHeld: true, why: [{ kind: 'appeal', text: expect.stringContaining('Zitat') }] },
  ])
  await person.hide(FIELD, 'hatred')
  expect(kinds().at(-1)).toBe('candidacy-text-appeal-refused')
  expect(world.mails.at(-1)?.values.reason).toContain('261bis')
  expect(await person.decisions()).toMatchObject([{ id, reason: 'hatred', appeal: { isAnswered: true } }])
  expect(await person.queue()).toEqual([])
})

test('an objection that is right brings the very text back', async () => {
  const person = await said()
  await person.hide(FIELD)
  await run(world)
  await person.object((await person.decisions())[0]?.id ?? 0, 'Es ist ein Zitat.')
  await person.restore(FIELD)
  await run(world)
  expect((await person.shown()).profile?.texts.motto).toEqual({ de: 'Alle andern lügen.' })
  expect([await person.queue(), kinds().at(-1)]).toEqual([[], 'candidacy-text-restored'])
})

// Fails when an objection stays in the queue that no decision can answer any more: the field says nothing.
test('an objection to what its person took away since waits for nobody', async () => {
  const person = await said()
  await person.giveBack(FIELD)
  await person.object((await person.decisions())[0]?.id ?? 0, 'Es ist ein Zitat.')
  expect(await person.queue()).toMatchObject([{ field: FIELD, why: [{ kind: 'appeal' }] }])
  await person.say(motto(null))
  await run(world)
  expect(await person.queue()).toEqual([])
  expect(await outcomeOf(person.keep(FIELD))).toContain('says nothing')
})

// Fails when what a person objected outlives the withdrawal, or a decision on their text is lost with it.
test('a withdrawal takes objections along, and leaves what keeps the log clean', async () => {
  const person = await said()
  await person.hide(FIELD)
  await person.object((await person.decisions())[0]?.id ?? 0, 'kanarienvogel')
  const { db, deciding } = world
  const standing = await ownStanding(db, person.candidacyId, person.actorId)
  await withdrawCandidacy({ ...deciding, audit: async () => '' }, standing, person.actorId)
  expect(await db.selectFrom('appeal').selectAll().execute()).toEqual([])
  const decisions = await db.selectFrom('moderationDecision').selectAll().execute()
  expect(JSON.stringify(decisions)).not.toMatch(/kanarienvogel|lügen/)
  expect(decisions).toHaveLength(1)
  expect(await outcomeOf(person.hide(FIELD))).toContain('has submitted nothing')
})
