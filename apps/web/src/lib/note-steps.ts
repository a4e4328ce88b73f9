import type { NewNote, Note } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { MAX_NOTES } from '@plenara/contract/constants'
import { type NotedFact, noteOfFact, pinFact } from '@plenara/domain'
import { KEPT } from './outbox/write.ts'
import type { WriteStep } from './write-queue.ts'

/** A note that waits for its id from the server. */
export const NO_ID = 0

/** Pins a fact in a colour, or changes its colour. The note that the server answers takes the place of the one shown meanwhile. */
export function pinStep(note: NewNote, send: () => Promise<Note | typeof KEPT>): WriteStep<Note[]> {
  const apply = (notes: readonly Note[]) => [...pinFact({ nextId: NO_ID, notes }, note, MAX_NOTES).notes]
  return {
    apply,
    send: async (confirmed) => {
      const stored = await send()
      if (stored === KEPT) return apply(confirmed)
      return noteOfFact(confirmed, note) ? confirmed.map((known) => (isOn(known, note) ? stored : known)) : [...confirmed, stored]
    },
  }
}

/** Takes the pin off a fact. One that is gone already, e.g. because another tab took it off, is no failure. */
export function unpinStep(fact: NotedFact, send: (note: Note) => Promise<unknown>): WriteStep<Note[]> {
  const without = (notes: readonly Note[]) => notes.filter((note) => !isOn(note, fact))
  return {
    apply: without,
    send: async (confirmed) => {
      const note = noteOfFact(confirmed, fact)
      if (note) await send(note).catch(ignoreMissing)
      return without(confirmed)
    },
  }
}

function isOn(note: Note, { type, reference }: NotedFact): boolean {
  return note.type === type && note.reference === reference
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'note_not_found') throw error
}
