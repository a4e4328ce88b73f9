import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadiness, leastFree, type ReadinessOptions } from './readiness.ts'

const GIB = 1024 ** 3
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenara-ready-'))
})
afterAll(async () => {
  await chmod(folder, 0o700)
  await rm(folder, { recursive: true })
})

const failing = (options: Partial<ReadinessOptions> = {}) =>
  createReadiness({
    isReachable: async () => true,
    isStopping: () => false,
    auditDir: folder,
    folders: [folder],
    minFreeBytes: 0,
    ...options,
  })()

test('ready where everything answers, and nothing is left in the folder', async () => {
  expect(await failing()).toEqual([])
  expect(await readdir(folder)).toEqual([])
})

// Fails when a part is not asked, or not named.
test('each part that fails is named', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(await failing({ isReachable: async () => false })).toEqual(['database'])
  expect(await failing({ auditDir: file })).toEqual(['audit'])
  expect(await failing({ minFreeBytes: Number.MAX_SAFE_INTEGER })).toEqual(['disk'])
  expect(await failing({ folders: [join(folder, 'gone')], auditDir: join(folder, 'gone'), minFreeBytes: 1 })).toEqual(['audit', 'disk'])
  expect(await failing({ isStopping: () => true })).toEqual(['stopping'])
  await rm(file)
})

test('a database that does not answer within 2 s is not waited for', { tags: ['slow'] }, async () => {
  const begin = performance.now()
  expect(await failing({ isReachable: () => new Promise(() => {}) })).toEqual(['database'])
  expect(performance.now() - begin).toBeLessThan(4_000)
})

test('many who ask at once are told the same', async () => {
  let asked = 0
  const readiness = createReadiness({
    isReachable: async () => ++asked > 0,
    isStopping: () => false,
    auditDir: folder,
    folders: [folder],
    minFreeBytes: null,
  })
  await Promise.all(Array.from({ length: 50 }, readiness))
  expect(asked).toBe(1)
})

test.each([
  [1000, 30],
  [100, 3],
  [40, 2],
  [10, 1],
])('of %i GiB at least %i stay free', (size, free) => {
  expect(leastFree(size * GIB)).toBeCloseTo(free * GIB)
})
