import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { REMEDY_MS } from '../../../src/desk/candidacies/moderation/pending-return.ts'
import { readQueue } from '../../../src/desk/candidacies/moderation/queue.ts'
import { reportStatement } from '../../../src/desk/candidacies/moderation/report-statement.ts'
import { createDataKey } from '../../../src/keys/data-key.ts'
import { createLimiter } from '../../../src/accounts/attempts/limiter.ts'
import { createMemoryAttemptStore } from '../../../src/accounts/attempts/memory-attempt-store.ts'
import { type ContestWorld, openContestWorld } from '../contest-world.ts'
import { submitted } from '../submitted.ts'
import { motto, openModeratedPerson, run } from './moderated-person.ts'

const FIELD = 'text/motto/de'
const HOUR_MS = 3_600_000
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

const report = (candidateId: number, part = 'text/motto') => {
  const { db, now } = world
  const limiter = createLimiter({
    store: createMemoryAttemptStore(),
    dataKey: createDataKey(Buffer.alloc(32, 7)),
    now,
    onError: () => undefined,
  })
  return reportStatement({ db, limiter, now }, { candidateId, part, reason: 'insult' }, '192.0.2.1')
}
const hours = (count: number) => world.setClock(begin + count * HOUR_MS)

// Fails when somebody is looked at before others who wait longer, or a text that was looked at comes again.
test('the longest waiting come first, whoever they are, and what was looked at comes again only where it is another text', async () => {
  const [anna, beat, carla] = [
    await openModeratedPerson(world, 0),
    await openModeratedPerson(world, 1),
    await openModeratedPerson(world, 2),
  ]
  await carla.say(motto('Ruft an: 052 123 45 67'))
  hours(1)
  await anna.say(motto('Für alle Menschen.'))
  await beat.say(motto('Alles Ganoven!'))
  await run(world)
  hours(2)
  await report(anna.candidateId)
  await report(anna.candidateId)
  const words = [{ word: 'ganoven' }]
  const queue = async () => readQueue(world.db, { electionId: world.election.id, words, now: world.now() })
  expect((await queue()).map(({ candidacyId, field, why }) => [candidacyId, field, why])).toEqual([
    [carla.candidacyId, FIELD, [{ kind: 'marks', marks: ['telephone'] }]],
    [beat.candidacyId, FIELD, [{ kind: 'marks', marks: ['word'] }]],
    [anna.candidacyId, FIELD, [{ kind: 'reports', reports: { insult: 2 } }]],
  ])
  expect(await readQueue(world.db, { words: [], now: world.now() })).toHaveLength(2)
  for (const person of [anna, beat, carla]) await person.keep(FIELD)
  expect(await queue()).toEqual([])
  hours(3)
  await beat.say(motto('Doch, Ganoven!'))
  await report(anna.candidateId)
  expect((await queue()).map(({ candidacyId, since }) => [candidacyId, since.getTime()])).toEqual(
    [
      [anna.candidacyId, begin + 3 * HOUR_MS],
      [beat.candidacyId, begin + 3 * HOUR_MS],
    ].toSorted(([a = 0], [b = 0]) => a - b),
  )
})

// Fails when a decision on one language takes the report of another one off the queue.
test('what is reported waits in each language in which it is said', async () => {
  const anna = await openModeratedPerson(world, 0)
  await anna.say({ texts: ['de', 'fr'].map((language) => ({ text: 'motto', language: language as 'de' | 'fr', value: 'Alle!' })) })
  await run(world)
  hours(1)
  await report(anna.candidateId)
  const fields = async () => (await anna.queue()).map(({ field }) => field)
  expect(await fields()).toEqual(['text/motto/de', 'text/motto/fr'])
  await anna.keep('text/motto/de')
  expect(await fields()).toEqual(['text/motto/fr'])
  await anna.hide('text/motto/fr')
  expect(await fields()).toEqual([])
  hours(2)
  await report(anna.candidateId)
  expect(await fields()).toEqual(['text/motto/de'])
  await anna.keep('text/motto/de')
  expect(await world.db.selectFrom('readerReport').select('waiting').where('candidateId', '=', anna.candidateId).execute()).toEqual([
    { waiting: 0 },
  ])
})

test('what is returned comes again after 48 hours where it says the same, and what is held back once it is changed', async () => {
  const [anna, beat] = [await openModeratedPerson(world, 0), await openModeratedPerson(world, 1)]
  await anna.say(motto('Alle andern lügen.'))
  await beat.say(motto('Alle andern lügen.'))
  await anna.giveBack(FIELD)
  await beat.hide(FIELD)
  world.setClock(begin + REMEDY_MS - 1)
  expect([await anna.queue(), await beat.queue()]).toEqual([[], []])
  world.setClock(begin + REMEDY_MS)
  expect(await anna.queue()).toMatchObject([{ field: FIELD, isHeld: false, why: [{ kind: 'unchanged' }], since: world.now() }])
  await beat.say(motto('Ich sehe es anders.'))
  expect(await beat.queue()).toMatchObject([{ isHeld: true, value: 'Ich sehe es anders.', revision: 2, why: [{ kind: 'changed' }] }])
  await beat.restore(FIELD, 2)
  await anna.keep(FIELD)
  expect([await anna.queue(), await beat.queue()]).toEqual([[], []])
  expect(world.mails.at(-1)?.kind).toBe('candidacy-text-restored')
})

// Fails when who has withdrawn is looked at, or four equal texts are enough.
test('the same text of five people is marked for each, and nobody is looked at who has withdrawn', async () => {
  const text = 'Für weniger Steuern und mehr Freiheit.'
  const { electionId, people } = { electionId: world.election.id, people: world.people.slice(0, 5) }
  const submit = (place: number) =>
    submitted(world.db, {
      candidateId: people[place]?.candidateId ?? 0,
      electionId,
      answers: {},
      content: { profile: { texts: { motto: { de: text } } } },
    })
  const marked = async () =>
    (await readQueue(world.db, { electionId, words: [], now: world.now() })).filter(({ why }) =>
      why.some((one) => one.kind === 'marks' && one.marks.includes('copy')),
    )
  for (const place of [0, 1, 2, 3]) await submit(place)
  expect(await marked()).toEqual([])
  await submit(4)
  expect(await marked()).toHaveLength(5)
  await world.db
    .updateTable('candidacy')
    .set({ withdrawnAt: world.now() })
    .where('candidateId', '=', people[0]?.candidateId ?? 0)
    .execute()
  expect(await marked()).toEqual([])
})
