import { GRACE_MS, instantOfZurich } from '@plenara/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createContest } from '../../src/desk/candidacies/contests.ts'
import { readActor } from '../../src/desk/candidacies/read-actor.ts'
import { type ContestWorld, DAY_MS, openContestWorld, outcomeOf } from './contest-world.ts'

let world: ContestWorld
let begin: number
let dates: { submitUntil: Date; lateUntil: Date; votersFrom: Date }
beforeAll(async () => {
  world = await openContestWorld()
  begin = world.now().getTime()
})
beforeEach(async () => {
  await world.reset()
  world.setClock(begin)
  const at = (days: number) => new Date(begin + days * DAY_MS)
  dates = { submitUntil: at(20), lateUntil: at(27), votersFrom: at(21) }
  await createContest(world.db, { name: 'National Council', electionIds: [world.election.id], ...dates }, world.now())
})
afterAll(() => world.close())

const all = (value: number | null) => world.questionIds.map((questionId) => ({ questionId, value }))
const one = (value: number) => all(value).slice(0, 1)

// Fails when a date is missed by a millisecond, the grace is left out, or one that submitted may change late.
test('both sides of each moment: changes of who has submitted, first submissions of who has not', async () => {
  const [early, late, never] = [await world.claimed(0), await world.claimed(1), await world.claimed(2)]
  for (const person of [early, late, never]) await person.save(all(100))
  await early.submit()
  const { submitUntil, lateUntil } = dates
  const outcomes: string[][] = []
  for (const beyond of [-1, 0]) {
    world.setClock(submitUntil.getTime() + GRACE_MS + beyond)
    outcomes.push([
      await outcomeOf(early.save(one(beyond === 0 ? 0 : 75))),
      await outcomeOf(early.submit()),
      await outcomeOf(late.save(one(0))),
    ])
  }
  expect(outcomes).toEqual([
    ['ok', 'ok', 'ok'],
    // What was submitted already is answered again.
    ['frozen', 'ok', 'ok'],
  ])
  expect((await early.read()).submission?.revision).toBe(2)
  world.setClock(lateUntil.getTime() + GRACE_MS - 1)
  expect(await outcomeOf(late.submit())).toBe('ok')
  expect([await outcomeOf(late.save(one(75))), await outcomeOf(never.save(one(75)))]).toEqual(['frozen', 'ok'])
  world.setClock(lateUntil.getTime() + GRACE_MS)
  expect([await outcomeOf(never.save(one(0))), await outcomeOf(never.submit())]).toEqual(['frozen', 'frozen'])
  expect((await never.read()).submission).toBeNull()
})

// Fails when a screen hears of the grace, or not why nothing can be changed.
test('a screen is told the dates, the clock of the server, and why nothing can be changed', async () => {
  const [submitted, open] = [await world.claimed(0), await world.claimed(1)]
  await submitted.save(all(100))
  await submitted.submit()
  const shown = {
    submitUntil: dates.submitUntil.toISOString(),
    lateUntil: dates.lateUntil.toISOString(),
    votersFrom: dates.votersFrom.toISOString(),
  }
  const why = async (moment: number) => {
    world.setClock(moment)
    return Promise.all(
      [submitted, open].map(async (person) => {
        const own = await person.read()
        const { candidacies, now } = await readActor({ db: world.db, site: '' }, person.actorId, { language: 'de', now: world.now() })
        expect([own.now, now]).toEqual(Array(2).fill(new Date(moment).toISOString()))
        expect(candidacies).toMatchObject([{ contest: shown, ...(own.frozenBy && { frozenBy: own.frozenBy }) }])
        expect(own).toMatchObject({ contest: shown, isFrozen: own.frozenBy !== undefined })
        return own.frozenBy ?? null
      }),
    )
  }
  const { submitUntil, lateUntil } = dates
  expect(await why(submitUntil.getTime() - 1)).toEqual([null, null])
  expect(await why(submitUntil.getTime())).toEqual(['changes', null])
  expect(await why(lateUntil.getTime() - 1)).toEqual(['changes', null])
  expect(await why(lateUntil.getTime())).toEqual(['changes', 'late'])
  expect(await why(Date.parse(`${world.election.electionDate}T12:00:00Z`))).toEqual(['election', 'election'])
})

// Fails when the clock is read before the lock.
test('a save and a submission that wait beyond the grace are refused, and nothing of them is kept', async () => {
  const person = await world.claimed(0)
  const { version } = await person.save(all(100))
  const end = dates.lateUntil.getTime() + GRACE_MS
  for (const [table, work] of [
    ['statement', () => person.save(one(0), version)],
    ['candidacy', () => person.submit(version)],
  ] as const) {
    world.setClock(end - 1)
    const holding = await world.db.startTransaction().execute()
    await holding.selectFrom(table).select('candidacyId').forUpdate().execute()
    const waiting = outcomeOf(work())
    await expect.poll(locksWaitedFor, { timeout: 10_000 }).toBeGreaterThan(0)
    world.setClock(end)
    await holding.commit().execute()
    expect([table, await waiting]).toEqual([table, 'frozen'])
  }
  expect(await person.read()).toMatchObject({ version, answers: all(100), submission: null })
})

async function locksWaitedFor(): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
  return rows.length
}

// Fails when the number of a contest is not looked at.
test('a contest says how many questions may stay without an answer', async () => {
  await world.reset()
  const { submitUntil, votersFrom } = dates
  const contest = { name: 'Strict', electionIds: [world.election.id], submitUntil, votersFrom, noAnswerMax: 1 }
  await createContest(world.db, contest, world.now())
  const person = await world.claimed(0)
  await person.save([...all(null).slice(0, 2), ...all(100).slice(2)])
  expect((await person.read()).missing).toEqual({ undecided: [], withoutReply: 2, withoutReplyAllowed: 1 })
  expect(await outcomeOf(person.submit())).toBe('incomplete')
  await person.save(one(100))
  expect(await outcomeOf(person.submit())).toBe('ok')
})

// Fails when an election without a contest is never frozen, or by the dates of another one.
test('without a contest the day of the election alone ends everything, without a minute of grace', async () => {
  await world.reset()
  const person = await world.claimed(0)
  await person.save(all(100))
  const midnight = instantOfZurich(Date.parse(world.election.electionDate))
  world.setClock(midnight - 1)
  expect([await outcomeOf(person.submit()), await outcomeOf(person.save(one(0)))]).toEqual(['ok', 'ok'])
  world.setClock(midnight)
  expect([await outcomeOf(person.submit()), await outcomeOf(person.save(one(75)))]).toEqual(['frozen', 'frozen'])
  expect(await person.read()).not.toHaveProperty('contest')
})
