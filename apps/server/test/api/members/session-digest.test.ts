import type { SessionDigest, SessionRecord } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AFFAIR, PERSON, sampleVote, VOTE } from '../../support/parliament-sample.ts'
import type { TestApi } from '../api-client.ts'
import { openParliamentApi } from '../parliament-api.ts'

const session = (id: number, from: string, until: string, councilKey: string | null = null): SessionRecord => ({
  ...{
    key: `session/${id}`,
    id,
    councilKey,
    name: { de: `Session ${id}`, fr: `Session ${id}` },
    abbreviation: {},
    from,
    until,
    legislature: 52,
  },
})
const totals = (yes: number, no: number) => ({ yes, no, abstain: 0, absent: 0 })
const FINAL = { subject: { de: 'Schlussabstimmung' } }
const OTHER = { subject: { de: 'Art. 1' }, date: '2026-09-10' }

let api: TestApi
beforeAll(async () => {
  api = await openParliamentApi({
    sessions: [
      session(5100, '2026-06-01', '2026-06-19'),
      session(5300, '2026-11-30', '2026-12-18'),
      session(9000, '2026-09-01', '2026-09-30', 'council/bs'),
    ],
    parliamentVotes: [
      sampleVote(201, { ...FINAL, councilKey: 'council/2', date: '2026-09-25', totals: totals(40, 4) }),
      ...[11, 12, 13, 14, 15, 16].map((points, index) =>
        sampleVote(300 + index, { ...OTHER, affairKey: null, affairNumber: `26.${index}`, totals: totals(100 + points, 100) }),
      ),
      sampleVote(400, { ...OTHER, councilKey: 'council/bs', totals: totals(50, 50) }),
      sampleVote(401, { ...OTHER, date: '2026-10-05', totals: totals(50, 50) }),
    ],
    decisions: [
      { voteKey: 'parliament/300', councillorKey: `councillor/${PERSON.abel}`, decision: 'absent' },
      { voteKey: 'parliament/301', councillorKey: `councillor/${PERSON.abel}`, decision: 'president' },
      { voteKey: 'parliament/400', councillorKey: `councillor/${PERSON.abel}`, decision: 'yes' },
    ],
  })
})
afterAll(() => api.close())

const digest = async (query = '') => (await api.call<SessionDigest>('GET', `/session-digest?lang=de${query}`)).json

// Fails when votes of another time or of a canton count, or the last session is one that has no votes yet.
test('the last session with votes: final votes of both councils by affair, and the closest of all votes', async () => {
  const json = await digest()
  expect(json.session).toMatchObject({ id: 5200, name: 'Herbstsession 2026' })
  expect([json.previousId, json.nextId]).toEqual([5100, null])
  expect([json.votes, json.affairs]).toEqual([9, 7])
  expect(json.decided).toMatchObject([{ affairId: AFFAIR.energy, total: 2 }])
  expect(json.decided[0]?.votes.map(({ id }) => id)).toEqual([201, VOTE.first])
  expect(json.closest.map(({ id }) => id)).toEqual([VOTE.first, 300, 301, 302, 303])
  expect([json.members, json.decisions]).toEqual([[], []])
})

// Fails when somebody of another canton is told of, or who was in the chair counts as absent.
test('the members of a canton with how they voted, in the votes that are told and in the whole session', async () => {
  const json = await digest('&members=BS')
  const abel = json.members.find(({ member }) => member.id === PERSON.abel)
  expect(abel).toMatchObject({ cast: 2, missed: 1, chaired: 1, member: { lastName: 'Abel', councilId: 1 } })
  expect(json.members.map(({ member }) => member.id)).not.toContain(PERSON.caduff)
  expect(json.decisions.find(({ voteId }) => voteId === VOTE.first)?.decisions).toEqual([
    { councillorId: PERSON.abel, decision: 'yes' },
    { councillorId: PERSON.berger, decision: 'no' },
  ])
  expect((await digest('&members=GR')).members.map(({ member, cast }) => [member.id, cast])).toEqual([[PERSON.caduff, 0]])
})

test('a session is asked for by its id; one without votes says so, one that has not begun or is of a canton is none', async () => {
  expect(await digest('&session=5100')).toMatchObject({ votes: 1, previousId: null, nextId: 5200, session: { id: 5100 } })
  for (const id of [5300, 9000, 4711]) {
    expect(await api.call('GET', `/session-digest?session=${id}`)).toMatchObject({ status: 404, json: { code: 'session_not_found' } })
  }
  for (const query of ['session=x', 'members=CH']) expect((await api.call('GET', `/session-digest?${query}`)).status).toBe(400)
})
