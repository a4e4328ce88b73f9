import type { Match, NewNote, Note } from '@plenara/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../calls/query-cache.ts'
import { queryKey } from '../calls/query-key.ts'
import { startedWrites, writesSettled } from '../calls/writes-under-way.ts'
import * as outboxLoader from '../outbox/load-outbox.ts'
import { startSession } from '../session/session-store.ts'
import { signOut } from '../session/sign-out.ts'
import { deleteNote } from './offline/delete-note.ts'
import { moveFavorite } from './offline/move-favorite.ts'
import { rateCandidate } from './offline/rate-candidate.ts'
import { setNote } from './offline/set-note.ts'
import { runCommand } from './run-command.ts'

type Outbox = Awaited<ReturnType<typeof outboxLoader.loadOutbox>>

const keepWrite = vi.fn(async () => undefined)

const ID = 1
const MATCHES = queryKey('getMatches', { params: { id: ID, eid: 3 } })
const OTHER_MATCHES = queryKey('getMatches', { params: { id: ID, eid: 4 } })
const NOTES = queryKey('getNotepad', { params: { id: ID, cid: 12 } })

interface Sent {
  readonly request: string
  readonly answer: (body: unknown, status?: number) => Promise<void>
}

const sent: Sent[] = []

beforeEach(() => {
  vi.spyOn(outboxLoader, 'loadOutbox').mockResolvedValue({ keepWrite } as unknown as Outbox)
  startSession({ userId: ID, token: 'a token' })
  vi.stubGlobal('fetch', (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/user/1', '')
    return new Promise<Response>((resolve) => {
      const answer = async (body: unknown, status = 200) => {
        resolve(Response.json(body, { status }))
        await settle()
      }
      sent.push({ request: `${request.method} ${path}`, answer })
    })
  })
})
afterEach(() => {
  keepWrite.mockClear()
  sent.length = 0
  queryClient.clear()
})

/** Until the requests that follow have been made. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
const like = (candidateId: number, rank: number): Match => ({ candidateId, type: 'like', rank })
const shownIds = () => queryClient.getQueryData<Match[]>(MATCHES)?.map(({ candidateId }) => candidateId)
const rate = (candidateId: number) => runCommand(rateCandidate, { eid: 3, candidateId, type: 'like' })

const fact = { type: 'occupation', reference: '12/occupation' } as const
const newNote = (change: Partial<NewNote> = {}): NewNote => ({ ...fact, color: 'good', ...change })
const note = (id: number, change: Partial<NewNote> = {}): Note => ({ id, ...newNote(change) })
const pin = (change: Partial<NewNote> = {}) => runCommand(setNote, { person: 'candidate', cid: 12, note: newNote(change) })
const unpin = () => runCommand(deleteNote, { person: 'candidate', cid: 12, fact })
const shownNotes = () => queryClient.getQueryData<Note[]>(NOTES)

test('ratings show at once and are sent one after another [SCREEN-4]', async () => {
  queryClient.setQueryData(MATCHES, [])
  const first = rate(1)
  const second = rate(2)
  expect(shownIds()).toEqual([1, 2])
  await settle()
  expect(sent).toHaveLength(1)
  await sent[0]?.answer([like(1, 1)])
  await first
  expect(sent).toHaveLength(2)
  expect(shownIds()).toEqual([1, 2])
  await sent[1]?.answer([like(1, 1), like(2, 2)])
  await second
  expect(shownIds()).toEqual([1, 2])
})

test('what fails is taken back, what waits stays', async () => {
  queryClient.setQueryData(MATCHES, [like(9, 1)])
  const first = rate(1)
  const second = rate(2)
  const failure = expect(first).rejects.toMatchObject({ code: 'internal' })
  await settle()
  await sent[0]?.answer({ code: 'internal' }, 500)
  await failure
  expect(shownIds()).toEqual([9, 2])
  await sent[1]?.answer([like(9, 1), like(2, 2)])
  await second
  expect(shownIds()).toEqual([9, 2])
})

test('what lost its precondition changes nothing', async () => {
  queryClient.setQueryData(MATCHES, [like(9, 1)])
  const move = runCommand(moveFavorite, { eid: 3, candidateId: 5, before: null, after: null })
  const failure = expect(move).rejects.toMatchObject({ code: 'not_ranked' })
  expect(shownIds()).toEqual([9])
  await settle()
  await sent[0]?.answer({ code: 'not_ranked' }, 409)
  await failure
  expect(shownIds()).toEqual([9])
})

// Fails when `concerns` is not asked.
test('a rating changes the ratings of its own election only', async () => {
  queryClient.setQueryData(MATCHES, [])
  queryClient.setQueryData(OTHER_MATCHES, [like(7, 1)])
  const rated = rate(1)
  await settle()
  await sent[0]?.answer([like(1, 1)])
  await rated
  expect(queryClient.getQueryData(OTHER_MATCHES)).toEqual([like(7, 1)])
})

test('a reading waits for the writes that change its answer, and learns of those that came meanwhile', async () => {
  queryClient.setQueryData(MATCHES, [])
  const before = startedWrites('getMatches')
  const rated = rate(1)
  let isSettled = false
  void writesSettled('getMatches').then(() => {
    isSettled = true
  })
  await settle()
  expect([isSettled, startedWrites('getMatches')]).toEqual([false, before + 1])
  await sent[0]?.answer([like(1, 1)])
  await rated
  await settle()
  expect(isSettled).toBe(true)
})

test('a pin shows at once and then with the id of the server [NOTE-1, NOTE-3]', async () => {
  queryClient.setQueryData(NOTES, [note(1, { type: 'city' })])
  const pinned = pin()
  expect(shownNotes()).toEqual([note(1, { type: 'city' }), note(0)])
  await settle()
  await sent[0]?.answer(note(7))
  await pinned
  expect(shownNotes()).toEqual([note(1, { type: 'city' }), note(7)])
})

test('another colour keeps the place of the note [NOTE-1]', async () => {
  queryClient.setQueryData(NOTES, [note(1), note(2, { type: 'city' })])
  const pinned = pin({ color: 'bad' })
  const expected = [note(1, { color: 'bad' }), note(2, { type: 'city' })]
  expect(shownNotes()).toEqual(expected)
  await settle()
  await sent[0]?.answer(note(1, { color: 'bad' }))
  await pinned
  expect(shownNotes()).toEqual(expected)
})

// Fails when `deleteNote` takes the id from what is shown instead of from what the server confirmed.
test('a pin that is taken off before the server answered is deleted by its id [NOTE-2, NOTE-3]', async () => {
  queryClient.setQueryData(NOTES, [])
  const both = Promise.all([pin(), unpin()])
  expect(shownNotes()).toEqual([])
  await settle()
  await sent[0]?.answer(note(7))
  await sent[1]?.answer(null)
  await both
  expect(sent.map(({ request }) => request).at(-1)).toMatch(/^DELETE .*\/7$/)
  expect(shownNotes()).toEqual([])
})

test('what the server refuses is taken back, and a pin that waits stays [NOTE-3]', async () => {
  queryClient.setQueryData(NOTES, [note(1)])
  const failure = expect(unpin()).rejects.toMatchObject({ code: 'internal' })
  const pinned = pin({ type: 'city' })
  await settle()
  await sent[0]?.answer({ code: 'internal' }, 500)
  await failure
  await sent[1]?.answer(note(2, { type: 'city' }))
  await pinned
  expect(shownNotes()).toEqual([note(1), note(2, { type: 'city' })])
})

// Fails when `unlessGone` is taken out.
test('a pin that another tab took off already is no failure [NOTE-2]', async () => {
  queryClient.setQueryData(NOTES, [note(1)])
  const gone = unpin()
  await settle()
  await sent[0]?.answer({ code: 'note_not_found' }, 404)
  await gone
  expect(shownNotes()).toEqual([])
})

// Fails when a 429 is an error of the write, or counts as a try that may have arrived.
test('what the server has no place for now waits on the device until it has [SESSION-2]', async () => {
  const headers = { 'Retry-After': '7' }
  vi.stubGlobal('fetch', async () => Response.json({ code: 'too_many_attempts' }, { status: 429, headers }))
  await rate(1)
  expect(keepWrite).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'rateCandidate', sentAt: null }), 7)
})

// Fails when a write that fails late is kept under whoever uses the app by then: it would reach an account that never meant it.
test.each([0, 401])('what one voter meant is not kept for the next one (%s) [SESSION-2]', async (status) => {
  const refused =
    status === 0
      ? vi.fn(() => Promise.reject(new TypeError('no network')))
      : vi.fn(async () => Response.json({ code: 'unauthorized' }, { status }))
  let fail = () => {}
  vi.stubGlobal('fetch', () => new Promise((resolve, reject) => (fail = () => refused().then(resolve, reject))))
  const rating = rate(1)
  await settle()
  startSession({ userId: 2, token: 'another token' })
  fail()
  await expect(rating).rejects.toMatchObject({ code: status === 0 ? 'offline' : 'unauthorized' })
  expect(keepWrite).not.toHaveBeenCalled()
})

// Fails when signing out leaves what is shown ahead of its answer (`forgetRunning`), or an answer to somebody else still changes what is shown.
test('what one voter meant and what waits behind it is shown to no other, also by a late answer [SESSION-4]', async () => {
  const matchesOf = (id: number) => queryKey('getMatches', { params: { id, eid: 3 } })
  const shownTo2 = () => queryClient.getQueryData<Match[]>(matchesOf(2))?.map(({ candidateId }) => candidateId)
  queryClient.setQueryData(MATCHES, [])
  void rate(1)
  void rate(2)
  await settle()
  signOut()
  startSession({ userId: 2, token: 'another token' })
  queryClient.setQueryData(matchesOf(2), [])
  const rating = rate(3)
  expect(shownTo2()).toEqual([3])
  await sent[0]?.answer([like(1, 1)])
  expect(shownTo2()).toEqual([3])
  await settle()
  await sent[1]?.answer([like(3, 1)])
  await rating
  expect(shownTo2()).toEqual([3])
})
