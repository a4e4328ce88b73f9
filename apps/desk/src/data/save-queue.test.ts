import { ApiError } from '@plenara/contract/desk-client'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaveQueue, type Decision, type StatementState } from './save-queue.ts'

/** The statement on a server, by the rules of `saveStatement`. */
function createServer() {
  let version = 0
  const answers = new Map<number, Decision>()
  const touched = new Map<number, number>()
  const save = ({ version: base, answers: changes }: StatementState): number => {
    const changed = changes.filter(({ questionId, value }) => answers.get(questionId) !== value)
    const stale = changed.filter(({ questionId }) => (touched.get(questionId) ?? 0) > base)
    const places = stale.map((answer) => ({ path: `answers.${changes.indexOf(answer)}`, code: 'stale' as const }))
    if (stale.length > 0) throw new ApiError('stale', 412, places)
    if (changed.length === 0) return version
    version += 1
    for (const { questionId, value } of changed) {
      answers.set(questionId, value)
      touched.set(questionId, version)
    }
    return version
  }
  const read = (): StatementState => ({ version, answers: [...answers].map(([questionId, value]) => ({ questionId, value })) })
  return { save, read, answers }
}

type Server = ReturnType<typeof createServer>

/** A device whose line can be cut: before a request arrives, or before its answer does. */
function createDevice(server: Server) {
  const line = { isCut: null as null | 'there' | 'back', sent: [] as StatementState[] }
  /** What the server has taken, whether or not this device has heard of it. */
  const taken = new Map<number, Decision>()
  const shown = new Map<number, Decision>()
  const reach = async <Value>(work: () => Value): Promise<Value> => {
    if (line.isCut === 'there') throw new ApiError('offline', 0)
    const value = work()
    if (line.isCut === 'back') throw new ApiError('offline', 0)
    return value
  }
  const queue = createSaveQueue({
    version: server.read().version,
    send: (change) => {
      line.sent.push(change)
      return reach(() => {
        const version = server.save(change)
        for (const { questionId, value } of change.answers) taken.set(questionId, value)
        return version
      })
    },
    reread: () =>
      reach(() => {
        const fresh = server.read()
        for (const { questionId, value } of fresh.answers) shown.set(questionId, value)
        return fresh
      }),
    onSaved: ({ answers }) => {
      for (const { questionId, value } of answers) shown.set(questionId, value)
    },
    now: () => new Date(0),
  })
  return { queue, line, shown, taken }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Lets everything go on that waits, also for a further attempt. */
const settle = () => vi.advanceTimersByTimeAsync(120_000)

test('decisions are sent one request at a time, and what is decided meanwhile goes with the next one', async () => {
  const { queue, line } = createDevice(createServer())
  queue.decide(1, 100)
  queue.decide(2, 0)
  queue.decide(2, 25)
  await settle()
  expect(line.sent.map(({ answers }) => answers)).toEqual([[{ questionId: 1, value: 100 }], [{ questionId: 2, value: 25 }]])
  expect(queue.state()).toMatchObject({ pending: new Map(), error: null, savedAt: new Date(0) })
})

// Fails when a decision is taken for saved before the server has said so.
test.each(['there', 'back'] as const)('without a network (%s) a decision waits, and goes by itself once there is one', async (where) => {
  const server = createServer()
  const { queue, line } = createDevice(server)
  line.isCut = where
  queue.decide(1, 75)
  await vi.advanceTimersByTimeAsync(10)
  expect(queue.state()).toMatchObject({ pending: new Map([[1, 75]]), error: { code: 'offline' }, savedAt: null })
  line.isCut = null
  await settle()
  expect(queue.state()).toMatchObject({ pending: new Map(), error: null })
  expect(server.answers.get(1)).toBe(75)
  queue.decide(1, 0)
  await settle()
  expect(server.answers.get(1)).toBe(0)
  expect(queue.state().conflicts.size).toBe(0)
})

test('what no further attempt brings is not tried again by itself', async () => {
  const server = createServer()
  const send = vi.fn(async () => {
    throw new ApiError('unauthorized', 401)
  })
  const queue = createSaveQueue({ version: 0, send, reread: async () => server.read(), onSaved: () => undefined, now: () => new Date() })
  queue.decide(1, 100)
  await settle()
  expect(send).toHaveBeenCalledTimes(1)
  expect(queue.state().pending.get(1)).toBe(100)
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
    reread: async () => ({ version: 0, answers: [] }),
    onSaved: () => undefined,
    now: () => new Date(),
  })
  busy.decide(1, 100)
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
  queue.decide(1, 100)
  await vi.advanceTimersByTimeAsync(10)
  queue.stop()
  line.isCut = null
  queue.flush()
  queue.decide(2, 0)
  await settle()
  expect(line.sent).toHaveLength(1)
})

// Fails when what another device decided is overwritten, or what this one decided is dropped, without a word.
test('the same question on two devices is a conflict that the person settles, and others go on', async () => {
  const server = createServer()
  const [one, two] = [createDevice(server), createDevice(server)]
  one.queue.decide(1, 100)
  await settle()
  two.queue.decide(1, 0)
  two.queue.decide(2, 75)
  await settle()
  expect(two.queue.state()).toMatchObject({ conflicts: new Map([[1, { mine: 0, theirs: 100 }]]), pending: new Map() })
  expect([...server.answers]).toEqual([
    [1, 100],
    [2, 75],
  ])
  two.queue.choose(1, 'mine')
  await settle()
  expect(server.answers.get(1)).toBe(0)
  expect(two.queue.state().conflicts.size).toBe(0)
})

// Fails when a device takes over the version of changes that it has not seen.
test('whoever saves another question does not thereby overwrite unseen what the other device decided', async () => {
  const server = createServer()
  const [one, two] = [createDevice(server), createDevice(server)]
  one.queue.decide(1, 100)
  await settle()
  two.queue.decide(2, 75)
  await settle()
  expect(two.shown.get(1)).toBe(100)
})

// Fails when a retry overwrites, a cut line loses, or a conflict is lost.
test('over cut lines and two devices nothing that was decided is lost without being named', async () => {
  const step = fc.record({
    device: fc.constantFrom(0, 1),
    questionId: fc.integer({ min: 1, max: 3 }),
    value: fc.constantFrom(0, 25, 75, 100, null),
    isCut: fc.constantFrom(null, null, 'there' as const, 'back' as const),
    wait: fc.constantFrom(0, 1, 3_000, 40_000),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = createServer()
      const devices = [createDevice(server), createDevice(server)]
      for (const { device, questionId, value, isCut, wait } of steps) {
        const { queue, line } = devices[device]!
        line.isCut = isCut
        queue.decide(questionId, value)
        await vi.advanceTimersByTimeAsync(wait)
      }
      for (const { line } of devices) line.isCut = null
      await settle()
      for (const [index, { queue, line, taken }] of devices.entries()) {
        expect(queue.state()).toMatchObject({ pending: new Map(), error: null })
        const last = new Map(steps.filter(({ device }) => device === index).map(({ questionId, value }) => [questionId, value]))
        for (const [questionId, mine] of last) {
          expect([taken.get(questionId), queue.state().conflicts.get(questionId)?.mine]).toContain(mine)
        }
        expect(line.sent.length).toBeLessThan(200)
      }
    }),
    { numRuns: 150 },
  )
})
