import { expect, test } from 'vitest'
import { OFFLINE_COMMANDS } from '../commands/offline/registry.ts'
import { SAMPLES } from './test/all-samples.ts'
import type { Replay } from './test/device.ts'
import { createMemoryServer } from './test/memory-server.ts'
import { runSchedule } from './test/schedule.ts'

const SCHEDULES = 10_000

async function firstFault(seeds: number, replay: Replay): Promise<{ readonly seed: number; readonly faults: string[] } | null> {
  const clock = { now: 0 }
  const server = createMemoryServer(() => new Date(clock.now))
  for (let seed = 1; seed <= seeds; seed++) {
    const faults = await runSchedule(server, clock, { seed, replay })
    if (faults.length > 0) return { seed, faults }
  }
  return null
}

test('every command that works offline has samples for the schedules, and is registered once', () => {
  const kinds = OFFLINE_COMMANDS.map(({ kind }) => kind)
  expect([...SAMPLES.keys()]).toEqual(kinds)
  expect(new Set(kinds).size).toBe(kinds.length)
  for (const [kind, { topics }] of SAMPLES) expect(Object.keys(topics), kind).not.toEqual([])
})

test(`${SCHEDULES} schedules of edits, cuts, lost answers, double deliveries, restarts, two devices and logging off lose and double nothing`, {
  tags: ['slow'],
}, async () => {
  expect(await firstFault(SCHEDULES, 'serial')).toBeNull()
})

test.each(['parallel', 'forgetful'] as const)('the model finds a %s replay', async (replay) => {
  expect(await firstFault(500, replay)).not.toBeNull()
})
