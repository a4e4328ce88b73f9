import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditEvent } from '@plenara/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AuditLog, createAuditLog } from './audit-log.ts'
import { readEvents, readEventsOfUser } from './read-audit.ts'
import { verifyAudit } from './verify-audit.ts'

const FILL = join(import.meta.dirname, '../../../test/support/fill-audit-log.ts')

let parent: string
let folder: string
let log: AuditLog
let now: Date
const errors: unknown[] = []
const open = () => createAuditLog({ folder, now: () => now, onError: (error) => errors.push(error) })
beforeEach(() => {
  now = new Date('2027-09-01T08:00:00Z')
  errors.length = 0
  parent = mkdtempSync(join(tmpdir(), 'plenara-audit-'))
  folder = join(parent, 'audit')
  log = open()
})
afterEach(async () => {
  await log.close()
  rmSync(parent, { recursive: true, force: true })
})

const event = (who: number, change: Partial<AuditEvent> = {}): AuditEvent => ({
  who,
  what: 'getResponses',
  whose: who,
  outcome: 'ok',
  ...change,
})
const files = async () => (await readdir(folder)).toSorted()
const check = () => verifyAudit(folder, now)
const all = () => readEvents(folder, () => true)

/** Changes the lines of the only file. */
async function tamper(change: (lines: string[]) => string[]): Promise<string> {
  const [name = ''] = await files()
  const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
  writeFileSync(
    join(folder, name),
    change(lines)
      .map((line) => `${line}\n`)
      .join(''),
  )
  return name
}

test('events are lines of JSON in one file a process and day that its owner alone may read', async () => {
  await log.keep(event(7))
  await log.keep(event(8, { outcome: 'stale' }))
  expect(await all()).toEqual([
    { at: '2027-09-01T08:00:00.000Z', ...event(7) },
    { at: '2027-09-01T08:00:00.000Z', ...event(8, { outcome: 'stale' }) },
  ])
  const [name = '', ...others] = await files()
  expect([name.slice(0, 10), others]).toEqual(['2027-09-01', []])
  expect([statSync(join(folder, name)).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700])
  now = new Date('2027-09-02T00:00:00Z')
  await log.keep(event(9))
  expect((await files()).map((one) => one.slice(0, 10))).toEqual(['2027-09-01', '2027-09-02'])
  expect(await check()).toMatchObject({ files: 2, lines: 5, faults: [], unfinished: [] })
})

test('a correction takes the place of the outcome', async () => {
  const mark = await log.keep(event(7, { what: 'changeList' }))
  await log.keep(event(7, { what: 'changeList', outcome: 'stale', corrects: mark }))
  expect(await all()).toEqual([{ at: now.toISOString(), ...event(7, { what: 'changeList', outcome: 'stale' }) }])
})

test('the events of an account are those of its user and those of others about it', async () => {
  await log.keep(event(7))
  await log.keep(event(8))
  await log.keep({ who: 'operator:anna', what: 'user delete', whose: 7, outcome: 'ok' })
  expect((await readEventsOfUser([folder], 7)).map(({ what }) => what)).toEqual(['getResponses', 'user delete'])
})

// Fails when a line's hash leaves out the line before, or its own text.
test.each([
  ['changed', 3, (lines: string[]) => lines.with(2, lines[2]!.replace('"whose":2', '"whose":9'))],
  ['changed, the last one', 6, (lines: string[]) => lines.with(5, lines[5]!.replace('"ok"', '"stale"'))],
  ['removed', 3, (lines: string[]) => lines.toSpliced(2, 1)],
  ['put in', 4, (lines: string[]) => lines.toSpliced(3, 0, lines[2]!)],
  ['moved', 3, (lines: string[]) => [...lines.slice(0, 2), lines[3]!, lines[2]!, ...lines.slice(4)]],
  ['the first one, removed', 1, (lines: string[]) => lines.slice(1)],
])('a line that was %s is found', async (_, line, change) => {
  for (const who of [1, 2, 3, 4, 5]) await log.keep(event(who))
  expect((await check()).faults).toEqual([])
  const file = await tamper(change)
  expect((await check()).faults).toEqual([{ file, line, reason: 'the line does not follow on the one before' }])
})

// Fails when a new file does not say where the others stand.
test('lines cut off at the end, and a whole file that went, are found once another file was begun', async () => {
  for (const who of [1, 2, 3]) await log.keep(event(who))
  await log.close()
  now = new Date('2027-09-03T08:00:00Z')
  await log.keep(event(4))
  expect((await check()).faults).toEqual([])
  const file = (await files())[0]!
  const text = readFileSync(join(folder, file), 'utf8')
  writeFileSync(join(folder, file), text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1))
  expect((await check()).faults).toEqual([{ file, line: 0, reason: 'lines at the end were removed' }])
  rmSync(join(folder, file))
  expect((await check()).faults).toEqual([{ file, line: 0, reason: 'the file was removed' }])
})

test('a line that the power cut in the middle is said, and is no fault', async () => {
  for (const who of [1, 2]) await log.keep(event(who))
  const [file = ''] = await files()
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').slice(0, -20))
  expect(await check()).toEqual({ files: 1, lines: 2, faults: [], unfinished: [file] })
})

// Fails when the groups of one process may be written side by side.
test('a thousand events at once stand in one chain, in order', async () => {
  const waiting: Promise<string>[] = []
  for (let who = 1; who <= 1_000; who++) {
    waiting.push(log.keep(event(who)))
    if (who % 25 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  const marks = await Promise.all(waiting)
  expect(new Set(marks).size).toBe(1_000)
  expect((await all()).map(({ who }) => who)).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1))
  expect(await check()).toMatchObject({ files: 1, lines: 1_001, faults: [] })
})

test('several processes write files of their own', async () => {
  const other = open()
  await Promise.all([1, 2, 3].flatMap((who) => [log.keep(event(who)), other.keep(event(who))]))
  await other.close()
  expect(await check()).toMatchObject({ files: 2, lines: 8, faults: [] })
})

// Fails when the failure of a write is not handed on.
test('an event that cannot be written is refused, and the log goes on once it can', async () => {
  writeFileSync(folder, 'in the way')
  await expect(log.keep(event(1))).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  expect(errors).toHaveLength(1)
  rmSync(folder)
  await log.keep(event(2))
  expect((await all()).map(({ who }) => who)).toEqual([2])
})

// Fails when nobody looks whether the open file still stands in its folder.
test('a file that was taken away under a running process takes no event', async () => {
  await log.keep(event(1))
  rmSync(folder, { recursive: true })
  await expect(log.keep(event(2))).rejects.toMatchObject({ code: 'unavailable' })
  await log.keep(event(3))
  expect((await all()).map(({ who }) => who)).toEqual([3])
})

// Fails when what was written in part is not cut off.
test('what a full disk took in part is cut off, and every event that was promised is there', async () => {
  // A limit on the size of files refuses a write in the middle, as a full disk does.
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -f 16 && exec "$0" "$@"', process.execPath, FILL, folder], { encoding: 'utf8' })
  const kept = Number(/kept (\d+)/.exec(stdout)?.[1])
  expect(kept).toBeGreaterThan(20)
  expect(await all()).toHaveLength(kept)
  expect(await check()).toMatchObject({ faults: [], unfinished: [] })
})

test('files go 400 days after their day', async () => {
  await log.keep(event(1))
  now = new Date('2028-10-05T08:00:00Z')
  await log.keep(event(2))
  expect(await files()).toHaveLength(2)
  now = new Date('2028-10-06T08:00:00Z')
  await log.keep(event(3))
  expect((await files()).map((one) => one.slice(0, 10))).toEqual(['2028-10-05', '2028-10-06'])
  expect((await check()).faults).toEqual([])
})
