import type { NewNote, Note } from '@plenara/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseColor, type NoteCollection, noteOfFact, notesOnPerson, personOfReference, pinFact, removeNote } from './notes.ts'

const pin = (change: Partial<NewNote> = {}): NewNote => ({ type: 'occupation', reference: '12/occupation', color: 'good', ...change })
const note = (id: number, change: Partial<NewNote> = {}): Note => ({ id, ...pin(change) })
const EMPTY: NoteCollection = { nextId: 1, notes: [] }
const ONE: NoteCollection = { nextId: 2, notes: [note(1)] }
const MANY = 100

// Fails when `pinFact` compares the reference or the type alone, or when an existing note gets a new id.
test.each([
  ['the first note', EMPTY, pin(), { nextId: 2, notes: [note(1)] }],
  ['the same again changes nothing', ONE, pin(), ONE],
  ['another colour changes the colour and keeps the id', ONE, pin({ color: 'bad' }), { nextId: 2, notes: [note(1, { color: 'bad' })] }],
  [
    'another fact is another note',
    ONE,
    pin({ reference: '12/training' }),
    { nextId: 3, notes: [note(1), note(2, { reference: '12/training' })] },
  ],
  ['another type is another note', ONE, pin({ type: 'city' }), { nextId: 3, notes: [note(1), note(2, { type: 'city' })] }],
  [
    'another candidate has another note',
    ONE,
    pin({ reference: '13/occupation' }),
    { nextId: 3, notes: [note(1), note(2, { reference: '13/occupation' })] },
  ],
] as const)('pinning in a selected colour: %s [NOTE-1, NOTE-3]', (_, before, added, after) => {
  expect(pinFact(before, added, MANY)).toEqual(after)
})

test('an unchanged collection is the same object [NOTE-3]', () => {
  expect(pinFact(ONE, pin(), MANY)).toBe(ONE)
})

test('one note more than the limit is refused, another colour never is [NOTE-1]', () => {
  expect(() => pinFact(ONE, pin({ reference: '12/training' }), 1)).toThrow('too_many_notes')
  expect(pinFact(ONE, pin({ color: 'neutral' }), 1).notes).toEqual([note(1, { color: 'neutral' })])
})

test.each([
  ['no pin yet', [], 'good', { set: pin() }],
  ['the colour that it has asks for the deletion', [note(1)], 'good', { remove: note(1) }],
  ['another colour changes it', [note(1)], 'neutral', { set: pin({ color: 'neutral' }) }],
  ['the pin of another fact does not count', [note(1, { reference: '12/training' })], 'good', { set: pin() }],
  ['the pin of another candidate does not count', [note(1, { reference: '1/occupation' })], 'good', { set: pin() }],
] as const)('choosing a colour: %s [NOTE-1, NOTE-2, NOTE-3]', (_, notes, color, expected) => {
  expect(chooseColor(notes, { type: 'occupation', reference: '12/occupation' }, color)).toEqual(expected)
})

test('a note is removed, the others and the next id stay [NOTE-2, NOTE-3]', () => {
  const both = pinFact(ONE, pin({ type: 'city' }), MANY)
  expect(removeNote(both, { personId: 12, noteId: 1 })).toEqual({ nextId: 3, notes: [note(2, { type: 'city' })] })
  expect(pinFact(removeNote(ONE, { personId: 12, noteId: 1 }), pin(), MANY).notes).toEqual([note(2)])
})

// Fails when `removeNote` looks for the id among the notes on all candidates.
test.each([
  ['an unknown id', 12, 2],
  ['another candidate', 13, 1],
  ['a candidate whose id begins alike', 1, 1],
])('%s has no such note [NOTE-2]', (_, candidateId, noteId) => {
  expect(() => removeNote(ONE, { personId: candidateId, noteId })).toThrow('note_not_found')
})

test('notes belong to the candidate of their reference [ENTITY-8, NOTE-3]', () => {
  const notes = [note(1), note(2, { reference: '1/occupation' }), note(3, { reference: '120/12' }), note(4, { reference: '12/1' })]
  expect(notesOnPerson(notes, 12).map(({ id }) => id)).toEqual([1, 4])
  expect(notesOnPerson(notes, 1).map(({ id }) => id)).toEqual([2])
  expect(notes.map(({ reference }) => personOfReference(reference))).toEqual([12, 1, 120, 12])
  expect(noteOfFact(notes, pin())).toEqual(note(1))
  expect(noteOfFact(notes, pin({ type: 'budget' }))).toBeNull()
})

const anyPin = fc.record<NewNote>({
  type: fc.constantFrom('city', 'occupation', 'candidate_response'),
  reference: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })).map(([candidate, key]) => `${candidate}/${key}`),
  color: fc.constantFrom('good', 'bad', 'neutral'),
})

test('whatever is pinned and un-pinned, a fact has one note with the last colour and ids never repeat [NOTE-1, NOTE-3]', () => {
  const holds = fc.property(fc.array(anyPin, { maxLength: 60 }), (pins) => {
    const colors = new Map<string, string>()
    const given = new Map<number, string>()
    let collection = EMPTY
    for (const pin of pins) {
      const fact = `${pin.type} ${pin.reference}`
      const step = chooseColor(collection.notes, pin, pin.color)
      if ('remove' in step) {
        collection = removeNote(collection, { personId: personOfReference(pin.reference), noteId: step.remove.id })
        colors.delete(fact)
      } else {
        collection = pinFact(collection, step.set, MANY)
        colors.set(fact, pin.color)
      }
      for (const { id, type, reference } of collection.notes) {
        expect(given.get(id) ?? `${type} ${reference}`).toBe(`${type} ${reference}`)
        given.set(id, `${type} ${reference}`)
      }
    }
    expect(new Map(collection.notes.map(({ type, reference, color }) => [`${type} ${reference}`, color]))).toEqual(colors)
    expect(collection.notes).toHaveLength(colors.size)
  })
  fc.assert(holds)
})
