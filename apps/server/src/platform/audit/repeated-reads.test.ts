import type { AuditEvent } from '@plenara/api'
import { afterEach, expect, test } from 'vitest'
import { createRepeatedReads } from './repeated-reads.ts'

let reads: ReturnType<typeof createRepeatedReads> | null = null
afterEach(() => reads?.close())

function world(keep?: () => Promise<string>) {
  const kept: AuditEvent[] = []
  const errors: unknown[] = []
  let moment = 0
  const write = async (event: AuditEvent) => {
    kept.push(event)
    return keep ? keep() : `mark ${kept.length}`
  }
  reads = createRepeatedReads({ keep: write, now: () => moment, onError: (error) => errors.push(error) })
  return { ...reads, kept, errors, pass: (ms: number) => (moment += ms) }
}
const read = (who: number, change: Partial<AuditEvent> = {}): AuditEvent => ({
  who,
  what: 'getUser',
  whose: who,
  outcome: 'ok',
  mayRepeat: true,
  ...change,
})
const line = ({ mayRepeat: _, ...event }: AuditEvent) => event

// Fails when every read is a line of its own.
test('what is read again and again is a line before the first answer and one that counts the others [ATTACK-6]', async () => {
  const { keep, kept, flush } = world()
  for (let count = 0; count < 1_000; count++) expect(await keep(read(7))).toBe('mark 1')
  expect(kept).toEqual([line(read(7))])
  await flush()
  expect(kept).toEqual([line(read(7)), { ...line(read(7)), count: 999 }])
})

test('other users, calls, accounts and outcomes, and later minutes, are lines of their own', async () => {
  const { keep, kept, pass } = world()
  const others = [read(7), read(8), read(7, { what: 'getLists' }), read(7, { whose: 9, outcome: 'not_found' })]
  for (const event of [...others, read(7)]) await keep(event)
  pass(60_000)
  await keep(read(7))
  expect(kept).toEqual([...others.map(line), { ...line(read(7)), count: 1 }, line(read(7))])
})

test('a change is always a line', async () => {
  const { keep, kept } = world()
  const change: AuditEvent = { who: 7, what: 'setMatch', whose: 7, outcome: 'ok' }
  await keep(change)
  await keep(change)
  expect(kept).toEqual([change, change])
})

// Fails when a repetition does not wait for the line that stands for it.
test('where the line cannot be kept no repetition is answered, and the next one tries again', async () => {
  let isFull = true
  const { keep, kept } = world(async () => {
    if (isFull) throw new Error('full')
    return 'mark'
  })
  const answers = await Promise.allSettled([keep(read(7)), keep(read(7))])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isFull = false
  expect(await keep(read(7))).toBe('mark')
  expect(kept).toHaveLength(2)
})
