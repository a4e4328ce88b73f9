import { GRACE_MS, instantOfZurich } from '@plenara/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContest } from '../../src/desk/candidacies/contests.ts'
import { type ContestWorld, DAY_MS, openContestWorld, outcomeOf } from './contest-world.ts'

const PEOPLE = 2
let world: ContestWorld
let begin: number
beforeAll(async () => {
  world = await openContestWorld()
  begin = world.now().getTime()
})
afterAll(() => world.close())

/** What is expected of a person. */
interface Modelled {
  code: string | null
  /** When the open invitation ends. */
  expiresAt: number
  former: string[]
  person: ReturnType<ContestWorld['of']> | null
  answers: ReadonlyMap<number, number>
  submitted: ReadonlyMap<number, number>[]
}

type Step =
  | { readonly does: 'invite' | 'claim' | 'submit' | 'late-claim'; readonly who: number }
  | { readonly does: 'save'; readonly who: number; readonly value: number; readonly isWhole: boolean }
  | { readonly does: 'wait'; readonly to: number }

const who = fc.nat(PEOPLE - 1)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('invite', 'claim', 'late-claim'), who }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('submit'), who }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('save'), who, value: fc.constantFrom(0, 100), isWhole: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait'), to: fc.nat(9) }) },
)
const same = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number> | undefined) =>
  b !== undefined && a.size === b.size && [...a].every(([id, value]) => b.get(id) === value)

// Fails when one of the states of a candidacy lets something through that another forbids, or keeps what it refused.
test('for any course of invitations, claims, saves and submissions over all dates the database holds what the rules say', {
  tags: ['slow'],
}, async () => {
  const [submitUntil, lateUntil] = [begin + 20 * DAY_MS, begin + 27 * DAY_MS]
  const midnight = instantOfZurich(Date.parse(world.election.electionDate))
  const moments = [
    ...[submitUntil, submitUntil + GRACE_MS - 1, submitUntil + GRACE_MS],
    ...[lateUntil, lateUntil + GRACE_MS - 1, lateUntil + GRACE_MS],
    ...[midnight - 1, midnight],
  ]
  let clock = begin
  const isOpen = (hasSubmitted: boolean) => clock < (hasSubmitted ? submitUntil : lateUntil) + GRACE_MS && clock < midnight

  async function invite(model: Modelled, index: number) {
    const outcome = await outcomeOf(
      world.invite(index).then(({ code }) => {
        if (model.code) model.former.push(model.code)
        Object.assign(model, { code, expiresAt: clock + 60 * DAY_MS })
      }),
    )
    expect(outcome === 'ok').toBe(model.person === null)
  }

  async function claimWith(model: Modelled, code: string | undefined) {
    const isGood = code !== undefined && code === model.code && clock < model.expiresAt
    const taken = world.take(code ?? 'x'.repeat(43))
    expect(await outcomeOf(taken)).toBe(isGood ? 'ok' : 'secret_invalid')
    if (!isGood) return
    const actorId = await taken
    const { candidacyId } = await world.db
      .selectFrom('candidacy')
      .select('candidacyId')
      .where('actorId', '=', actorId)
      .executeTakeFirstOrThrow()
    model.person = world.of(candidacyId, actorId)
    model.former.push(code)
    model.code = null
  }

  async function save(model: Modelled, value: number, isWhole: boolean) {
    if (!model.person) return
    const ids = isWhole ? world.questionIds : world.questionIds.slice(0, 1)
    const may = isOpen(model.submitted.length > 0)
    expect(await outcomeOf(model.person.save(ids.map((questionId) => ({ questionId, value }))))).toBe(may ? 'ok' : 'frozen')
    if (may) model.answers = new Map([...model.answers, ...ids.map((id) => [id, value] as const)])
  }

  async function submit(model: Modelled) {
    if (!model.person) return
    const isRepeated = same(model.answers, model.submitted.at(-1))
    const isComplete = model.answers.size === world.questionIds.length
    const expected = isRepeated ? 'ok' : !isOpen(model.submitted.length > 0) ? 'frozen' : isComplete ? 'ok' : 'incomplete'
    expect(await outcomeOf(model.person.submit())).toBe(expected)
    if (expected === 'ok' && !isRepeated) model.submitted.push(model.answers)
  }

  async function take(models: readonly Modelled[], one: Step) {
    if (one.does === 'wait') {
      clock = Math.max(clock, moments[one.to] ?? clock + DAY_MS)
      return world.setClock(clock)
    }
    const model = models[one.who] as Modelled
    if (one.does === 'invite') return invite(model, one.who)
    if (one.does === 'claim') return claimWith(model, model.code ?? undefined)
    if (one.does === 'late-claim') return claimWith(model, model.former.at(-1))
    return one.does === 'save' ? save(model, one.value, one.isWhole) : submit(model)
  }

  const holds = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
    await world.reset()
    clock = begin
    world.setClock(clock)
    const dates = { submitUntil: new Date(submitUntil), lateUntil: new Date(lateUntil), votersFrom: new Date(submitUntil) }
    await createContest(world.db, { name: 'Model', electionIds: [world.election.id], ...dates }, world.now())
    const models = Array.from(
      { length: PEOPLE },
      (): Modelled => ({ code: null, expiresAt: 0, former: [], person: null, answers: new Map(), submitted: [] }),
    )
    for (const one of [{ does: 'invite', who: 0 }, { does: 'claim', who: 0 }, ...steps] as Step[]) await take(models, one)
    for (const { person, answers, submitted } of models) {
      if (!person) continue
      const revisions = await revisionsOf(person.candidacyId)
      expect(revisions.map((row) => new Map(Object.entries(row.answers).map(([id, value]) => [Number(id), value])))).toEqual(submitted)
      for (const [index, { submittedAt }] of revisions.entries()) {
        expect(submittedAt.getTime()).toBeLessThan((index === 0 ? lateUntil : submitUntil) + GRACE_MS)
      }
      expect(new Map((await person.read()).answers.map(({ questionId, value }) => [questionId, value]))).toEqual(answers)
    }
  })
  await fc.assert(holds, { numRuns: 40 })
})

function revisionsOf(candidacyId: number) {
  return world.db
    .selectFrom('statementRevision')
    .select(['answers', 'submittedAt'])
    .where('candidacyId', '=', candidacyId)
    .orderBy('number')
    .execute()
}
