import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHealth, type HealthOptions, leastFree } from './health.ts'

const GIB = 1024 ** 3
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenara-ready-'))
})
afterAll(async () => {
  await chmod(folder, 0o700)
  await rm(folder, { recursive: true })
})

const healthOf = (options: Partial<HealthOptions> = {}) =>
  createHealth({
    canAnswer: async () => true,
    isReachable: async () => true,
    holdsKey: async () => true,
    isStopping: () => false,
    auditDir: folder,
    folders: [folder],
    minFreeBytes: 0,
    ...options,
  })
/** What fails, of public answers and of accounts. */
const failing = async (options: Partial<HealthOptions> = {}) => {
  const { ready, write } = healthOf(options)
  return [await ready(), await write()]
}
const never = () => new Promise<boolean>(() => {})

test('well where everything answers, and nothing is left in the folder', async () => {
  expect(await failing()).toEqual([[], []])
  expect(await readdir(folder)).toEqual([])
})

// Fails when a part is not asked, not named, or takes public answers out that go on without it.
test('each part that fails is named, and only what readers need keeps from public answers', async () => {
  const file = join(folder, 'file')
  const gone = join(folder, 'gone')
  await writeFile(file, '')
  expect(await failing({ isReachable: async () => false })).toEqual([[], ['database']])
  expect(await failing({ holdsKey: async () => false })).toEqual([[], ['key']])
  expect(await failing({ auditDir: file })).toEqual([[], ['audit']])
  expect(await failing({ minFreeBytes: Number.MAX_SAFE_INTEGER })).toEqual([[], ['disk']])
  expect(await failing({ folders: [gone], auditDir: gone, minFreeBytes: 1 })).toEqual([[], ['audit', 'disk']])
  expect(await failing({ canAnswer: async () => false })).toEqual([['public'], []])
  expect(await failing({ isStopping: () => true })).toEqual([['stopping'], ['stopping']])
  await rm(file)
})

test('what does not answer within 2 s is not waited for', { tags: ['slow'] }, async () => {
  const begin = performance.now()
  const { ready, write } = healthOf({ canAnswer: never, isReachable: never })
  expect(await Promise.all([ready(), write()])).toEqual([['public'], ['database']])
  expect(performance.now() - begin).toBeLessThan(4_000)
})

test('many who ask at once are told the same', async () => {
  let asked = 0
  const { ready, write } = healthOf({ canAnswer: async () => ++asked > 0, isReachable: async () => ++asked > 0 })
  await Promise.all(Array.from({ length: 50 }, () => [ready(), write()]).flat())
  expect(asked).toBe(2)
})

test.each([
  [1000, 30],
  [100, 3],
  [40, 2],
  [10, 1],
])('of %i GiB at least %i stay free', (size, free) => {
  expect(leastFree(size * GIB)).toBeCloseTo(free * GIB)
})
