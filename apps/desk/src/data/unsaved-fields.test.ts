import { answerField, commentField, type FieldValue } from '@plenara/domain/statements'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaveQueue } from './save-queue.ts'
import { createServer, LINK, type Server } from './test-support/statement-server.ts'
import { createBrowser, type Window } from './test-support/windows.ts'

const [FIRST, SECOND] = [answerField(1), answerField(2)]
const COMMENT = commentField(1, 'fr')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Advances the time until all delays and retries have run. */
const settle = () => vi.advanceTimersByTimeAsync(120_000)
/** Runs everything that waits for no delay. */
const turn = () => vi.advanceTimersByTimeAsync(0)

// Fails when changes are lost with their window.
test('changes that a closed window has not sent are shown and sent by the next one', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  browser.line.isCut = 'there'
  const first = browser.open()
  first.queue.change(FIRST, 75)
  first.queue.change(COMMENT, 'Oui', 1_000)
  first.queue.refuse(commentField(2, 'fr'), { value: LINK, code: 'link_not_allowed' })
  await turn()
  first.queue.stop()
  const next = browser.open()
  await turn()
  expect(next.queue.state()).toMatchObject({ isRestored: true, isReady: true, isStored: true })
  expect([...next.queue.state().pending]).toEqual([
    [FIRST, 75],
    [COMMENT, 'Oui'],
  ])
  browser.line.isCut = null
  await settle()
  expect([...server.stored]).toEqual([
    [FIRST, 75],
    [COMMENT, 'Oui'],
  ])
  expect(next.queue.state()).toMatchObject({ isRestored: false, pending: new Map() })
  expect(next.queue.state().refused).toEqual(new Map([[commentField(2, 'fr'), { value: LINK, code: 'link_not_allowed' }]]))
  expect([...browser.rows.values()].map(({ field }) => field)).toEqual([commentField(2, 'fr')])
})

// Fails when a change is removed from the device when it is sent, not when it is acknowledged.
test('a change that is being sent when its window closes stays stored until the server confirms it', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  browser.line.isCut = 'slow'
  const first = browser.open()
  first.queue.change(FIRST, 75)
  await turn()
  expect([...browser.rows.values()]).toMatchObject([{ field: FIRST, value: 75, base: 0 }])
  first.queue.stop()
  const next = browser.open()
  await turn()
  expect(next.queue.state().pending.get(FIRST)).toBe(75)
  await settle()
  // Both requests have arrived; the value is saved once.
  expect([server.read().version, server.stored.get(FIRST), browser.rows.size, next.queue.state().conflicts.size]).toEqual([1, 75, 0, 0])
})

// Fails when a stored change is sent without the version that it began with.
test('a change of another device is reported as a conflict after a crash, and not overwritten', async () => {
  const server = createServer()
  const [here, elsewhere] = [createBrowser(server), createBrowser(server)]
  here.line.isCut = 'there'
  const first = here.open()
  first.queue.change(FIRST, 0)
  await turn()
  first.queue.stop()
  elsewhere.open().queue.change(FIRST, 100)
  await settle()
  here.line.isCut = null
  const next = here.open()
  await settle()
  expect(server.stored.get(FIRST)).toBe(100)
  expect(next.queue.state().conflicts).toEqual(new Map([[FIRST, { mine: 0, theirs: 100 }]]))
  // A conflict that is not settled when the window closes is shown again.
  next.queue.stop()
  const third = here.open()
  await settle()
  expect(third.queue.state().conflicts).toEqual(new Map([[FIRST, { mine: 0, theirs: 100 }]]))
  third.queue.choose(FIRST, 'mine')
  await settle()
  expect([server.stored.get(FIRST), here.rows.size]).toEqual([0, 0])
})

// Fails when a choice overwrites a value that is newer than the two shown ones.
test('a choice in a conflict begins with the shown version, not with a newer one', async () => {
  const server = createServer()
  const [here, elsewhere] = [createBrowser(server), createBrowser(server)]
  const [mine, other] = [here.open(), elsewhere.open()]
  other.queue.change(FIRST, 100)
  await settle()
  mine.queue.change(FIRST, 0)
  await settle()
  other.queue.change(FIRST, 75)
  await settle()
  mine.queue.rebase(server.read().version)
  mine.queue.choose(FIRST, 'mine')
  await settle()
  expect(mine.queue.state().conflicts).toEqual(new Map([[FIRST, { mine: 0, theirs: 75 }]]))
  expect(server.stored.get(FIRST)).toBe(75)
})

// Fails when a window sends the changes of a living one, or ignores those of a closed one.
test('each of two windows sends its own changes, and the remaining one takes over those of the closed one', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  const [first, second] = [browser.open(), browser.open()]
  browser.line.isCut = 'there'
  first.queue.change(FIRST, 75)
  second.queue.change(FIRST, 100)
  second.queue.change(SECOND, 25)
  await turn()
  browser.open().queue.stop()
  expect([second.queue.state().pending.get(FIRST), browser.rows.size]).toEqual([100, 3])
  first.queue.stop()
  browser.line.isCut = null
  await settle()
  expect(second.queue.state().pending.size).toBe(0)
  expect([...server.stored]).toEqual([
    [FIRST, 100],
    [SECOND, 25],
  ])
  expect(second.queue.state().conflicts).toEqual(new Map([[FIRST, { mine: 75, theirs: 100 }]]))
})

test('a device that stores nothing reports it, and still sends', async () => {
  const server = createServer()
  const fails = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const queue = createSaveQueue({
    ...{ version: 0, send: async (change) => server.save(change), reread: async () => server.read(), onSaved: () => undefined },
    ...{ now: () => new Date(), store: { adopt: fails, write: fails, close: () => undefined } },
  })
  void queue.restore()
  queue.change(FIRST, 75)
  await settle()
  expect(queue.state()).toMatchObject({ isStored: false, isReady: true, pending: new Map() })
  expect(server.stored.get(FIRST)).toBe(75)
})

const step = fc.record({
  device: fc.constantFrom(0, 1),
  window: fc.constantFrom(0, 1),
  field: fc.constantFrom(FIRST, SECOND, COMMENT),
  delayMs: fc.constantFrom(0, 0, 1_000),
  isCut: fc.constantFrom(null, null, 'there' as const, 'back' as const, 'slow' as const),
  wait: fc.constantFrom(0, 1, 3_000, 40_000),
  isReread: fc.boolean(),
  isClosed: fc.boolean(),
})

/** A device with two windows, the typed values, and the value that the person saw when typing each. */
function createDevice(server: Server) {
  const browser = createBrowser(server)
  const windows: [Window, Window] = [browser.open(), browser.open()]
  const seen = new Map<FieldValue, FieldValue | undefined>()
  /** The visible values that the person replaced. */
  const replaced = new Set<FieldValue | undefined>()
  const type = (window: Window, { field, value, delayMs }: { field: string; value: FieldValue; delayMs: number }) => {
    const { pending, conflicts, refused } = window.queue.state()
    for (const visible of [pending.get(field), conflicts.get(field)?.mine, refused.get(field)?.value]) replaced.add(visible)
    const former = pending.get(field)
    // A person who replaces an unsaved value sees that value, not the one of the server.
    seen.set(value, former !== undefined ? seen.get(former) : conflicts.has(field) ? conflicts.get(field)?.theirs : window.shown.get(field))
    window.queue.change(field, value, delayMs)
  }
  return { browser, windows, seen, replaced, type }
}

// Fails when a retry, a closed window or a reload loses a typed or acknowledged value, or overwrites an unseen one.
test('with interrupted and slow connections, two devices, closed windows and reloads every typed value is saved, stored or reported', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = createServer()
      const devices = [createDevice(server), createDevice(server)] as const
      for (const [index, { device, window, field, delayMs, isCut, wait, isReread, isClosed }] of steps.entries()) {
        const { browser, windows, type } = devices[device as 0 | 1]
        browser.line.isCut = isCut
        type(windows[window as 0 | 1], { field, value: field === COMMENT ? `Text ${index}` : index, delayMs })
        await vi.advanceTimersByTimeAsync(wait)
        if (isReread && isCut === null) windows[window as 0 | 1].reread()
        if (!isClosed) continue
        windows[window as 0 | 1].queue.stop()
        windows[window as 0 | 1] = browser.open()
        await turn()
      }
      for (const { browser } of devices) browser.line.isCut = null
      await settle()
      for (const { browser, windows, seen, replaced } of devices) {
        for (const { queue } of windows) expect(queue.state()).toMatchObject({ pending: new Map(), error: null })
        const named = windows.flatMap(({ queue }) => [...queue.state().conflicts.values()].map(({ mine }) => mine))
        const left = [...browser.rows.values()].map(({ value }) => value)
        const lost = [...seen.keys()].filter((value) => ![...browser.taken, ...named, ...left, ...replaced].includes(value))
        const unseen = browser.overwritten.filter(({ before, value }) => seen.get(value) !== before && !seen.has(before))
        expect({ lost, unseen }).toEqual({ lost: [], unseen: [] })
      }
    }),
    { seed: 109, numRuns: 200 },
  )
})
