import type { PeopleVoteRecord, PeopleVoteResult } from '@plenara/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { Refused } from '../../src/intake/fetching/fetch-source.ts'
import { createIntake } from '../../src/intake/fetching/intake.ts'
import { parliamentSample } from '../support/parliament-sample.ts'
import { PLACES } from '../support/fillings.ts'
import { leased } from '../support/leased.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createFilledDatabase(PLACES)
  await writeParliament(database.db, parliamentSample, { format: 'voteinfo', source: 'sample' })
})
afterEach(() => database.drop())

const counted = parliamentSample.peopleVotes?.find(({ result }) => result?.final) as PeopleVoteRecord & {
  readonly result: PeopleVoteResult
}
const changed = (change: Partial<PeopleVoteResult>): PeopleVoteRecord => ({ ...counted, result: { ...counted.result, ...change } })
const stored = async () =>
  JSON.stringify((await database.db.selectFrom('vote').select('record').where('key', '=', counted.key).executeTakeFirstOrThrow()).record)

const CHANGES: readonly (readonly [string, Partial<PeopleVoteResult>])[] = [
  ['final', { final: false }],
  ['outcome', { accepted: true }],
  ['votes', { national: { ...counted.result.national, valid: 10 } }],
  ['areas', { cantons: [] }],
]

// Fails when `voteLossesOf` is not asked, by command or by schedule.
test.each(CHANGES)(
  'a final result that would lose %s is loaded neither by hand nor by schedule, until that is accepted',
  async (loss, change) => {
    const before = await stored()
    const origin = { format: 'voteinfo', source: 'file' }
    const refused = await writeParliament(database.db, { peopleVotes: [changed(change)] }, origin, { accepted: new Set() })
    expect(refused.losses.map((one) => one.loss)).toEqual([loss])
    expect([refused.isRefused, refused.changed, await stored()]).toEqual([true, false, before])
    const now = () => new Date('2028-01-01T08:00:00Z')
    const bySchedule = leased(database.db, (lease) => {
      const intake = createIntake({ name: 'voteinfo', format: 'voteinfo' }, { db: database.db, lease, now })
      intake.add({ import: { peopleVotes: [changed(change)] }, problems: [] })
      return intake.flush()
    })
    await expect(bySchedule).rejects.toThrow(Refused)
    expect(await stored()).toBe(before)
    const taken = await writeParliament(database.db, { peopleVotes: [changed(change)] }, origin, { accepted: new Set([loss]) })
    expect([taken.isRefused, taken.changed]).toEqual([false, true])
  },
)

test('a correction of a few ballots is taken', async () => {
  const { valid } = counted.result.national
  const correction = changed({ national: { ...counted.result.national, valid: (valid ?? 0) - 1 } })
  const { isRefused, changed: isChanged } = await writeParliament(
    database.db,
    { peopleVotes: [correction] },
    { format: 'voteinfo', source: 'file' },
    { accepted: new Set() },
  )
  expect([isRefused, isChanged]).toEqual([false, true])
})
