import { ApiError } from '@plenara/contract/desk-client'
import { answerField, commentField, type FieldValue, importantField, partsOf } from '@plenara/domain/statements'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaveQueue } from './save-queue.ts'
import { createDevice } from './test-support/device.ts'
import { createServer, LINK } from './test-support/statement-server.ts'

const [ONE, TWO] = [answerField(1), answerField(2)]
const COMMENT = commentField(1, 'fr')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Lets everything go on that waits, also for a further attempt. */
const settle = () => vi.advanceTimersByTimeAsync(120_000)

test('decisions are sent one request at a time, and what is decided meanwhile goes with the next one', async () => {
  const { queue, line } = createDevice(createServer())
  queue.change(ONE, 100)
  queue.change(TWO, 0)
  queue.change(TWO, 25)
  await settle()
  expect(line.sent.map(({ answers }) => answers)).toEqual([[{ questionId: 1, value: 100 }], [{ questionId: 2, value: 25 }]])
  expect(queue.state()).toMatchObject({ pending: new Map(), error: null, savedAt: new Date(0) })
})

// Fails when what this device sent itself counts as another one's.
test('what is changed while it is sent is no conflict with what was sent', async () => {
  const server = createServer()
  const { queue } = createDevice(server)
  queue.change(ONE, 100)
  queue.change(ONE, 0)
  await settle()
  expect([server.stored.get(ONE), queue.state().conflicts.size]).toEqual([0, 0])
})

// Fails when the person is asked to choose between two of their own values, as if another device had written one.
test('what is typed on after an answer was lost on its way is no conflict with what was sent before', async () => {
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

// Fails when something that is typed, or a press, goes out before the server has time again.
test('while a server has asked for a pause nothing is sent, not even what is changed meanwhile', async () => {
  const send = vi.fn(async () => {
    throw new ApiError('unavailable', 503, [], { retryAfterSeconds: 60 })
  })
  const reread = async () => ({ version: 0, ...partsOf([]) })
  const queue = createSaveQueue({ version: 0, send, reread, onSaved: () => undefined, now: () => new Date(), store: null })
  queue.change(ONE, 100)
  await vi.advanceTimersByTimeAsync(10)
  expect(queue.state().isHeld).toBe(true)
  queue.change(TWO, 0)
  queue.flush()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(send).toHaveBeenCalledTimes(2)
})

// Fails when a decision is taken for saved before the server has said so.
test.each(['there', 'back'] as const)('without a network (%s) a decision waits, and goes by itself once there is one', async (where) => {
  const server = createServer()
  const { queue, line } = createDevice(server)
  line.isCut = where
  queue.change(ONE, 75)
  await vi.advanceTimersByTimeAsync(10)
  expect(queue.state()).toMatchObject({ pending: new Map([[ONE, 75]]), error: { code: 'offline' }, savedAt: null })
  line.isCut = null
  await settle()
  expect(queue.state()).toMatchObject({ pending: new Map(), error: null })
  expect(server.stored.get(ONE)).toBe(75)
  queue.change(ONE, 0)
  await settle()
  expect(server.stored.get(ONE)).toBe(0)
  expect(queue.state().conflicts.size).toBe(0)
})

test('what no further attempt brings is not tried again by itself', async () => {
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
  queue.change(ONE, 100)
  await settle()
  expect(send).toHaveBeenCalledTimes(1)
  expect(queue.state().pending.get(ONE)).toBe(100)
  queue.flush()
  await settle()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a server that says when it has time again is not asked before', async () => {
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
  busy.change(ONE, 100)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(send).toHaveBeenCalledTimes(2)
  expect([queue.version(), line.sent]).toEqual([0, []])
})

// Fails when a former person's answers go on being sent in the session of the next one.
test('a queue that was stopped sends nothing any more, not even what it would try again', async () => {
  const { queue, line } = createDevice(createServer())
  line.isCut = 'there'
  queue.change(ONE, 100)
  await vi.advanceTimersByTimeAsync(10)
  queue.stop()
  line.isCut = null
  queue.flush()
  queue.change(TWO, 0)
  await settle()
  expect(line.sent).toHaveLength(1)
})

// Fails when what another device decided is overwritten, or what this one decided is dropped, without a word.
test('the same question on two devices is a conflict that the person settles, and others go on', async () => {
  const server = createServer()
  const [one, two] = [createDevice(server), createDevice(server)]
  one.queue.change(ONE, 100)
  await settle()
  two.queue.change(ONE, 0)
  two.queue.change(TWO, 75)
  await settle()
  expect(two.queue.state()).toMatchObject({ conflicts: new Map([[ONE, { mine: 0, theirs: 100 }]]), pending: new Map() })
  expect([...server.stored]).toEqual([
    [ONE, 100],
    [TWO, 75],
  ])
  two.queue.choose(ONE, 'mine')
  await settle()
  expect(server.stored.get(ONE)).toBe(0)
  expect(two.queue.state().conflicts.size).toBe(0)
})

// Fails when a device takes over the version of changes that it has not seen.
test('whoever saves another question does not thereby overwrite unseen what the other device decided', async () => {
  const server = createServer()
  const [one, two] = [createDevice(server), createDevice(server)]
  one.queue.change(ONE, 100)
  await settle()
  two.queue.change(TWO, 75)
  await settle()
  expect(two.shown.get(ONE)).toBe(100)
})

// Fails when every key sends a request, or what was typed last is not sent.
test('what is typed is sent once typing stops, and at once when its field is left', async () => {
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

// Fails when what somebody stops typing during a request is never sent.
test('what is typed while a request is under way goes once that is answered', async () => {
  const answers: ((version: number) => void)[] = []
  const send = vi.fn(() => new Promise<number>((resolve) => answers.push(resolve)))
  const reread = async () => ({ version: 0, ...partsOf([]) })
  const queue = createSaveQueue({ version: 0, send, reread, onSaved: () => undefined, now: () => new Date(0), store: null })
  queue.change(ONE, 100)
  queue.change(COMMENT, 'Oui', 1_000)
  await vi.advanceTimersByTimeAsync(5_000)
  answers[0]?.(1)
  await vi.advanceTimersByTimeAsync(10)
  expect(send).toHaveBeenCalledTimes(2)
})

// Fails when one text that cannot be published keeps everything else from being saved, or is lost.
test('what the server does not take waits for the person with its reason, and the rest is saved', async () => {
  const server = createServer()
  const { queue } = createDevice(server)
  queue.change(COMMENT, LINK, 1_000)
  queue.change(ONE, 100)
  queue.change(importantField(1), true)
  await settle()
  expect(queue.state()).toMatchObject({ pending: new Map(), error: null })
  expect(queue.state().refused).toEqual(new Map([[COMMENT, { value: LINK, code: 'link_not_allowed' }]]))
  expect([...server.stored]).toEqual([
    [ONE, 100],
    [importantField(1), true],
  ])
  queue.change(COMMENT, 'Oui')
  await settle()
  expect([queue.state().refused.size, server.stored.get(COMMENT)]).toEqual([0, 'Oui'])
})

test('a text that is known not to be taken is not sent, and takes the place of what was to be', async () => {
  const { queue, line } = createDevice(createServer())
  queue.change(COMMENT, 'Oui', 1_000)
  queue.refuse(COMMENT, { value: 'Oui\u200b', code: 'text_not_allowed' })
  await settle()
  expect([line.sent, queue.state().pending.size, queue.state().refused.size]).toEqual([[], 0, 1])
})

// Fails when a comment that another device took away counts as one that is the same.
test('a comment that was taken away elsewhere is a conflict with nothing', async () => {
  const server = createServer()
  const [one, two] = [createDevice(server), createDevice(server)]
  one.queue.change(COMMENT, 'Oui')
  await settle()
  one.queue.change(COMMENT, null)
  await settle()
  two.queue.change(COMMENT, 'Non')
  await settle()
  expect(two.queue.state().conflicts).toEqual(new Map([[COMMENT, { mine: 'Non', theirs: null }]]))
})

// Fails when a retry overwrites, a cut line loses, or a conflict is lost.
test('over cut lines and two devices nothing that was decided is lost without being named', async () => {
  const change = fc.oneof(
    fc.record({ field: fc.constantFrom(ONE, TWO, answerField(3)), value: fc.constantFrom<FieldValue>(0, 25, 75, 100, null) }),
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
