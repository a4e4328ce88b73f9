import type { NewNote, Note } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { expect, test } from 'vitest'
import { pinStep, unpinStep } from './note-steps.ts'
import { createWriteQueue } from './write-queue.ts'

const pin = (change: Partial<NewNote> = {}): NewNote => ({ type: 'occupation', reference: '12/occupation', color: 'good', ...change })
const note = (id: number, change: Partial<NewNote> = {}): Note => ({ id, ...pin(change) })

function setUp(start: readonly Note[] = []) {
  const states: Note[][] = [[...start]]
  const failures: unknown[] = []
  const queue = createWriteQueue<Note[]>({
    read: () => states.at(-1) ?? [],
    show: (notes) => states.push(notes),
    onFailure: (error) => failures.push(error),
  })
  return { queue, states, failures }
}

test('a pin shows at once and then with the id of the server [NOTE-1, NOTE-3]', async () => {
  const { queue, states } = setUp([note(1, { type: 'city' })])
  queue.add(pinStep(pin(), async () => note(7)))
  expect(states.at(-1)).toEqual([note(1, { type: 'city' }), note(0)])
  await queue.idle()
  expect(states.at(-1)).toEqual([note(1, { type: 'city' }), note(7)])
})

test('another colour keeps the place of the note [NOTE-1]', async () => {
  const { queue, states } = setUp([note(1), note(2, { type: 'city' })])
  queue.add(pinStep(pin({ color: 'bad' }), async () => note(1, { color: 'bad' })))
  await queue.idle()
  expect(states.slice(1)).toEqual(Array.from({ length: 2 }, () => [note(1, { color: 'bad' }), note(2, { type: 'city' })]))
})

// Fails when `unpinStep` takes the id from what is shown instead of from what the server confirmed.
test('a pin that is taken off before the server answered is deleted by its id [NOTE-2, NOTE-3]', async () => {
  const { queue, states } = setUp()
  const deleted: number[] = []
  queue.add(pinStep(pin(), async () => note(7)))
  queue.add(unpinStep(pin(), async ({ id }) => deleted.push(id)))
  expect(states.at(-1)).toEqual([])
  await queue.idle()
  expect([deleted, states.at(-1)]).toEqual([[7], []])
})

test('what the server refuses is taken back, and a pin that waits stays [NOTE-3]', async () => {
  const { queue, states, failures } = setUp([note(1)])
  const offline = new ApiError('offline', 0)
  queue.add(unpinStep(pin(), () => Promise.reject(offline)))
  queue.add(pinStep(pin({ type: 'city' }), async () => note(2, { type: 'city' })))
  await queue.idle()
  expect(failures).toEqual([offline])
  expect(states.at(-1)).toEqual([note(1), note(2, { type: 'city' })])
})

// Fails when `ignoreMissing` is taken out.
test('a pin that another tab took off already is no failure [NOTE-2]', async () => {
  const { queue, states, failures } = setUp([note(1)])
  queue.add(unpinStep(pin(), () => Promise.reject(new ApiError('note_not_found', 404))))
  await queue.idle()
  expect([failures, states.at(-1)]).toEqual([[], []])
})
