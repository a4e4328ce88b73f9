import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditEvent } from '@plenara/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAuditLog } from '../src/platform/audit/audit-log.ts'
import { type AdminWorld, openAdminWorld } from './support/admin-world.ts'
import { insertTestUser } from './support/test-user.ts'

let world: AdminWorld
let copies: string
let own: string
let other: string
beforeEach(async () => {
  world = await openAdminWorld()
  copies = realpathSync(mkdtempSync(join(tmpdir(), 'plenara-copies-')))
  own = join(world.dataDir, 'audit')
  other = join(copies, 'two')
  await keep(own, '08:00', { who: 7, what: 'getResponses', whose: 7 })
  await keep(other, '07:00', { who: 7, what: 'getUser', whose: 7 })
  await keep(own, '09:00', { who: 8, what: 'getUser', whose: 8 })
  await keep(other, '10:00', { who: 7, what: 'setResponse', whose: 7 })
})
afterEach(async () => {
  await world.close()
  rmSync(copies, { recursive: true })
})

async function keep(folder: string, time: string, event: Pick<AuditEvent, 'who' | 'what' | 'whose'>): Promise<void> {
  const log = createAuditLog({ folder, now: () => new Date(`2999-10-01T${time}Z`), onError: () => undefined })
  await log.keep({ outcome: 'ok', ...event })
  await log.close()
}
/** Changes a line of the first file. */
function damage(folder: string): string {
  const [file = ''] = readdirSync(folder).toSorted()
  writeFileSync(
    join(folder, file),
    readFileSync(join(folder, file), 'utf8').replace('getUser', 'getList').replace('getResponses', 'getList'),
  )
  return file
}
const admin = (...args: string[]) => world.admin(['audit', ...args])
const lines = async (...args: string[]) => (await admin(...args)).stdout.trim().split('\n')
const DAY = ['2999-10-01T00:00Z', '2999-10-02T00:00Z'] as const

// Fails when only the own folder is read, when it is not told which one, or when the order is that of the folders.
test('what was done with an account on two machines is one list, by time, with the machine', async () => {
  const listed = await lines('user', '7', '--also', other)
  expect(listed.filter((line) => !line.includes('operator:'))).toEqual([
    `2999-10-01T07:00:00.000Z  7  getUser of 7: ok  ${other}`,
    `2999-10-01T08:00:00.000Z  7  getResponses of 7: ok  ${realpathSync(own)}`,
    `2999-10-01T10:00:00.000Z  7  setResponse of 7: ok  ${other}`,
  ])
  expect(listed).toHaveLength(4)
  expect((await lines('user', '7')).at(-1)).toBe('2999-10-01T08:00:00.000Z  7  getResponses of 7: ok')
})

test('the accounts touched on two machines are one list, each account once', async () => {
  for (let account = 1; account <= 8; account++) await insertTestUser(world.db)
  const { json, stderr } = await admin('affected', ...DAY, '--also', other, '--json')
  expect(stderr).toContain('2 accounts were touched')
  expect(json().accounts).toMatchObject([
    { userId: 7, calls: { getUser: 1, getResponses: 1, setResponse: 1 }, hasOpinions: true, first: '2999-10-01T07:00:00.000Z' },
    { userId: 8, calls: { getUser: 1 } },
  ])
  expect((await lines('affected', ...DAY))[0]).toBe('2 accounts were touched')
})

test('the logs of several machines are checked at once, and where one is broken it is named', async () => {
  const third = join(copies, 'three')
  await keep(third, '11:00', { who: 9, what: 'getUser', whose: 9 })
  const checked = await lines('verify', '--also', `${other}, ${third}`)
  expect(checked).toEqual([
    expect.stringMatching(`^${realpathSync(own)}: \\d+ lines in 3 files hold$`),
    `${other}: 4 lines in 2 files hold`,
    `${third}: 2 lines in 1 files hold`,
  ])
  const { json } = await admin('verify', '--also', other, '--also', third, '--json')
  expect(json().folders.map(({ folder, files }: { folder: string; files: number }) => [folder, files])).toEqual([
    [realpathSync(own), 4],
    [other, 2],
    [third, 1],
  ])
  const file = damage(third)
  expect(await admin('verify', '--also', other, '--also', third)).toMatchObject({
    status: 1,
    stderr: `The audit log is broken at ${third}/${file}:2: the line does not follow on the one before\n`,
  })
})

// Fails when a folder counts twice, under the same name, another one or as a copy.
test('a folder that is named twice, the own one and a copy of it count once', async () => {
  symlinkSync(other, join(copies, 'link'))
  cpSync(own, join(copies, 'one'), { recursive: true })
  const all = [other, `${other}/`, join(copies, 'link'), own, join(copies, 'one')].join(',')
  const { json } = await admin('affected', ...DAY, '--also', all, '--json')
  expect(json().accounts[0]).toMatchObject({ userId: 7, calls: { getUser: 1, getResponses: 1, setResponse: 1 } })
  expect(await lines('verify', '--also', [other, `${other}/`, join(copies, 'link'), own].join(','))).toHaveLength(2)
})

// Fails when a list goes on in silence without what is broken.
test('a list of a damaged log says what is not in it', async () => {
  const file = damage(other)
  const said = `The audit log is broken at ${other}/${file}:2: the line does not follow on the one before. What stood there is not in this list`
  expect((await lines('user', '7', '--also', other)).at(-1)).toBe(said)
  expect((await lines('affected', ...DAY, '--also', other)).at(-1)).toBe(said)
  expect((await lines('affected', ...DAY)).at(-1)).not.toContain('broken')
})

test.each([
  ['that is missing', () => join(copies, 'nowhere'), /^The folder of --also cannot be read: ENOENT[^\n]*nowhere'\n$/],
  ['that is a file', () => join(other, readdirSync(other)[0] ?? ''), /^The folder of --also cannot be read: ENOTDIR[^\n]*\n$/],
  ['without a log', () => copies, /^[^\n]* of --also holds no audit log\n$/],
  ['without a name', () => `${other},`, /^--also names no folder, or ends in a comma\n$/],
])('a folder %s is one line and status 1', async (_, folder, line) => {
  mkdirSync(join(copies, 'empty'))
  for (const args of [['verify'], ['user', '7'], ['affected', ...DAY]]) {
    const { status, stdout, stderr } = await admin(...args, '--also', folder())
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(line)
  }
})
