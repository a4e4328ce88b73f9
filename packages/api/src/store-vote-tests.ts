import type { UserDecision } from '@plenara/contract'
import { decideVote, type UserVotes } from '@plenara/domain'
import { expect, test } from 'vitest'
import type { StoreUnderTest } from './store-under-test.ts'

const MANY = 1_000

/** Decides one more vote. */
export const withVote =
  (parliamentVoteId: number, decision: UserDecision = 'yes') =>
  (votes: UserVotes): UserVotes =>
    decideVote(votes, { parliamentVoteId, decision }, MANY)

/** What every adapter must do with the user's votes. */
export function voteTests(fixture: () => StoreUnderTest): void {
  test('votes come back as they were stored, per user [ENTITY-17]', async () => {
    const { store, newUser } = fixture()
    const [id, other] = [await newUser(), await newUser()]
    expect(await store.getVotes(id)).toEqual([])
    const changed = await store.changeVotes(id, (votes) => withVote(35_041, 'no')(withVote(10_000_006_710)(withVote(1)(votes))))
    expect(changed).toEqual([
      { parliamentVoteId: 1, decision: 'yes' },
      { parliamentVoteId: 35_041, decision: 'no' },
      { parliamentVoteId: 10_000_006_710, decision: 'yes' },
    ])
    expect(await store.getVotes(id)).toEqual(changed)
    expect(await store.getVotes(other)).toEqual([])
  })

  test('votes decided at the same time are all there', async () => {
    const { store, newUser } = fixture()
    const id = await newUser()
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.changeVotes(id, withVote(20 - index))))
    expect((await store.getVotes(id)).map(({ parliamentVoteId }) => parliamentVoteId)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  })

  test('without consent no vote is stored', async () => {
    const { store, newUser } = fixture()
    const id = await newUser({ consent: false })
    await expect(store.changeVotes(id, withVote(1))).rejects.toMatchObject({ code: 'consent_missing' })
    expect(await store.getVotes(id)).toEqual([])
  })
}
