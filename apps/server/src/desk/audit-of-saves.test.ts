import type { AuditEvent } from '@plenara/api'
import { beforeEach, expect, test } from 'vitest'
import { createAuditOfSaves } from './audit-of-saves.ts'

let kept: AuditEvent[]
let moment: number
let audit: ReturnType<typeof createAuditOfSaves>
beforeEach(() => {
  kept = []
  moment = 0
  const keep = async (event: AuditEvent) => {
    kept.push(event)
    return `line-${kept.length}`
  }
  audit = createAuditOfSaves(keep, () => moment)
})

const event = (change: Partial<AuditEvent> = {}): AuditEvent => ({
  who: 'actor:1',
  what: 'saveStatement',
  whose: 'actor:1',
  outcome: 'ok',
  ...change,
})

// Fails when each save leaves a line, or the second one of ten minutes later leaves none.
test('saves of ten minutes leave one line for each person, other calls one each', async () => {
  for (let save = 0; save < 50; save++) await audit(event())
  await audit(event({ who: 'actor:2', whose: 'actor:2' }))
  await audit(event({ what: 'submitStatement' }))
  await audit(event({ what: 'submitStatement' }))
  moment = 10 * 60_000
  await audit(event())
  expect(kept.map(({ who, what }) => [who, what])).toEqual([
    ['actor:1', 'saveStatement'],
    ['actor:2', 'saveStatement'],
    ['actor:1', 'submitStatement'],
    ['actor:1', 'submitStatement'],
    ['actor:1', 'saveStatement'],
  ])
})

// Fails when the line of another save gets the outcome of this one.
test('a save that fails leaves a line of its own', async () => {
  const first = await audit(event())
  const second = await audit(event())
  await audit(event({ outcome: 'stale', corrects: second }))
  expect(kept).toEqual([event(), event({ outcome: 'stale' })])
  await audit(event({ outcome: 'internal', corrects: first }))
  expect(kept[2]).toMatchObject({ corrects: 'line-1' })
})

test('a save whose line cannot be written is refused, and the next one tries again', async () => {
  let isFull = true
  const full = createAuditOfSaves(async (one) => {
    if (isFull) throw new Error('The disk is full')
    kept.push(one)
    return 'line'
  })
  await expect(full(event())).rejects.toThrow('full')
  isFull = false
  await full(event())
  expect(kept).toHaveLength(1)
})
