import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Admission, createAdmission, SHARES } from './admission.ts'
import { shareOfCall } from './share-of-call.ts'

const small = (limit: { running: number; waiting: number; waitMs: number }) => createAdmission({ ...SHARES, ownWrites: limit })

/** Calls that run until they are let go; answers how each ended. */
function callers(admission: Admission) {
  const running: (() => void)[] = []
  const work = () => new Promise<string>((resolve) => running.push(() => resolve('done')))
  return { running, call: () => admission.run('ownWrites', work).catch((error: Error) => error.constructor.name) }
}

test('so many run, so many wait, and others are refused after a pause', async () => {
  const admission = small({ running: 2, waiting: 1, waitMs: 60_000 })
  const { running, call } = callers(admission)
  const calls = [call(), call(), call()]
  await sleep(1)
  expect(running).toHaveLength(2)
  const begin = performance.now()
  expect(await call()).toBe('NotAdmittedError')
  expect(performance.now() - begin).toBeGreaterThan(200)
  running[0]?.()
  await expect.poll(() => running.length).toBe(3)
  for (const finish of running) finish()
  expect(await Promise.all(calls)).toEqual(['done', 'done', 'done'])
  expect(admission.refused().ownWrites).toBe(1)
})

test('whoever waits too long is refused, and leaves its place to the next', async () => {
  const admission = small({ running: 1, waiting: 5, waitMs: 50 })
  const { running, call } = callers(admission)
  const first = call()
  const late = [call(), call()]
  expect(await Promise.all(late)).toEqual(['NotAdmittedError', 'NotAdmittedError'])
  const next = call()
  running[0]?.()
  await expect.poll(() => running.length).toBe(2)
  running[1]?.()
  expect(await Promise.all([first, next])).toEqual(['done', 'done'])
})

test('one kind in excess leaves the others their places', async () => {
  const admission = small({ running: 0, waiting: 0, waitMs: 1 })
  expect(admission.arrive('ownWrites', { complete: true })).toBeNull()
  expect(await admission.run('ownReads', async () => 'read')).toBe('read')
})

// Fails when calls whose body is still on its way take the places of others, or when those that are here are not counted.
test('as many may be here as run and wait, without those whose body is on its way', () => {
  const admission = small({ running: 1, waiting: 2, waitMs: 1_000 })
  for (let count = 0; count < 100; count++) expect(admission.arrive('ownWrites', { complete: false })).not.toBeNull()
  const leave = [1, 2, 3].map(() => admission.arrive('ownWrites', { complete: true }))
  expect(admission.arrive('ownWrites', { complete: true })).toBeNull()
  leave[0]?.()
  expect(admission.arrive('ownWrites', { complete: true })).not.toBeNull()
})

test.each([
  ['GET', '/api/canton', null],
  ['GET', '/', null],
  ['POST', '/', null],
  ['GET', '/health/ready', null],
  ['POST', '/api/authenticate', 'signIn'],
  ['PUT', '/api/register', 'signIn'],
  ['POST', '/api/logout', 'ownWrites'],
  ['POST', '/api/browser-error', 'reports'],
  ['OPTIONS', '/api/user/7', null],
  ['GET', '/api/user/7', 'ownReads'],
  ['GET', '/api/%75ser/7', 'ownReads'],
  ['PUT', '/api/user/7/election/3/response/1', 'ownWrites'],
  ['PUT', '/api/user/7/import', 'imports'],
  ['PUT', '/api/%ff', 'signIn'],
])('%s %s is of the share %s [ATTACK-W1]', (method, path, share) => {
  expect(shareOfCall(method, path)).toBe(share)
})
