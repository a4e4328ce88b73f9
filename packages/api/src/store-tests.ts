import type { List, Match, ProgressionEntry, Response } from '@plenara/contract'
import { EMPTY_PROFILE, type OpinionProfile } from '@plenara/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { FIRST_OWN_LIST_ID, type ListCollection, type NewUserContent, type Opinions, type UserStore } from './store.ts'
import { contentChangeTests } from './store-content-change-tests.ts'
import { noNotes, noteTests, withNextNote } from './store-note-tests.ts'
import type { StoreUnderTest } from './store-under-test.ts'
import { userTests } from './store-user-tests.ts'
import { voteTests, withVote } from './store-vote-tests.ts'

const ELECTION = 101
const NOBODY = 999_999_999_999

/** What every adapter of the storage port must do. Call it at the top of a test file. */
export function userStoreTests(name: string, makeStore: () => Promise<StoreUnderTest>): void {
  describe(`${name}: user store`, () => {
    let store: UserStore
    let newUser: StoreUnderTest['newUser']
    beforeAll(async () => {
      const made = await makeStore()
      store = made.store
      newUser = made.newUser
    })
    const fixture = (): StoreUnderTest => ({ store, newUser })
    userTests(fixture)
    progressionTests(fixture)
    opinionTests(fixture)
    listTests(fixture)
    noteTests(fixture)
    voteTests(fixture)
    contentTests(fixture)
    contentChangeTests(fixture)
    deletionTests(fixture)
  })
}

const withEntry = (key: string) => (entries: readonly ProgressionEntry[]) => [...entries, { key, data: {} }]

function progressionTests(fixture: () => StoreUnderTest): void {
  test('progression is kept per user and per user and election, as it was stored [ENTITY-2]', async () => {
    const { store, newUser } = fixture()
    const [id, other] = [await newUser(), await newUser()]
    const entries = [{ key: 'match', data: { z: 'c', snake_key: 'ä', at: [1, { deepKey: null }] } }]
    await store.changeProgression(id, null, withEntry('welcome'))
    await store.changeProgression(id, ELECTION, withEntry('match'))
    expect(await store.changeProgression(id, ELECTION, () => entries)).toEqual(entries)
    expect(await store.getProgression(id, null)).toEqual([{ key: 'welcome', data: {} }])
    expect(JSON.stringify(await store.getProgression(id, ELECTION))).toBe(JSON.stringify(entries))
    expect(await store.getProgression(id, ELECTION + 1)).toEqual([])
    expect(await store.getProgression(other, ELECTION)).toEqual([])
  })

  test('entries set at the same time are all there', async () => {
    const { store, newUser } = fixture()
    const id = await newUser()
    const keys = Array.from({ length: 20 }, (_, index) => `step-${String(index).padStart(2, '0')}`)
    await Promise.all(keys.map((key) => store.changeProgression(id, null, withEntry(key))))
    expect((await store.getProgression(id, null)).map((entry) => entry.key).toSorted()).toEqual(keys)
  })
}

const response = (questionId: number, value: number | null = 100, weight: Response['weight'] = 1): Response => ({
  questionId,
  value,
  weight,
})
const withResponse = (added: Response) => (opinions: Opinions) => ({
  ...opinions,
  responses: [...opinions.responses.filter((old) => old.questionId !== added.questionId), added],
})

function opinionTests(fixture: () => StoreUnderTest): void {
  test('opinions come back as they were stored, per user and election', async () => {
    const { store, newUser } = fixture()
    const [id, other] = [await newUser(), await newUser()]
    const matches: Match[] = [
      { candidateId: 9_000_000_001, type: 'love', rank: 1 },
      { candidateId: 12, type: 'like', rank: 2 },
      { candidateId: 77, type: 'dislike', rank: null },
    ]
    const opinions: Opinions = { responses: [response(9, 17, 2), response(3, null, 0.5), response(40_000, 0)], matches }
    expect(await store.getOpinions(id, ELECTION)).toEqual({ responses: [], matches: [] })
    expect(await store.changeOpinions(id, ELECTION, () => opinions)).toEqual(opinions)
    expect(await store.getOpinions(id, ELECTION)).toEqual(opinions)
    expect(await store.getOpinions(id, ELECTION + 1)).toEqual({ responses: [], matches: [] })
    expect(await store.getOpinions(other, ELECTION)).toEqual({ responses: [], matches: [] })
  })

  test('fifty changes at the same time lose nothing', async () => {
    const { store, newUser } = fixture()
    const id = await newUser()
    const questions = Array.from({ length: 50 }, (_, index) => index + 1)
    await Promise.all(questions.map((question) => store.changeOpinions(id, ELECTION, withResponse(response(question)))))
    const { responses } = await store.getOpinions(id, ELECTION)
    expect(responses.map((stored) => stored.questionId).toSorted((a, b) => a - b)).toEqual(questions)
  })

  test('an error in a change leaves the record as it was, and later changes work', async () => {
    const { store, newUser } = fixture()
    const id = await newUser()
    const refuse = () => {
      throw new Error('refused')
    }
    await expect(store.changeOpinions(id, ELECTION, refuse)).rejects.toThrow('refused')
    await store.changeOpinions(id, ELECTION, withResponse(response(1)))
    await expect(store.changeOpinions(id, ELECTION, refuse)).rejects.toThrow('refused')
    expect((await store.getOpinions(id, ELECTION)).responses).toEqual([response(1)])
    await store.changeOpinions(id, ELECTION, withResponse(response(2, 0)))
    expect((await store.getOpinions(id, ELECTION)).responses).toEqual([response(1), response(2, 0)])
  })
}

const list = (id: number): List => ({
  id,
  electionId: ELECTION,
  name: `Meine Liste ${id} – 🌿`,
  number: null,
  adapted: true,
  officialListId: 7,
  updated: '2026-11-21T08:00:00.000Z',
  candidates: [
    { id: 5, pos: 1 },
    { id: 5, pos: 2 },
  ],
})
const withNextList = (lists: ListCollection): ListCollection => ({
  ...lists,
  nextId: lists.nextId + 1,
  lists: [...lists.lists, list(lists.nextId)],
})

function listTests(fixture: () => StoreUnderTest): void {
  test('lists, choices and creations come back as they were stored [ENTITY-7]', async () => {
    const { store, newUser } = fixture()
    const id = await newUser()
    expect(await store.getLists(id)).toEqual({ nextId: FIRST_OWN_LIST_ID, lists: [], choices: [], creations: [] })
    const creations = [{ key: 'k', bodyHash: 'f'.repeat(64), list: list(FIRST_OWN_LIST_ID), at: '2026-11-21T08:00:00.000Z' }]
    const choices = [{ electionId: ELECTION, listId: FIRST_OWN_LIST_ID }]
    const stored = await store.changeLists(id, (lists) => ({ ...withNextList(lists), choices, creations }))
    expect(stored).toEqual({ nextId: FIRST_OWN_LIST_ID + 1, lists: [list(FIRST_OWN_LIST_ID)], choices, creations })
    expect(await store.getLists(id)).toEqual(stored)
  })

  test('lists made at the same time get different ids', async () => {
    const { store, newUser } = fixture()
    const id = await newUser()
    await Promise.all(Array.from({ length: 20 }, () => store.changeLists(id, withNextList)))
    const { lists } = await store.getLists(id)
    expect(new Set(lists.map((stored) => stored.id)).size).toBe(20)
  })
}

const PROFILE: OpinionProfile = {
  ...EMPTY_PROFILE,
  answers: [{ opinionId: 9, questionId: 9, electionId: ELECTION + 1, value: 17, weight: 2, at: 1_800_000_000, until: 1_800_000_009 }],
  off: [ELECTION],
}

const newContent = (): NewUserContent => ({
  settings: {
    username: 'Léa',
    language: 'fr',
    languageContent: 'rm',
    cantonId: 26,
    constituencyId: 12,
    locationChosen: true,
    consent: { version: '1', at: '2026-11-21T08:00:00.000Z' },
  },
  progression: [
    { electionId: null, entries: [{ key: 'welcome', data: {} }] },
    { electionId: ELECTION, entries: [{ key: 'match', data: { state: 'c' } }] },
  ],
  opinions: [{ electionId: ELECTION + 1, responses: [response(9, 17, 2)], matches: [{ candidateId: 12, type: 'like', rank: 1 }] }],
  profile: PROFILE,
  lists: { nextId: FIRST_OWN_LIST_ID + 1, lists: [list(FIRST_OWN_LIST_ID)], choices: [], creations: [] },
  notes: withNextNote(noNotes),
  councillorNotes: withNextNote(withNextNote(noNotes)),
  votes: withVote(7, 'no')([]),
})

function contentTests(fixture: () => StoreUnderTest): void {
  test('the content of a user is everything that was stored [API-2]', async () => {
    const { store, newUser } = fixture()
    const id = await newUser()
    const user = await store.getUser(id)
    const lists = { nextId: FIRST_OWN_LIST_ID, lists: [], choices: [], creations: [] }
    const nothing = { profile: null, notes: noNotes, councillorNotes: noNotes, votes: [] }
    expect(await store.getContent(id)).toEqual({ user, progression: [], opinions: [], lists, ...nothing })
    await store.changeProgression(id, ELECTION, withEntry('match'))
    await store.changeOpinions(id, ELECTION, withResponse(response(1)))
    await store.changeProfile(id, () => PROFILE)
    await store.changeNotes(id, withNextNote)
    await store.changeVotes(id, withVote(3))
    expect(await store.getContent(id)).toEqual({
      user,
      progression: [{ electionId: ELECTION, entries: [{ key: 'match', data: {} }] }],
      opinions: [{ electionId: ELECTION, responses: [response(1)], matches: [] }],
      ...{ lists, ...nothing, profile: PROFILE, notes: withNextNote(noNotes), votes: withVote(3)([]) },
    })
    expect(await store.getContent(NOBODY)).toBeNull()
  })

  test('new content takes the place of everything before, and changes go on from it [API-2]', async () => {
    const { store, newUser } = fixture()
    const [id, other] = [await newUser(), await newUser()]
    for (const user of [id, other]) await store.changeOpinions(user, ELECTION, withResponse(response(1)))
    await store.changeLists(id, withNextList)
    for (let made = 0; made < 3; made++) await store.changeNotes(id, withNextNote)
    const before = await store.getUser(id)
    const { settings, ...stored } = newContent()
    expect(await store.replaceContent(id, () => newContent())).toEqual({ ...before, ...settings })
    expect(await store.getContent(id)).toEqual({ user: { ...before, ...settings }, ...stored })
    expect(await store.getOpinions(id, ELECTION)).toEqual({ responses: [], matches: [] })
    await store.changeOpinions(id, ELECTION, withResponse(response(2)))
    expect((await store.getOpinions(id, ELECTION)).responses).toEqual([response(2)])
    expect((await store.changeLists(id, withNextList)).lists.map((one) => one.id)).toEqual([FIRST_OWN_LIST_ID, FIRST_OWN_LIST_ID + 1])
    expect(await store.changeNotes(id, withNextNote)).toEqual(withNextNote(withNextNote(noNotes)))
    expect(await store.changeVotes(id, withVote(9))).toEqual(withVote(9)(stored.votes))
    expect((await store.getOpinions(other, ELECTION)).responses).toEqual([response(1)])
    expect(await store.replaceContent(NOBODY, () => newContent())).toBeNull()
  })

  test('an error while content is replaced leaves everything as it was [API-2]', async () => {
    const { store, newUser } = fixture()
    const id = await newUser()
    await store.changeOpinions(id, ELECTION, withResponse(response(1)))
    const before = await store.getContent(id)
    const refuse = () => {
      throw new Error('refused')
    }
    await expect(store.replaceContent(id, refuse)).rejects.toThrow('refused')
    expect(await store.getContent(id)).toEqual(before)
  })

  test('content that is replaced while changes run is there whole [API-2]', async () => {
    const { store, newUser } = fixture()
    const id = await newUser()
    const changes = Array.from({ length: 20 }, (_, index) => store.changeOpinions(id, ELECTION, withResponse(response(index + 1))))
    await Promise.all([...changes, store.replaceContent(id, () => newContent()), store.replaceContent(id, () => newContent())])
    const content = await store.getContent(id)
    expect(content).toMatchObject({ lists: newContent().lists, progression: newContent().progression })
    expect(content?.opinions).toContainEqual(newContent().opinions[0])
  })
}

function deletionTests(fixture: () => StoreUnderTest): void {
  const fill = async (store: UserStore, id: number) => {
    await store.changeProgression(id, ELECTION, withEntry('match'))
    await store.changeOpinions(id, ELECTION, withResponse(response(1)))
    await store.changeLists(id, withNextList)
    await store.changeNotes(id, withNextNote)
    await store.changeCouncillorNotes(id, withNextNote)
    await store.changeVotes(id, withVote(1))
    await store.changeProfile(id, (profile) => profile ?? PROFILE)
  }

  test('withdrawn consent takes the opinions along, keeps the account and its progression, and nobody else loses anything', async () => {
    const { store, newUser } = fixture()
    const [id, other] = [await newUser(), await newUser()]
    await fill(store, id)
    await fill(store, other)
    expect(await store.withdrawConsent(id)).toMatchObject({ id, consent: null })
    expect(await store.getOpinions(id, ELECTION)).toEqual({ responses: [], matches: [] })
    expect(await store.getProfile(id)).toBeNull()
    await expect(store.changeProfile(id, () => PROFILE)).rejects.toMatchObject({ code: 'consent_missing' })
    expect((await store.getLists(id)).lists).toEqual([])
    expect(await store.getNotes(id)).toEqual(noNotes)
    expect(await store.getCouncillorNotes(id)).toEqual(noNotes)
    expect(await store.getVotes(id)).toEqual([])
    expect(await store.getUser(id)).not.toBeNull()
    expect(await store.getProgression(id, ELECTION)).toHaveLength(1)
    expect((await store.getOpinions(other, ELECTION)).responses).toHaveLength(1)
    await expect(store.changeOpinions(id, ELECTION, withResponse(response(2)))).rejects.toMatchObject({ code: 'consent_missing' })
    await store.changeUser(id, { consent: { version: '1', at: '2026-11-21T08:00:00.000Z' } })
    await store.changeOpinions(id, ELECTION, withResponse(response(2)))
    expect((await store.getOpinions(id, ELECTION)).responses).toEqual([response(2)])
  })

  test('deleting a user removes everything of theirs and of nobody else', async () => {
    const { store, newUser } = fixture()
    const [id, other] = [await newUser(), await newUser()]
    await fill(store, id)
    await fill(store, other)
    await store.deleteUser(id)
    expect(await store.getUser(id)).toBeNull()
    expect(await store.getProgression(id, ELECTION)).toEqual([])
    expect(await store.getOpinions(id, ELECTION)).toEqual({ responses: [], matches: [] })
    expect((await store.getLists(id)).lists).toEqual([])
    expect(await store.getNotes(id)).toEqual(noNotes)
    expect(await store.getCouncillorNotes(id)).toEqual(noNotes)
    expect(await store.getVotes(id)).toEqual([])
    expect(await store.getProfile(id)).toBeNull()
    expect(await store.getProfile(other)).toEqual(PROFILE)
    expect(await store.getUser(other)).not.toBeNull()
    expect((await store.getLists(other)).lists).toHaveLength(1)
    expect((await store.getNotes(other)).notes).toHaveLength(1)
    expect(await store.getVotes(other)).toHaveLength(1)
    await store.deleteUser(id)
  })
}
