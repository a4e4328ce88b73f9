import type { CantonMember, MemberDecisions } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSON, parliamentSample, sampleCouncillor, sampleVote, VOTE } from '../../support/parliament-sample.ts'
import type { TestApi } from '../api-client.ts'
import { openParliamentApi } from '../parliament-api.ts'

const BASEL = 6
const ZURICH = 26
const SENATOR = 11
const CHANGED = 12
/** A vote of the Grand Council. */
const CANTONAL = 9_001
const GRAND_COUNCIL = 20_000_000_012
/** More votes than are read at once, from this id on, each a day later than the one before. */
const MORE = 1_000
const COUNT = 1_100
const moreIds = Array.from({ length: COUNT }, (_, index) => MORE + index)
const dayOf = (index: number) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)

let api: TestApi
beforeAll(async () => {
  const basel = 'BS'
  const more = {
    councillors: [
      sampleCouncillor(SENATOR, { lastName: 'Zurbriggen', councilKey: 'council/2', cantonCode: basel }),
      sampleCouncillor(CHANGED, { lastName: 'Aebi', cantonCode: basel }),
    ],
    parliamentVotes: [
      ...moreIds.map((id, index) => sampleVote(id, { date: dayOf(index) })),
      sampleVote(CANTONAL, { councilKey: 'council/bs' }),
    ],
    decisions: [
      ...moreIds.map((id, index) => ({
        voteKey: `parliament/${id}`,
        councillorKey: `councillor/${index % 2 === 0 ? PERSON.abel : PERSON.caduff}`,
        decision: 'no' as const,
      })),
      { voteKey: `parliament/${CANTONAL}`, councillorKey: 'openparldata/1', decision: 'no' as const },
    ],
  }
  api = await openParliamentApi(more)
})
afterAll(() => api.close())

const membersOf = async (canton: number) => (await api.call<CantonMember[]>('GET', `/canton/${canton}/member?lang=de`)).json
const decisionsOf = async (canton: number) => (await api.call<MemberDecisions>('GET', `/canton/${canton}/member-decision`)).json

// Fails when members of other councils or former ones are not left out, or the chambers change their order.
test('a canton is represented by those in office in both chambers, the Council of States first [ROUTE-36]', async () => {
  const members = await membersOf(BASEL)
  expect(members.map(({ lastName }) => lastName)).toEqual(['Zurbriggen', 'Abel', 'Aebi', 'Berger'])
  expect(members[1]).toMatchObject({ id: PERSON.abel, cantonCode: 'BS', since: '2023-12-04', portraitUrl: null })
  expect(await membersOf(ZURICH)).toEqual([])
})

// Fails when only the first chunk of votes is read, or the order is not that of the days.
test('the table of decisions holds every vote with one of these members, newest first, whatever was asked for [SESSION-6]', async () => {
  const { voteIds, members } = await decisionsOf(BASEL)
  const own = moreIds.filter((_, index) => index % 2 === 0).toReversed()
  expect(voteIds.slice(0, own.length)).toEqual(own)
  expect(voteIds).toContain(VOTE.first)
  expect(members.map(({ councillorId }) => councillorId).toSorted((a, b) => a - b)).toEqual([PERSON.abel, PERSON.berger, SENATOR, CHANGED])
  expect(members.every(({ decisions }) => decisions.length === voteIds.length)).toBe(true)
  const abel = members.find(({ councillorId }) => councillorId === PERSON.abel)
  const said = parliamentSample.decisions?.find(
    ({ voteKey, councillorKey }) => voteKey === `parliament/${VOTE.first}` && councillorKey === `councillor/${PERSON.abel}`,
  )
  expect(abel?.decisions.slice(0, own.length)).toBe('2'.repeat(own.length))
  expect(said?.decision).toBe('yes')
  expect(abel?.decisions[voteIds.indexOf(VOTE.first)]).toBe('1')
})

test('a canton that there is not is not found', async () => {
  for (const path of ['member', 'member-decision']) {
    expect(await api.call('GET', `/canton/999/${path}`)).toMatchObject({ status: 404, json: { code: 'canton_not_found' } })
  }
})

// Fails when votes of the Confederation stand among those of a canton, or its members among others.
test('a council of a canton has a table of its own recorded votes; one of the Confederation is asked for by canton', async () => {
  const { json } = await api.call<MemberDecisions>('GET', `/cantonal-council/${GRAND_COUNCIL}/member-decision`)
  expect(json).toEqual({ voteIds: [CANTONAL], members: [{ councillorId: PERSON.canton, decisions: '2' }] })
  for (const id of [1, 4711]) {
    expect(await api.call('GET', `/cantonal-council/${id}/member-decision`)).toMatchObject({
      status: 404,
      json: { code: 'council_not_found' },
    })
  }
})
