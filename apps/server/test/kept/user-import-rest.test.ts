import type { ImportedUser, UserExport } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../api/api-client.ts'
import { ELECTION, OFFICIAL_LIST, UNKNOWN_ID } from '../api/fixture-catalogue.ts'

const EID = ELECTION.nationalBasel
const OWN_LIST = 1_000_000_000

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function exportOf(id: number): Promise<UserExport> {
  return (await api.call<UserExport>('GET', `/user/${id}/export`, { as: id })).json
}
const importTo = (id: number, body: unknown) => api.call<ImportedUser>('PUT', `/user/${id}/import`, { as: id, body })

/** What belongs to the account and not to the content. */
const contentOf = ({ account: _, settings: __, ...content }: UserExport) => content

// Fails when one of them refuses the document, or is not in the next one.
test('what fits nothing today is named by kind, kept, and stands in the next document [API-2]', async () => {
  const response = { questionId: 1, value: 100, weight: 1 } as const
  const love = { candidateId: 1001, type: 'love', rank: 1 } as const
  const note = { id: 1, type: 'city', reference: '1001/city', color: 'good' } as const
  const election = { electionId: EID, responses: [response], matches: [love] }
  const [own, adapted] = [OWN_LIST, OWN_LIST + 1].map((id) => ({
    ...{ id, electionId: EID, name: 'Meine', adapted: false, officialListId: null, updated: '2027-08-01T08:00:00.000Z' },
    candidates: [{ id: 1001, pos: 1 }],
  }))
  const empty = await exportOf(await api.newUser())
  const before = { ...empty, elections: [election], lists: [own, adapted], choices: [], notes: [note] }
  const inElection = (change: object) => ({ elections: [{ ...election, ...change }] })
  const inList = (change: object) => ({ lists: [{ ...own, ...change }, adapted] })
  const inSettings = (change: object) => ({ settings: { ...before.settings, ...change } })
  const cases: [object, string | null][] = [
    [inElection({ electionId: UNKNOWN_ID }), 'answers'],
    [inElection({ responses: [{ ...response, questionId: UNKNOWN_ID }] }), 'answers'],
    [inElection({ matches: [{ ...love, candidateId: UNKNOWN_ID }] }), 'ratings'],
    [inList({ electionId: UNKNOWN_ID }), 'lists'],
    [inList({ officialListId: OFFICIAL_LIST.zurich }), 'lists'],
    [inList({ headingId: OFFICIAL_LIST.zurich }), 'lists'],
    [inList({ candidates: [{ id: UNKNOWN_ID, pos: 1 }] }), 'names'],
    [{ choices: [{ electionId: UNKNOWN_ID, listId: OFFICIAL_LIST.basel }] }, 'choices'],
    [{ choices: [{ electionId: EID, listId: OFFICIAL_LIST.west }] }, 'choices'],
    [{ lists: [], choices: [{ electionId: EID, listId: OWN_LIST }] }, 'choices'],
    [{ progression: [{ electionId: UNKNOWN_ID, key: 'a', data: {} }] }, null],
    [{ notes: [{ ...note, reference: `${UNKNOWN_ID}/city` }] }, 'notes'],
    [{ notes: [{ ...note, reference: '9007199254740993/city' }] }, 'notes'],
    [inSettings({ cantonId: 27 }), 'place'],
    [inSettings({ constituencyId: 90 }), 'place'],
    [inElection({ responses: [{ ...response, value: 25 }] }), 'answers'],
  ]
  for (const [change, kind] of cases) {
    const id = await api.newUser()
    const given = { ...before, ...change }
    const reply = await importTo(id, given)
    const what = JSON.stringify(change)
    expect([what, reply.status]).toEqual([what, 200])
    const kinds = (reply.json.rest ?? []).map((one) => one.kind)
    expect([what, kinds]).toEqual([what, kind === null ? [] : expect.arrayContaining([kind])])
    expect([what, contentOf(await exportOf(id))]).toEqual([what, contentOf(given as UserExport)])
  }
})

// Fails when the places of a document are counted, and not what stands there.
test('an answer that stands in its election and in what counts in all elections is one answer', async () => {
  const id = await api.newUser()
  const answer = { questionId: UNKNOWN_ID, value: 100, weight: 1 } as const
  const profile = { answers: [{ ...answer, electionId: EID, at: 1_780_000_000 }], off: [], held: [], apart: [], since: 1_780_000_000 }
  const given = { ...(await exportOf(id)), elections: [{ electionId: EID, responses: [answer], matches: [] }], profile }
  expect((await importTo(id, given)).json.rest).toEqual([{ kind: 'answers', count: 1 }])
  expect(contentOf(await exportOf(id))).toEqual(contentOf(given))
})

test('votes and notes on members that have gone are kept, too', async () => {
  const id = await api.newUser()
  const votes = [{ parliamentVoteId: UNKNOWN_ID, decision: 'yes' }]
  const councillorNotes = [{ id: 1, type: 'city', reference: `${UNKNOWN_ID}/city`, color: 'good' }]
  const given = { ...(await exportOf(id)), votes, councillorNotes }
  expect((await importTo(id, given)).json.rest).toEqual([
    { kind: 'notes', count: 1 },
    { kind: 'votes', count: 1 },
  ])
  expect(await exportOf(id)).toMatchObject({ votes, councillorNotes })
})

test('a place that no longer exists leaves that of the account', async () => {
  const id = await api.newUser()
  const before = await exportOf(id)
  const reply = await importTo(id, { ...before, settings: { ...before.settings, cantonId: 27, language: 'fr' } })
  expect([reply.status, reply.json.rest]).toEqual([200, [{ kind: 'place', count: 1 }]])
  expect((await exportOf(id)).settings).toEqual({ ...before.settings, language: 'fr' })
})
