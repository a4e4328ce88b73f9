import type { NoteCollection } from '@plenara/domain'
import { expect, test } from 'vitest'
import { FIRST_NOTE_ID, type UserStore } from './store.ts'
import type { StoreUnderTest } from './store-under-test.ts'

/** Pins one more fact. */
export const withNextNote = ({ nextId, notes }: NoteCollection): NoteCollection => ({
  nextId: nextId + 1,
  notes: [...notes, { id: nextId, type: 'candidate_response', reference: `9000000001/${nextId}`, color: 'neutral' }],
})
export const noNotes: NoteCollection = { nextId: FIRST_NOTE_ID, notes: [] }

type Change = typeof withNextNote
const NOTEPADS = [
  {
    about: 'candidates',
    get: (store: UserStore, userId: number) => store.getNotes(userId),
    change: (store: UserStore, userId: number, change: Change) => store.changeNotes(userId, change),
    other: (store: UserStore, userId: number) => store.getCouncillorNotes(userId),
  },
  {
    about: 'councillors',
    get: (store: UserStore, userId: number) => store.getCouncillorNotes(userId),
    change: (store: UserStore, userId: number, change: Change) => store.changeCouncillorNotes(userId, change),
    other: (store: UserStore, userId: number) => store.getNotes(userId),
  },
] as const

/** What every adapter must do with notes. */
export function noteTests(fixture: () => StoreUnderTest): void {
  test.each(NOTEPADS)(
    'notes on $about come back as they were stored, per user and apart [ENTITY-8, NOTE-4]',
    async ({ get, change, other }) => {
      const { store, newUser } = fixture()
      const [id, somebody] = [await newUser(), await newUser()]
      expect(await get(store, id)).toEqual(noNotes)
      const stored = await change(store, id, withNextNote)
      expect(stored).toEqual(withNextNote(noNotes))
      expect(await get(store, id)).toEqual(stored)
      expect(await other(store, id)).toEqual(noNotes)
      expect(await get(store, somebody)).toEqual(noNotes)
    },
  )

  test.each(NOTEPADS)('notes on $about made at the same time get different ids', async ({ get, change }) => {
    const { store, newUser } = fixture()
    const id = await newUser()
    await Promise.all(Array.from({ length: 20 }, () => change(store, id, withNextNote)))
    expect(new Set((await get(store, id)).notes.map((stored) => stored.id)).size).toBe(20)
  })

  test.each(NOTEPADS)('without consent no note on $about is stored', async ({ get, change }) => {
    const { store, newUser } = fixture()
    const id = await newUser({ consent: false })
    await expect(change(store, id, withNextNote)).rejects.toMatchObject({ code: 'consent_missing' })
    expect(await get(store, id)).toEqual(noNotes)
  })
}
