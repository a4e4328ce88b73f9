import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createContest } from '../../../src/desk/candidacies/contests.ts'
import { acceptCorrection } from '../../../src/desk/candidacies/corrections/decide-correction.ts'
import { isPublicationDue, PAUSE_MS } from '../../../src/desk/candidacies/publication/publication-due.ts'
import { lockCatalogue } from '../../../src/catalogue/change/change-catalogue.ts'
import { type ContestWorld, DAY_MS, openContestWorld, outcomeOf } from '../contest-world.ts'
import { type ModeratedPerson, motto, openModeratedPerson, type Parts, run } from './moderated-person.ts'

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
  const at = (days: number) => new Date(begin + days * DAY_MS)
  const dates = { submitUntil: at(20), lateUntil: at(27), votersFrom: new Date(begin + 1) }
  await createContest(world.db, { name: 'Wahl', electionIds: [world.election.id], ...dates }, world.now())
  world.setClock(begin + 1)
})
afterAll(() => world.close())

const minutes = (count: number) => world.setClock(world.now().getTime() + count * 60_000)
const mail = () => world.mails.at(-1)
const mottoOf = async (person: ModeratedPerson) => (await person.shown()).profile?.texts.motto

/** Somebody whose motto voters read in two languages. */
async function withMotto(text = 'Alle andern lügen.') {
  const person = await openModeratedPerson(world)
  await person.say({ texts: [...motto(text).texts!, ...motto('Pour tous.', 'fr').texts!], facts: [{ fact: 'campaignBudget', value: 500 }] })
  await run(world)
  return person
}

// Fails when a decision takes more than its field, counts before voters are told of another version, or never.
test('a text that is hidden leaves with the next publication, in its language alone, and its person reads why', async () => {
  const person = await withMotto()
  const before = await person.shown()
  expect(await person.hide(FIELD)).toMatchObject({ candidacyId: person.candidacyId, revision: 1, isTold: true })
  expect(mail()).toMatchObject({
    kind: 'candidacy-text-held',
    to: 'p0@example.ch',
    link: `https://desk.example/candidacy/${person.candidacyId}/decision`,
    values: { field: 'Motto (Deutsch)', reason: 'Beleidigung oder üble Nachrede (StGB 173–177)' },
  })
  expect(JSON.stringify(mail())).not.toContain('lügen')
  expect(await person.shown()).toEqual(before)
  minutes(4)
  expect(await isPublicationDue(world.db, world.now())).toBe(false)
  minutes(1)
  expect(await isPublicationDue(world.db, world.now())).toBe(true)
  expect(await run(world)).toMatchObject({ statements: 0, withdrawn: 0, moderated: 1, electionIds: [world.election.id] })
  const { profile, answers } = await person.shown()
  expect(profile).toEqual({ ...before.profile, texts: { motto: { fr: 'Pour tous.' } } })
  expect(answers).toEqual(before.answers)
  expect(await isPublicationDue(world.db, new Date(world.now().getTime() + PAUSE_MS))).toBe(false)
  expect(await run(world)).toBeNull()
})

// Fails when a number, a mark or a figure can be hidden.
test('numbers are never held back', async () => {
  const person = await withMotto()
  for (const field of [`answer/${world.questionIds[0]}`, `important/${world.questionIds[0]}`, 'fact/campaignBudget', 'fact/languages']) {
    expect(await outcomeOf(person.hide(field))).toContain('is no field that can be held back')
  }
  await world.db
    .updateTable('publishedStatement')
    .set({ held: JSON.stringify([`answer/${world.questionIds[0]}`, 'fact/campaignBudget']) })
    .execute()
  const { profile, answers } = await person.shown()
  expect([profile?.campaignBudget, answers.length]).toEqual([500, world.questionIds.length])
})

// Fails when a changed text is shown that nobody has looked at, or a restored one is another.
test('what was hidden and is written anew stays back until somebody looks at it; what is restored is the very text', async () => {
  const person = await withMotto()
  await person.hide(FIELD)
  await run(world)
  await person.restore(FIELD)
  expect(mail()?.kind).toBe('candidacy-text-restored')
  await run(world)
  expect(await mottoOf(person)).toEqual({ de: 'Alle andern lügen.', fr: 'Pour tous.' })
  expect(await outcomeOf(person.restore(FIELD))).toContain('is not held back')
  await person.hide(FIELD)
  await person.say(motto('Die andern sehen es falsch.'))
  await run(world)
  expect(await mottoOf(person)).toEqual({ fr: 'Pour tous.' })
  expect(await outcomeOf(person.restore(FIELD))).toContain('It says something else since: "Die andern sehen es falsch."')
  expect(await outcomeOf(person.restore(FIELD, 1))).toContain('submitted again since, as number 2')
  await person.restore(FIELD, 2)
  await run(world)
  expect(await mottoOf(person)).toEqual({ de: 'Die andern sehen es falsch.', fr: 'Pour tous.' })
  // Whoever writes the former text again does not bring it back.
  await person.say(motto('Alle andern lügen.'))
  await run(world)
  expect(await mottoOf(person)).toEqual({ fr: 'Pour tous.' })
  await person.say(motto('Etwas ganz anderes.'))
  await run(world)
  expect(await mottoOf(person)).toEqual({ de: 'Etwas ganz anderes.', fr: 'Pour tous.' })
})

// Fails when the log tells what is held back: what was hidden, what nobody has looked at, or either after a withdrawal.
test('the public log has no text that is held back, and all others', async () => {
  const person = await withMotto('Erstes Motto.')
  await person.say(motto('Alle andern lügen.'))
  await run(world)
  const entry = { field: FIELD, before: 'Erstes Motto.', after: 'Alle andern lügen.' }
  expect(await person.log()).toMatchObject([entry])
  minutes(1)
  await person.hide(FIELD)
  expect(await person.log()).toMatchObject([{ ...entry, after: null, held: ['after'] }])
  await person.restore(FIELD)
  expect((await person.log())[0]).toMatchObject(entry)
  expect((await person.log())[0]).not.toHaveProperty('held')
  await person.hide(FIELD)
  minutes(1)
  await person.say(motto('Sie lügen noch mehr.'))
  await run(world)
  minutes(1)
  await person.say(motto('Ich sehe es anders.'))
  await person.restore(FIELD, 4)
  minutes(1)
  await run(world)
  const held = ['before', 'after']
  const expected = [
    { before: null, after: 'Ich sehe es anders.', held: ['before'] },
    { before: null, after: null, held },
    { before: 'Erstes Motto.', after: null, held: ['after'] },
  ]
  expect(await person.log()).toMatchObject(expected)
  await world.db.updateTable('candidacy').set({ withdrawnAt: world.now() }).execute()
  await run(world)
  expect(await person.log()).toMatchObject(expected)
})

// Fails when a publication takes its time before it waits: what was held back meanwhile, and written after that, would stand in the log.
test('what is held back while a publication waits for an import is not in the log', async () => {
  const person = await withMotto('Erstes Motto.')
  const importing = await world.db.startTransaction().execute()
  await lockCatalogue(importing)
  const publishing = run(world)
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      world.db,
    )
    return rows.length > 0
  }
  await expect.poll(isWaiting).toBe(true)
  minutes(1)
  await person.hide(FIELD)
  minutes(1)
  await person.say(motto('Alle andern lügen.'))
  await importing.rollback().execute()
  expect(await publishing).toMatchObject({ statements: 1, moderated: 1 })
  expect(await person.log()).toMatchObject([{ before: null, after: null, held: ['before', 'after'] }])
})

// Fails when somebody can leave in the log what they take out of the profile before anybody looks.
test('a text that stands in the log alone is hidden there, and the next publication says so', async () => {
  const person = await withMotto()
  await person.say(motto(null))
  await run(world)
  expect(await person.log()).toMatchObject([{ before: 'Alle andern lügen.', after: null }])
  await person.hide(FIELD)
  expect(await run(world)).toMatchObject({ moderated: 0, electionIds: [world.election.id] })
  expect(await person.log()).toMatchObject([{ before: null, after: null, held: ['before'] }])
  expect(await outcomeOf(person.hide('text/hobbies/de'))).toContain('says nothing')
})

// Fails when the public count has what nobody would see, as of somebody who took it away, or leaves out what stands in the log alone.
test('publicly counted is what is held back and would be seen otherwise, as of the last publication', async () => {
  const person = await withMotto()
  const counted = async () => {
    await run(world)
    return person.counted()
  }
  await person.hide(FIELD)
  expect(await person.counted()).toEqual([])
  expect(await counted()).toEqual(['insult 1'])
  await person.say(motto(null))
  expect(await person.counted()).toEqual(['insult 1'])
  expect(await counted()).toEqual([])
  await person.say(motto('Alle andern lügen.'))
  expect(await counted()).toEqual(['insult 1'])
  await person.say(motto('Ich sehe es anders.'))
  await person.restore(FIELD, 4)
  expect(await counted()).toEqual([])
  // What is said anew that stays back although the field is shown.
  await person.say(motto('Alle andern lügen.'))
  expect(await counted()).toEqual(['insult 1'])
  await person.restore(FIELD, 5)
  await person.say(motto(null))
  expect(await counted()).toEqual([])
  await person.hide(FIELD, 'hatred')
  expect(await person.counted()).toEqual([])
  expect(await counted()).toEqual(['hatred 1'])
  await person.restore(FIELD)
  expect(await counted()).toEqual([])
})

// Fails when the log says of somebody who named no interests that these were held back.
test('where nothing was said the log says nothing of being held back', async () => {
  const person = await withMotto()
  const named = (organisation: string): Parts => ({
    facts: [{ fact: 'vestedInterests', value: [{ organisation: { de: organisation }, role: {}, paid: null, since: null }] }],
  })
  const none: Parts = { facts: [{ fact: 'vestedInterests', value: [] }] }
  await person.say(named('Verein der Lügner'))
  await run(world)
  minutes(1)
  await person.hide('fact/vestedInterests')
  minutes(1)
  await person.say(none)
  await run(world)
  const log = await person.log()
  expect(log).toMatchObject([
    { before: null, after: [], held: ['before'] },
    { before: [], after: null, held: ['after'] },
  ])
})

test('what is hidden before voters come is not in the first publication', async () => {
  await world.reset()
  const at = (days: number) => new Date(begin + days * DAY_MS)
  const dates = { submitUntil: at(20), lateUntil: at(27), votersFrom: at(10) }
  await createContest(world.db, { name: 'Wahl', electionIds: [world.election.id], ...dates }, world.now())
  const person = await openModeratedPerson(world)
  await person.say(motto('Alle andern lügen.'))
  await person.hide(FIELD)
  expect([await isPublicationDue(world.db, world.now()), await run(world)]).toEqual([false, null])
  world.setClock(at(10).getTime())
  expect(await run(world)).toMatchObject({ statements: 1 })
  expect((await person.shown()).profile?.texts).toEqual({})
  expect(await run(world)).toBeNull()
})

// Fails when an operator who accepts a correction has to show the text by another command, or the former one is shown with it.
test('an accepted correction of a hidden text is shown', async () => {
  const person = await withMotto()
  await person.hide(FIELD)
  await run(world)
  world.setClock(begin + 20 * DAY_MS)
  const { id } = await person.correct({ ...motto('Ich sehe es anders.'), reason: 'Das war zu hart.' })
  await acceptCorrection(world.deciding, id)
  await run(world)
  expect(await mottoOf(person)).toEqual({ de: 'Ich sehe es anders.', fr: 'Pour tous.' })
  expect(await person.log()).toMatchObject([{ before: null, after: 'Ich sehe es anders.', held: ['before'], reason: 'Das war zu hart.' }])
})

// Fails when what is theirs is kept from the person, or the file does not say what voters do not see.
test('the file of the person has all texts, what is held back, and the log as voters read it', async () => {
  const person = await withMotto()
  await person.say(motto('Sie lügen noch mehr.'))
  await run(world)
  minutes(1)
  await person.hide(FIELD, 'hatred')
  const file = await person.file()
  expect(file.submissions.map(({ statement }) => statement.texts[0]?.value)).toEqual(['Alle andern lügen.', 'Sie lügen noch mehr.'])
  expect(file.decisions).toMatchObject([{ field: FIELD, kind: 'held', reason: 'hatred' }])
  expect(file.changes).toMatchObject([{ field: FIELD, after: null, held: ['after'] }])
})
