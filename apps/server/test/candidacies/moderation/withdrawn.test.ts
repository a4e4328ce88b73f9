import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withdrawCandidacy } from '../../../src/desk/candidacies/withdraw.ts'
import { ownStanding } from '../../../src/desk/candidacies/statement.ts'
import { type ContestWorld, openContestWorld, outcomeOf } from '../contest-world.ts'
import { type ModeratedPerson, motto, openModeratedPerson, run } from './moderated-person.ts'

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

const later = () => world.setClock(world.now().getTime() + 60_000)
async function withdraw({ candidacyId, actorId }: ModeratedPerson) {
  later()
  await withdrawCandidacy({ ...world.deciding, audit: async () => '' }, await ownStanding(world.db, candidacyId, actorId), actorId)
}
/** Somebody whose motto voters have read in one wording and then in the other. */
async function withMottos(...texts: string[]) {
  const person = await openModeratedPerson(world)
  for (const text of texts) {
    later()
    await person.say(motto(text))
    await run(world)
  }
  return person
}

// Fails when the log tells for ever what somebody said who has withdrawn, or a part of it, or somebody is told who is gone.
test('what the public log says of who has withdrawn is held back by the field, and shown again', async () => {
  const person = await withMottos('Erstes Motto.', 'Alle andern lügen.')
  const entry = { field: FIELD, before: 'Erstes Motto.', after: 'Alle andern lügen.' }
  await withdraw(person)
  const mails = world.mails.length
  // Before what was submitted leaves with a publication, and after it.
  for (let time = 0; time < 2; time++) {
    later()
    expect(await person.hide(FIELD)).toMatchObject({ candidacyId: person.candidacyId, revision: 0, isTold: false })
    expect(await person.log()).toMatchObject([{ before: null, after: null, held: ['before', 'after'] }])
    expect(await run(world)).toMatchObject({ electionIds: [world.election.id] })
    expect(await outcomeOf(person.restore(FIELD, 2))).toContain('leave --revision out')
    await person.restore(FIELD)
    expect(await person.log()).toMatchObject([entry])
    expect(await run(world)).toMatchObject({ electionIds: [world.election.id] })
  }
  expect(await run(world)).toBeNull()
  expect(world.mails).toHaveLength(mails)
})

test('what does not stand in the log is not held back of who has withdrawn, and nothing is given back to them', async () => {
  const person = await withMottos('Erstes Motto.', 'Alle andern lügen.')
  await withdraw(person)
  expect(await outcomeOf(person.hide('text/hobbies/de'))).toContain('says nothing')
  expect(await outcomeOf(person.giveBack(FIELD))).toContain('says nothing')
  expect(await outcomeOf(person.keep(FIELD))).toContain('says nothing')
  expect(await outcomeOf(person.restore(FIELD))).toContain('is not held back')
  const other = await openModeratedPerson(world, 1)
  expect(await outcomeOf(other.hide(FIELD))).toContain('has submitted nothing')
})

// Fails when what nobody has looked at is public once the same person says something else after a withdrawal.
test('what was written while a field was held back stays back after a withdrawal, whatever is shown of it later', async () => {
  const person = await withMottos('Alle andern lügen.')
  later()
  await person.hide(FIELD)
  later()
  await person.say(motto('Sie lügen noch mehr.'))
  await run(world)
  const masked = [{ before: null, after: null, held: ['before', 'after'] }]
  expect(await person.log()).toMatchObject(masked)
  await withdraw(person)
  await run(world)
  expect(await person.log()).toMatchObject(masked)
  const again = await withMottos('Ich sehe es anders.')
  expect([again.candidacyId, (await again.shown()).profile?.texts.motto]).toEqual([person.candidacyId, undefined])
  await again.restore(FIELD, 1)
  await run(world)
  expect((await again.shown()).profile?.texts.motto).toEqual({ de: 'Ich sehe es anders.' })
  expect(await again.log()).toMatchObject(masked)
})
