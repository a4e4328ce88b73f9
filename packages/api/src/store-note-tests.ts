import type { NoteCollection } from '@plenara/domain'
import { expect, test } from 'vitest'
import { FIRST_NOTE_ID } from './store.ts'
import type { StoreUnderTest } from './store-under-test.ts'

/** Pins one more fact. */
export const withNextNote = ({ nextId, notes }: NoteCollection): NoteCollection => ({
  nextId: nextId + 1,
  notes: [...notes, { id: nextId, type: 'candidate_response', reference: `9000000001/${nextId}`, color: 'neutral' }],
})
export const noNotes: NoteCollection = { nextId: FIRST_NOTE_ID, notes: [] }

/** What every adapter must do with notes. */
export function noteTests(fixture: () => StoreUnderTest): void {
  test('notes come back as they were stored, per user [ENTITY-8]', async () => {
    const { store, newUser } = fixture()
    const [id, other] = [await newUser(), await newUser()]
    expect(await store.getNotes(id)).toEqual(noNotes)
    const stored = await store.changeNotes(id, withNextNote)
    expect(stored).toEqual(withNextNote(noNotes))
    expect(await store.getNotes(id)).toEqual(stored)
    expect(await store.getNotes(other)).toEqual(noNotes)
  })

  test('notes made at the same time get different ids', async () => {
    const { store, newUser } = fixture()
    const id = await newUser()
    await Promise.all(Array.from({ length: 20 }, () => store.changeNotes(id, withNextNote)))
    expect(new Set((await store.getNotes(id)).notes.map((stored) => stored.id)).size).toBe(20)
  })

  test('without consent no note is stored', async () => {
    const { store, newUser } = fixture()
    const id = await newUser({ consent: false })
    await expect(store.changeNotes(id, withNextNote)).rejects.toMatchObject({ code: 'consent_missing' })
    expect(await store.getNotes(id)).toEqual(noNotes)
  })
}
