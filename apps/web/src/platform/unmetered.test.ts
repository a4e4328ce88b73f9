import { afterEach, expect, test, vi } from 'vitest'
import { whenUnmetered } from './unmetered.ts'

afterEach(() => vi.unstubAllGlobals())

function connect(state: { readonly type?: string; readonly saveData?: boolean }) {
  const connection = Object.assign(new EventTarget(), state)
  vi.stubGlobal('navigator', { connection })
  return connection
}

// Fails when something is prefetched over a metered connection, or never afterwards.
test.each([{ type: 'cellular' }, { type: 'wifi', saveData: true }])(
  'prefetching waits while the connection is %o, and runs once',
  (state) => {
    const connection = connect(state)
    const run = vi.fn()
    whenUnmetered(run)
    connection.dispatchEvent(new Event('change'))
    expect(run).not.toHaveBeenCalled()
    Object.assign(connection, { type: 'wifi', saveData: false })
    connection.dispatchEvent(new Event('change'))
    connection.dispatchEvent(new Event('change'))
    expect(run).toHaveBeenCalledTimes(1)
  },
)

test.each([{ type: 'wifi' }, {}])('over %o prefetching runs at once', (state) => {
  connect(state)
  const run = vi.fn()
  whenUnmetered(run)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a browser without information about its connection prefetches', () => {
  vi.stubGlobal('navigator', {})
  const run = vi.fn()
  whenUnmetered(run)
  expect(run).toHaveBeenCalledTimes(1)
})
