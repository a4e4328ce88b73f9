import { FIRST_OWN_LIST_ID } from '@plenara/api'
import type { Problem, UserExport } from '@plenara/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { openTestApi, type TestApi } from '../api/api-client.ts'
import { ELECTION, OFFICIAL_LIST } from '../api/fixture-catalogue.ts'
import { userExportArbitrary } from '../api/user-export-arbitrary.ts'
import { parliamentSample } from '../support/parliament-sample.ts'

const EID = ELECTION.nationalBasel
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await writeParliament(api.db, parliamentSample, { format: 'sample', source: '' })
})
afterAll(() => api.close())

async function exportOf(id: number): Promise<UserExport> {
  return (await api.call<UserExport>('GET', `/user/${id}/export`, { as: id })).json
}
function importTo(id: number, body: unknown, query = '') {
  return api.call<Problem>('PUT', `/user/${id}/import${query}`, { as: id, body })
}
const add = (id: number, body: unknown) => importTo(id, body, '?mode=add')

const settings: UserExport['settings'] = {
  ...{ username: '', language: 'de', languageContent: 'auto', consent: null },
  ...{ cantonId: 6, constituencyId: 45, locationChosen: true },
}
const MOMENT = '2027-08-31T08:00:00.000Z'
const list = (id: number, name: string, candidates: readonly number[]) => ({
  ...{ id, electionId: EID, name, adapted: false, officialListId: null, updated: MOMENT },
  candidates: candidates.map((candidate, index) => ({ id: candidate, pos: index + 1 })),
})

/** What a device holds. */
const document = {
  format: 'plenara',
  version: 1,
  account: { email: '' },
  settings,
  progression: [
    { electionId: null, key: 'welcome', data: { seen: 'device' } },
    { electionId: EID, key: 'match', data: { state: 'c' } },
  ],
  elections: [
    {
      electionId: EID,
      responses: [3, 5].map((questionId) => ({ questionId, value: 100, weight: 2 as const })),
      matches: [
        { candidateId: 1001, type: 'love', rank: 1 },
        { candidateId: 1005, type: 'like', rank: 2 },
        { candidateId: 1002, type: 'dislike', rank: null },
      ],
    },
  ],
  lists: [list(FIRST_OWN_LIST_ID, 'Vom Gerät', [1001]), list(FIRST_OWN_LIST_ID + 1, 'Zweite', [1005])],
  choices: [{ electionId: EID, listId: FIRST_OWN_LIST_ID + 1 }],
  notes: [
    { id: 1, type: 'city', reference: '1001/city', color: 'good' },
    { id: 2, type: 'budget', reference: '1002/budget', color: 'bad' },
  ],
  councillorNotes: [],
  votes: [],
} satisfies UserExport

test('what an account lacks is added behind what it has, under ids of its own [API-2]', async () => {
  const id = await api.newUser()
  const put = (path: string, body?: unknown) => api.call('PUT', `/user/${id}${path}`, { as: id, body })
  await put('/progression', { key: 'welcome', data: { seen: 'server' } })
  await put(`/election/${EID}/response/3`, { value: 0 })
  await put(`/election/${EID}/match/1005`, { type: 'dislike' })
  await put(`/election/${EID}/match/1007`, { type: 'like' })
  await put(`/election/${EID}/list`, { name: 'Vom Server', candidates: [] })
  await put(`/election/${EID}/choice/${OFFICIAL_LIST.basel}`)
  await api.call('POST', `/user/${id}/candidate/1001/note`, { as: id, body: { type: 'city', reference: '1001/city', color: 'neutral' } })
  const before = await exportOf(id)
  expect((await add(id, document)).status).toBe(200)
  const after = await exportOf(id)
  expect(after).toEqual({
    ...before,
    // Nobody had chosen the account's place.
    settings: { ...before.settings, locationChosen: true },
    progression: [before.progression[0], document.progression[1]],
    elections: [
      {
        electionId: EID,
        responses: [
          // When it was given stays, too.
          ...(before.elections[0]?.responses ?? []),
          { questionId: 5, value: 100, weight: 2 },
        ],
        matches: [
          { candidateId: 1007, type: 'like', rank: 1 },
          { candidateId: 1001, type: 'love', rank: 2 },
          { candidateId: 1005, type: 'dislike', rank: null },
          { candidateId: 1002, type: 'dislike', rank: null },
        ],
      },
    ],
    lists: [before.lists[0], { ...document.lists[1], id: FIRST_OWN_LIST_ID + 1 }, { ...document.lists[0], id: FIRST_OWN_LIST_ID + 2 }],
    notes: [{ id: 1, type: 'city', reference: '1001/city', color: 'neutral' }, document.notes[1]],
  })
  await add(id, document)
  expect(await exportOf(id)).toEqual(after)
})

test('a choice of an added list follows its new id where nothing is followed yet', async () => {
  const id = await api.newUser()
  await api.call('PUT', `/user/${id}/election/${EID}/list`, { as: id, body: { name: 'Vom Server', candidates: [] } })
  await add(id, { ...document, choices: [{ electionId: EID, listId: FIRST_OWN_LIST_ID }] })
  const { lists, choices } = await exportOf(id)
  expect(choices).toEqual([{ electionId: EID, listId: lists.find(({ name }) => name === 'Vom Gerät')?.id }])
})

// Fails when every choice is looked for among today's elections (`choicesWith` in add-content.ts): nothing of the document was then added.
test('a choice in an election that has gone is kept, once, beside those of today', async () => {
  const id = await api.newUser()
  const gone = { electionId: 987_654, listId: 5 }
  const body = { ...document, choices: [...document.choices, gone] }
  for (let time = 0; time < 2; time++) {
    const { status, json } = await add(id, body)
    expect([status, json]).toMatchObject([200, { rest: [{ kind: 'choices', count: 1 }] }])
  }
  const { choices } = await exportOf(id)
  expect(choices).toHaveLength(2)
  expect(choices).toContainEqual(gone)
})

test('opinions are added under consent only, and what would be too much is refused whole [API-2]', async () => {
  const without = await api.newUser({ consent: false })
  expect((await add(without, document)).json).toMatchObject({ code: 'consent_missing' })
  const id = await api.newUser()
  const many = Array.from({ length: 200 }, (_, index) => list(FIRST_OWN_LIST_ID + index, `Liste ${index}`, []))
  await importTo(id, { ...document, lists: many, choices: [] })
  const before = await exportOf(id)
  expect((await add(id, document)).json).toMatchObject({ code: 'invalid', errors: [{ path: 'lists', code: 'too_many_lists' }] })
  expect(await exportOf(id)).toEqual(before)
})

test('another mode is refused', async () => {
  expect((await importTo(await api.newUser(), document, '?mode=merge')).status).toBeGreaterThanOrEqual(400)
})

const contentOf = ({ account: _, settings: __, ...content }: UserExport) => content

// Fails when a list is told by its id, or when ratings are not ranked anew.
test('for any two documents, adding keeps what was there, lacks nothing of what came, and twice is as once [API-2]', {
  tags: ['slow'],
}, async () => {
  const holds = fc.asyncProperty(userExportArbitrary, userExportArbitrary, async (present, added) => {
    const [id, empty] = [await api.newUser({ consent: false }), await api.newUser({ consent: false })]
    expect(await add(empty, added)).toMatchObject({ status: 200 })
    const alone = await exportOf(empty)
    await importTo(id, present)
    const before = await exportOf(id)
    expect(await add(id, added)).toMatchObject({ status: 200 })
    const once = await exportOf(id)
    for (const part of ['lists', 'notes', 'councillorNotes', 'votes', 'choices', 'progression'] as const) {
      expect(once[part]).toEqual(expect.arrayContaining([...(before[part] ?? [])]))
    }
    const keysOf = ({ elections }: UserExport) =>
      elections.flatMap(({ electionId, responses, matches }) => [
        ...responses.map(({ questionId }) => `${electionId}/q${questionId}`),
        ...matches.map(({ candidateId }) => `${electionId}/c${candidateId}`),
      ])
    expect(keysOf(once).toSorted()).toEqual([...new Set([...keysOf(before), ...keysOf(alone)])].toSorted())
    const contents = ({ lists }: UserExport) => lists.map(({ id: _, ...rest }) => JSON.stringify(rest)).toSorted()
    for (const content of contents(alone)) expect(contents(once)).toContain(content)
    await add(id, added)
    expect(JSON.stringify(await exportOf(id))).toBe(JSON.stringify(once))
    // A copy in the other order finds everything there.
    const copy = await api.newUser({ consent: false })
    await importTo(copy, added)
    await add(copy, alone)
    expect(contentOf(await exportOf(copy))).toEqual(contentOf(alone))
  })
  await fc.assert(holds, { numRuns: 40 })
})
