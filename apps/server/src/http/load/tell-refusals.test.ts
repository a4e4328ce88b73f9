import { Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdmission, SHARES } from './admission.ts'
import { tellRefusals } from './tell-refusals.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const NONE = { running: 0, waiting: 0, waitMs: 1 }

// Fails when a refusal is told by itself, twice, or not at all.
test('the log is told once a minute how many calls of which kind were refused, and nothing else', () => {
  const admission = createAdmission({ ...SHARES, ownWrites: NONE, signIn: NONE })
  const told: unknown[] = []
  const server = new Server()
  tellRefusals(server, admission, { warn: (...line: unknown[]) => void told.push(line[0]) })
  vi.advanceTimersByTime(600_000)
  expect(told).toEqual([])
  for (let count = 0; count < 5_000; count++) admission.arrive('ownWrites', { complete: true })
  admission.arrive('signIn', { complete: true })
  vi.advanceTimersByTime(120_000)
  expect(told).toEqual([{ code: 'refused', calls: { ownWrites: 5_000, signIn: 1 } }])
  admission.arrive('signIn', { complete: true })
  server.emit('close')
  expect(told.slice(1)).toEqual([{ code: 'refused', calls: { signIn: 1 } }])
})
