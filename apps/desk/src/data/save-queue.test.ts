import { ApiError } from '@plenara/contract/desk-client'
import { answerField, commentField, type FieldValue, importantField, partsOf } from '@plenara/domain/statements'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaveQueue } from './save-queue.ts'
import { createDevice } from './test-support/device.ts'
import { createServer, LINK } from './test-support/statement-server.ts'

const [FIRST, SECOND] = [answerField(1), answerField(2)]
const COMMENT = commentField(1, 'fr')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Advances the time until all delays and retries have run. */
const settle = () => vi.advanceTimersByTimeAsync(120_000)

test('decisions are sent one request at a time, and decisions made meanwhile are sent with the next one', async () => {
  const { queue, line } = createDevice(createServer())
  queue.change(FIRST, 100)
  queue.change(SECOND, 0)
  queue.change(SECOND, 25)
  await settle()
  expect(line.sent.map(({ answers }) => answers)).toEqual([[{ questionId: 1, value: 100 }], [{ questionId: 2, value: 25 }]])
  expect(queue.state()).toMatchObject({ pending: new Map(), error: null, savedAt: new Date(0) })
})

// Fails when a value that this device sent counts as one of another device.
test('a change of a field during its request is no conflict with the sent value', async () => {
  const server = createServer()
  const { queue } = createDevice(server)
  queue.change(FIRST, 100)
  queue.change(FIRST, 0)
  await settle()
  expect([server.stored.get(FIRST), queue.state().conflicts.size]).toEqual([0, 0])
})

// Fails when the person is asked to choose between two of their own values, as if another device had written one.
test('a change after a lost answer is no conflict with the value that was sent before', async () => {
  const server = createServer()
  const { queue, line } = createDevice(server)
  line.isCut = 'back'
  queue.change(COMMENT, 'Oui')
  await vi.advanceTimersByTimeAsync(10)
  line.isCut = 'there'
  queue.change(COMMENT, 'Oui, mais')
  await vi.advanceTimersByTimeAsync(10)
  line.isCut = null
  queue.change(COMMENT, 'Oui, mais pas ici')
  await settle()
  expect([server.stored.get(COMMENT), queue.state().conflicts.size, queue.state().pending.size]).toEqual(['Oui, mais pas ici', 0, 0])
})

// Fails when typing, or a press of the button, sends a request before the pause of the server is over.
test('during a pause that the server requested nothing is sent, not even new changes', async () => {
  const send = vi.fn(async () => {
    throw new ApiError('unavailable', 503, [], { retryAfterSeconds: 60 })
  })
  const reread = async () => ({ version: 0, ...partsOf([]) })
  const queue = createSaveQueue({ version: 0, send, reread, onSaved: () => undefined, now: () => new Date(), store: null })
  queue.change(FIRST, 100)
  await vi.advanceTimersByTimeAsync(10)
  expect(queue.state().isHeld).toBe(true)
  queue.change(SECOND, 0)
  queue.flush()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(send).toHaveBeenCalledTimes(2)
})

// Fails when a decision counts as saved before the server has confirmed it.
test.each(['there', 'back'] as const)('without a network (%s) a decision stays pending, and is sent automatically later', async (where) => {
  const server = createServer()
  const { queue, line } = createDevice(server)
  line.isCut = where
  queue.change(FIRST, 75)
  await vi.advanceTimersByTimeAsync(10)
  expect(queue.state()).toMatchObject({ pending: new Map([[FIRST, 75]]), error: { code: 'offline' }, savedAt: null })
  line.isCut = null
  await settle()
  expect(queue.state()).toMatchObject({ pending: new Map(), error: null })
  expect(server.stored.get(FIRST)).toBe(75)
  queue.change(FIRST, 0)
  await settle()
  expect(server.stored.get(FIRST)).toBe(0)
  expect(queue.state().conflicts.size).toBe(0)
})

test('a permanent error is not retried automatically', async () => {
  const server = createServer()
  const send = vi.fn(async () => {
    throw new ApiError('unauthorized', 401)
  })
  const queue = createSaveQueue({
    version: 0,
    send,
    reread: async () => server.read(),
    onSaved: () => undefined,
    now: () => new Date(),
    store: null,
  })
  queue.change(FIRST, 100)
  await settle()
  expect(send).toHaveBeenCalledTimes(1)
  expect(queue.state().pending.get(FIRST)).toBe(100)
  queue.flush()
  await settle()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a retry waits for the moment that the server named', async () => {
  const { queue, line } = createDevice(createServer())
  const send = vi.fn(async () => {
    throw new ApiError('unavailable', 503, [], { retryAfterSeconds: 60 })
  })
  const busy = createSaveQueue({
    version: 0,
    send,
    reread: async () => ({ version: 0, ...partsOf([]) }),
    onSaved: () => undefined,
    now: () => new Date(),
    store: null,
  })
  busy.change(FIRST, 100)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(send).toHaveBeenCalledTimes(2)
  expect([queue.version(), line.sent]).toEqual([0, []])
})

// Fails when the answers of a former person are still sent in the session of the next one.
test('a stopped queue sends nothing any more, not even a pending retry', async () => {
  const { queue, line } = createDevice(createServer())
  line.isCut = 'there'
  queue.change(FIRST, 100)
  await vi.advanceTimersByTimeAsync(10)
  queue.stop()
  line.isCut = null
  queue.flush()
  queue.change(SECOND, 0)
  await settle()
  expect(line.sent).toHaveLength(1)
})

// Fails when a decision of another device is overwritten, or one of this device is dropped, silently.
test('the same question on two devices is a conflict that the person settles, and other questions are saved', async () => {
  const server = createServer()
  const [first, second] = [createDevice(server), createDevice(server)]
  first.queue.change(FIRST, 100)
  await settle()
  second.queue.change(FIRST, 0)
  second.queue.change(SECOND, 75)
  await settle()
  expect(second.queue.state()).toMatchObject({ conflicts: new Map([[FIRST, { mine: 0, theirs: 100 }]]), pending: new Map() })
  expect([...server.stored]).toEqual([
    [FIRST, 100],
    [SECOND, 75],
  ])
  second.queue.choose(FIRST, 'mine')
  await settle()
  expect(server.stored.get(FIRST)).toBe(0)
  expect(second.queue.state().conflicts.size).toBe(0)
})

// Fails when a device adopts the version of changes that it has not loaded.
test('after saving another question the decision of the other device is loaded', async () => {
  const server = createServer()
  const [first, second] = [createDevice(server), createDevice(server)]
  first.queue.change(FIRST, 100)
  await settle()
  second.queue.change(SECOND, 75)
  await settle()
  expect(second.shown.get(FIRST)).toBe(100)
})

// Fails when every key sends a request, or the last text is not sent.
test('a typed text is sent once typing stops, and at once when its field is left', async () => {
  const { queue, line } = createDevice(createServer())
  for (const text of ['O', 'Ou', 'Oui']) {
    queue.change(COMMENT, text, 1_000)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect([line.sent, queue.state().pending.get(COMMENT)]).toEqual([[], 'Oui'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(line.sent.map(({ comments }) => comments)).toEqual([[{ questionId: 1, language: 'fr', text: 'Oui' }]])
  queue.change(COMMENT, 'Oui, mais', 1_000)
  queue.flush()
  await vi.advanceTimersByTimeAsync(10)
  expect(line.sent).toHaveLength(2)
})

// Fails when a text whose typing stopped during a request is never sent.
test('a text that is typed during a request is sent after its answer', async () => {
  const answers: ((version: number) => void)[] = []
  const send = vi.fn(() => new Promise<number>((resolve) => answers.push(resolve)))
  const reread = async () => ({ version: 0, ...partsOf([]) })
  const queue = createSaveQueue({ version: 0, send, reread, onSaved: () => undefined, now: () => new Date(0), store: null })
  queue.change(FIRST, 100)
  queue.change(COMMENT, 'Oui', 1_000)
  await vi.advanceTimersByTimeAsync(5_000)
  answers[0]?.(1)
  await vi.advanceTimersByTimeAsync(10)
  expect(send).toHaveBeenCalledTimes(2)
})

// Fails when a text that cannot be published prevents the save of other fields, or is lost.
test('a refused field waits for the person with its reason, and the other fields are saved', async () => {
  const server = createServer()
  const { queue } = createDevice(server)
  queue.change(COMMENT, LINK, 1_000)
  queue.change(FIRST, 100)
  queue.change(importantField(1), true)
  await settle()
  expect(queue.state()).toMatchObject({ pending: new Map(), error: null })
  expect(queue.state().refused).toEqual(new Map([[COMMENT, { value: LINK, code: 'link_not_allowed' }]]))
  expect([...server.stored]).toEqual([
    [FIRST, 100],
    [importantField(1), true],
  ])
  queue.change(COMMENT, 'Oui')
  await settle()
  expect([queue.state().refused.size, server.stored.get(COMMENT)]).toEqual([0, 'Oui'])
})

test('a text that is refused locally is not sent, and replaces the pending one', async () => {
  const { queue, line } = createDevice(createServer())
  queue.change(COMMENT, 'Oui', 1_000)
  queue.refuse(COMMENT, { value: 'Oui\u200b', code: 'text_not_allowed' })
  await settle()
  expect([line.sent, queue.state().pending.size, queue.state().refused.size]).toEqual([[], 0, 1])
})

// Fails when a comment that another device removed counts as equal.
test('a comment that was removed on another device is a conflict with an empty value', async () => {
  const server = createServer()
  const [first, second] = [createDevice(server), createDevice(server)]
  first.queue.change(COMMENT, 'Oui')
  await settle()
  first.queue.change(COMMENT, null)
  await settle()
  second.queue.change(COMMENT, 'Non')
  await settle()
  expect(second.queue.state().conflicts).toEqual(new Map([[COMMENT, { mine: 'Non', theirs: null }]]))
})

// Fails when a retry overwrites a value, or an interrupted connection loses a value or a conflict.
test('with interrupted connections and two devices every decision is saved or reported as a conflict', async () => {
  const change = fc.oneof(
    fc.record({ field: fc.constantFrom(FIRST, SECOND, answerField(3)), value: fc.constantFrom<FieldValue>(0, 25, 75, 100, null) }),
    fc.record({ field: fc.constant(importantField(1)), value: fc.boolean() as fc.Arbitrary<FieldValue> }),
    fc.record({ field: fc.constant(COMMENT), value: fc.constantFrom<FieldValue>('Oui', 'Non', null) }),
  )
  const step = fc.record({
    device: fc.constantFrom(0, 1),
    change,
    delayMs: fc.constantFrom(0, 0, 1_000),
    isCut: fc.constantFrom(null, null, 'there' as const, 'back' as const),
    wait: fc.constantFrom(0, 1, 3_000, 40_000),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = createServer()
      const devices = [createDevice(server), createDevice(server)]
      for (const { device, change, delayMs, isCut, wait } of steps) {
        const { queue, line } = devices[device]!
        line.isCut = isCut
        queue.change(change.field, change.value, delayMs)
        await vi.advanceTimersByTimeAsync(wait)
      }
      for (const { line } of devices) line.isCut = null
      await settle()
      for (const [index, { queue, line, taken }] of devices.entries()) {
        expect(queue.state()).toMatchObject({ pending: new Map(), error: null })
        const last = new Map(steps.filter(({ device }) => device === index).map(({ change: { field, value } }) => [field, value]))
        for (const [field, mine] of last) {
          expect([taken.get(field), queue.state().conflicts.get(field)?.mine]).toContain(mine)
        }
        expect(line.sent.length).toBeLessThan(200)
      }
    }),
    { numRuns: 150 },
  )
})
