import { answerField, commentField, type FieldValue } from '@plenara/domain/statements'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaveQueue } from './save-queue.ts'
import { createServer, LINK, type Server } from './test-support/statement-server.ts'
import { createBrowser, type Window } from './test-support/windows.ts'

const [ONE, TWO] = [answerField(1), answerField(2)]
const COMMENT = commentField(1, 'fr')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Lets everything go on that waits, also for a further attempt. */
const settle = () => vi.advanceTimersByTimeAsync(120_000)
/** Lets go on what waits for nothing but its turn. */
const turn = () => vi.advanceTimersByTimeAsync(0)

// Fails when what was typed is gone with its window.
test('what is not sent when a window closes is shown and sent by the next one', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  browser.line.isCut = 'there'
  const first = browser.open()
  first.queue.change(ONE, 75)
  first.queue.change(COMMENT, 'Oui', 1_000)
  first.queue.refuse(commentField(2, 'fr'), { value: LINK, code: 'link_not_allowed' })
  await turn()
  first.queue.stop()
  const next = browser.open()
  await turn()
  expect(next.queue.state()).toMatchObject({ isRestored: true, isReady: true, isKept: true })
  expect([...next.queue.state().pending]).toEqual([
    [ONE, 75],
    [COMMENT, 'Oui'],
  ])
  browser.line.isCut = null
  await settle()
  expect([...server.stored]).toEqual([
    [ONE, 75],
    [COMMENT, 'Oui'],
  ])
  expect(next.queue.state()).toMatchObject({ isRestored: false, pending: new Map() })
  expect(next.queue.state().refused).toEqual(new Map([[commentField(2, 'fr'), { value: LINK, code: 'link_not_allowed' }]]))
  expect([...browser.rows.values()].map(({ field }) => field)).toEqual([commentField(2, 'fr')])
})

// Fails when something leaves the device as it is sent, and not once it is acknowledged.
test('what is on its way when a window closes is kept until the server has said that it has it', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  browser.line.isCut = 'slow'
  const first = browser.open()
  first.queue.change(ONE, 75)
  await turn()
  expect([...browser.rows.values()]).toMatchObject([{ field: ONE, value: 75, base: 0 }])
  first.queue.stop()
  const next = browser.open()
  await turn()
  expect(next.queue.state().pending.get(ONE)).toBe(75)
  await settle()
  // Both requests have arrived; it is there once.
  expect([server.read().version, server.stored.get(ONE), browser.rows.size, next.queue.state().conflicts.size]).toEqual([1, 75, 0, 0])
})

// Fails when what was kept is sent without the version that it began with.
test('what another device changed meanwhile is named after a crash, and not overwritten', async () => {
  const server = createServer()
  const [here, elsewhere] = [createBrowser(server), createBrowser(server)]
  here.line.isCut = 'there'
  const first = here.open()
  first.queue.change(ONE, 0)
  await turn()
  first.queue.stop()
  elsewhere.open().queue.change(ONE, 100)
  await settle()
  here.line.isCut = null
  const next = here.open()
  await settle()
  expect(server.stored.get(ONE)).toBe(100)
  expect(next.queue.state().conflicts).toEqual(new Map([[ONE, { mine: 0, theirs: 100 }]]))
  // What is not settled when the window closes stands there again.
  next.queue.stop()
  const third = here.open()
  await settle()
  expect(third.queue.state().conflicts).toEqual(new Map([[ONE, { mine: 0, theirs: 100 }]]))
  third.queue.choose(ONE, 'mine')
  await settle()
  expect([server.stored.get(ONE), here.rows.size]).toEqual([0, 0])
})

// Fails when a choice overwrites what came after the two that the person chose between.
test('what is chosen in a conflict began with what was shown, not with what came since', async () => {
  const server = createServer()
  const [here, elsewhere] = [createBrowser(server), createBrowser(server)]
  const [mine, other] = [here.open(), elsewhere.open()]
  other.queue.change(ONE, 100)
  await settle()
  mine.queue.change(ONE, 0)
  await settle()
  other.queue.change(ONE, 75)
  await settle()
  mine.queue.rebase(server.read().version)
  mine.queue.choose(ONE, 'mine')
  await settle()
  expect(mine.queue.state().conflicts).toEqual(new Map([[ONE, { mine: 0, theirs: 75 }]]))
  expect(server.stored.get(ONE)).toBe(75)
})

// Fails when a window sends what another one is still sending, or leaves what one that is gone had.
test('of two windows each sends its own, and one that stays takes over what the other had', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  const [one, two] = [browser.open(), browser.open()]
  browser.line.isCut = 'there'
  one.queue.change(ONE, 75)
  two.queue.change(ONE, 100)
  two.queue.change(TWO, 25)
  await turn()
  browser.open().queue.stop()
  expect([two.queue.state().pending.get(ONE), browser.rows.size]).toEqual([100, 3])
  one.queue.stop()
  browser.line.isCut = null
  await settle()
  expect(two.queue.state().pending.size).toBe(0)
  expect([...server.stored]).toEqual([
    [ONE, 100],
    [TWO, 25],
  ])
  expect(two.queue.state().conflicts).toEqual(new Map([[ONE, { mine: 75, theirs: 100 }]]))
})

test('a device that keeps nothing says so, and goes on sending', async () => {
  const server = createServer()
  const fails = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const queue = createSaveQueue({
    ...{ version: 0, send: async (change) => server.save(change), reread: async () => server.read(), onSaved: () => undefined },
    ...{ now: () => new Date(), store: { adopt: fails, write: fails, close: () => undefined } },
  })
  void queue.restore()
  queue.change(ONE, 75)
  await settle()
  expect(queue.state()).toMatchObject({ isKept: false, isReady: true, pending: new Map() })
  expect(server.stored.get(ONE)).toBe(75)
})

const step = fc.record({
  device: fc.constantFrom(0, 1),
  window: fc.constantFrom(0, 1),
  field: fc.constantFrom(ONE, TWO, COMMENT),
  delayMs: fc.constantFrom(0, 0, 1_000),
  isCut: fc.constantFrom(null, null, 'there' as const, 'back' as const, 'slow' as const),
  wait: fc.constantFrom(0, 1, 3_000, 40_000),
  isReread: fc.boolean(),
  isClosed: fc.boolean(),
})

/** A device with two windows; what was typed there, and what the person saw of the field meanwhile. */
function createDevice(server: Server) {
  const browser = createBrowser(server)
  const windows: [Window, Window] = [browser.open(), browser.open()]
  const seen = new Map<FieldValue, FieldValue | undefined>()
  /** What the person typed over while it stood before them. */
  const replaced = new Set<FieldValue | undefined>()
  const type = (window: Window, { field, value, delayMs }: { field: string; value: FieldValue; delayMs: number }) => {
    const { pending, conflicts, refused } = window.queue.state()
    for (const one of [pending.get(field), conflicts.get(field)?.mine, refused.get(field)?.value]) replaced.add(one)
    const own = pending.get(field)
    // Whoever types over what is not saved sees that, not what the server has.
    seen.set(value, own !== undefined ? seen.get(own) : conflicts.has(field) ? conflicts.get(field)?.theirs : window.shown.get(field))
    window.queue.change(field, value, delayMs)
  }
  return { browser, windows, seen, replaced, type }
}

// Fails when a retry, a closed window or a reload loses something typed or acknowledged, or overwrites what nobody has seen.
test('over cut and slow lines, two devices, closed windows and reloads nothing that was typed is lost without being named', async () => {
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
