import { FIRST_OWN_LIST_ID } from '@plenara/api'
import type { ExportedElection, UserExport } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addContent } from '../../../../../packages/api/src/services/add-content.ts'
import { MOST } from '../../../../../packages/api/src/services/import-amounts.ts'
import { sortErrors } from '../../../../../packages/api/src/services/import-rest.ts'
import { type ImportGround, importErrors } from '../../../../../packages/api/src/services/user-import-errors.ts'
import type { NewUserContent, UserContent } from '../../../../../packages/api/src/store.ts'
import type { Account } from '../support/accounts.ts'
import { openSecurityServer, type SecurityServer } from '../support/security-server.ts'

let server: SecurityServer
let voter: Account
beforeAll(async () => {
  server = await openSecurityServer()
})
afterAll(() => server.close())

/** Ids that no data have. */
const GONE = 900_000_000
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const answers = (count: number, from = GONE): ExportedElection['responses'] =>
  times(count, (index) => ({ questionId: from + index, value: null, weight: 1 }))

async function document(parts: Partial<UserExport>): Promise<UserExport> {
  voter = await server.newVoter()
  const { text } = await server.call('GET', `/user/${voter.id}`, { token: voter.token })
  const { username, language, languageContent, cantonId, constituencyId, locationChosen } = JSON.parse(text) as UserExport['settings']
  return {
    ...{ format: 'plenara', version: 1, account: { email: '' }, progression: [], elections: [], lists: [], choices: [] },
    settings: { username, language, languageContent, cantonId, constituencyId, locationChosen, consent: null },
    ...parts,
  }
}
const send = async (body: UserExport, query = '') => {
  const { status, text } = await server.call('PUT', `/user/${voter.id}/import${query}`, { token: voter.token, body })
  return { status, json: JSON.parse(text) as object }
}

const nobody = (candidateId: number) => ({ candidateId, type: 'dislike' as const, rank: null })

const profileOf = (count: number): NonNullable<UserExport['profile']> => ({
  answers: times(count, (index) => ({ questionId: GONE + index, electionId: GONE, value: 0, weight: 1, at: 0 })),
  ...{ off: [], held: [], apart: [], since: 0 },
})

/** Lists of an election that has gone, with so many lines together. */
const listsOf = (lines: number): UserExport['lists'] =>
  times(Math.ceil(lines / 1_000), (index) => ({
    ...{ id: FIRST_OWN_LIST_ID + index, electionId: GONE, name: 'A', adapted: false, officialListId: null },
    updated: '2026-11-01T08:00:00.000Z',
    candidates: times(Math.min(1_000, lines - index * 1_000), (line) => ({ id: GONE + line, pos: line + 1 })),
  }))

/** Documents that have so many of one thing; the name of each is its part. */
const partsOf = (count: (of: keyof typeof MOST) => number): Partial<UserExport>[] => [
  { progression: times(count('elections'), (index) => ({ electionId: GONE + index, key: 'a', data: {} })) },
  { elections: times(count('elections'), (index) => ({ electionId: GONE + index, responses: answers(1), matches: [] })) },
  { elections: [{ electionId: GONE, responses: answers(count('answers')), matches: [] }] },
  { elections: [{ electionId: GONE, responses: [], matches: times(count('ratings'), (index) => nobody(GONE + index)) }] },
  { profile: profileOf(count('opinions')) },
  { lists: listsOf(count('lines')) },
  { choices: times(count('elections'), (index) => ({ electionId: GONE + index, listId: 1 })) },
]

// Fails when `amountErrors` is not asked in `importErrors`: tens of thousands of records were then sealed and written, or could not be.
test('a document that has more of anything than a person gives is refused [ATTACK-N6]', async () => {
  for (const parts of partsOf((of) => MOST[of] + 1)) {
    const [path] = Object.keys(parts)
    expect(await send(await document(parts)), path).toMatchObject({ status: 422, json: { errors: [{ path, code: 'invalid' }] } })
  }
  for (const parts of partsOf((of) => MOST[of])) expect((await send(await document(parts))).status, Object.keys(parts)[0]).toBe(200)
})

// Fails when `checkAmounts` is not asked in `addContent`: an account then grows by a megabyte with each document, and each of its calls with it.
test('an account that documents are added to again and again grows to a bound [ATTACK-N6]', async () => {
  const part = MOST.answers / 2
  const of = (from: number) => ({ elections: [{ electionId: GONE, responses: answers(part, from), matches: [] }] })
  const first = await document(of(GONE))
  expect((await send(first, '?mode=add')).status).toBe(200)
  expect((await send({ ...first, ...of(GONE + part) }, '?mode=add')).status).toBe(200)
  const more = await send({ ...first, ...of(GONE + 2 * part) }, '?mode=add')
  expect(more).toMatchObject({ status: 422, json: { errors: [{ path: 'elections', code: 'invalid' }] } })
  expect((await send(first, '?mode=add')).status).toBe(200)
})

/** The same entries; counts how often one is looked at. */
function counting<T extends object>(items: readonly T[]): { readonly items: T[]; readonly reads: () => number } {
  let reads = 0
  const counted = new Proxy([...items], {
    get: (target, name) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1
      return Reflect.get(target, name)
    },
  })
  return { items: counted, reads: () => reads }
}
const SOME = 300
const FEW_TIMES = 12

const ground: ImportGround = {
  ...{ username: 'Anna', now: new Date(), notedCandidates: new Set(), notedCouncillors: new Set(), voteKinds: new Map() },
  common: { cantons: [], constituencies: [], elections: [] } as unknown as ImportGround['common'],
  elections: new Map([[1, { questionsById: new Map(), candidatesById: new Map(), listsById: new Map() } as never]]),
}

// Fails when all parts of an election are looked at for each that fits nothing (import-rest.ts), or all entries for each of their elections: a document
// of 0.9 MB then held the server for many seconds.
test('to tell what of a document fits nothing takes each of its parts a few times [ATTACK-N6]', async () => {
  const [responses, progression] = [
    counting(answers(SOME)),
    counting(times(SOME, (index) => ({ electionId: GONE + index, key: 'a', data: {} }))),
  ]
  const matches = counting(times(SOME, (index) => ({ candidateId: index + 1, type: 'dislike' as const, rank: null })))
  const whole = await document({
    progression: progression.items,
    elections: [{ electionId: 1, responses: responses.items, matches: matches.items }],
  })
  const { rest } = sortErrors(whole, importErrors(whole, ground))
  expect(rest).toEqual(expect.arrayContaining([{ kind: 'answers', count: SOME }]))
  for (const { reads } of [responses, progression, matches]) expect(reads()).toBeLessThan(FEW_TIMES * SOME)
})

// Fails when what is there is searched for each part that is added (add-content.ts).
test('to add a document to what an account holds takes each part a few times [ATTACK-N6]', () => {
  const content = (from: number) => {
    const parts = {
      progression: counting(times(SOME, (index) => ({ electionId: from + index, entries: [] }))),
      opinions: counting(times(SOME, (index) => ({ electionId: from + index, responses: [], matches: [] }))),
      apart: counting(times(SOME, (index) => ({ electionId: from + index, questionId: 1 }))),
    }
    const notes = { nextId: 1, notes: [] }
    const whole = {
      ...{ user: {}, settings: {}, progression: parts.progression.items, opinions: parts.opinions.items },
      profile: { answers: [], off: [], held: [], since: 0, apart: parts.apart.items },
      ...{ lists: { nextId: 1, lists: [], choices: [], creations: [] }, notes, councillorNotes: notes, votes: [] },
    } as unknown as UserContent & NewUserContent
    return { whole, reads: () => Object.values(parts).map(({ reads }) => reads()) }
  }
  const [present, added] = [content(GONE), content(GONE + SOME / 2)]
  addContent(present.whole, added.whole, [])
  for (const reads of [...present.reads(), ...added.reads()]) expect(reads).toBeLessThan(FEW_TIMES * SOME)
})
