import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { encode } from '../../test/support/encode.ts'
import { pages } from '../../test/support/pages.ts'
import { keepRelease } from './earlier-releases.ts'
import { loadWebApp } from './web-app.ts'

const DAY_MS = 86_400_000
const START = Date.parse('2027-10-01T08:00:00Z')
let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plenara-releases-'))
})
afterEach(() => rm(root, { recursive: true }))

/** Puts a release in place of the one before, starts with it on a day, and answers how its files are then answered. */
async function start(release: string, day: number) {
  const web = join(root, 'web')
  await rm(web, { recursive: true, force: true })
  await mkdir(join(web, 'assets'), { recursive: true })
  await writeFile(join(web, 'index.html'), `<title>${release}</title>`)
  await writeFile(join(web, `assets/page-${release}.js`), release)
  await writeFile(join(web, `assets/page-${release}.js.br`), 'compressed')
  const folder = join(root, 'releases')
  const earlier = await keepRelease({ web, folder, now: () => new Date(START + day * DAY_MS) })
  const app = await loadWebApp(web, { encode, earlier, pages })
  return async (path: string) => {
    const answer = await app(new Request(`http://localhost${path}`, { headers: { Accept: 'text/html' } }))
    return answer.status === 200 ? answer.text() : answer.status
  }
}

test('a tab of an earlier release finds its parts for 30 days after the release was replaced', async () => {
  await start('release1', 0)
  // It ran for longer than that: the days count from here.
  const second = await start('release2', 40)
  expect(await second('/assets/page-release1.js')).toBe('release1')
  expect(await second('/assets/page-release2.js')).toBe('release2')
  expect(await second('/')).toContain('release2')
  const third = await start('release3', 69)
  expect(await third('/assets/page-release1.js')).toBe('release1')
  expect(await third('/assets/page-release2.js')).toBe('release2')
  // Fails when old releases are not removed.
  const again = await start('release3', 71)
  expect(await again('/assets/page-release1.js')).toBe(404)
  expect(await again('/assets/page-release2.js')).toBe('release2')
  expect(await readdir(join(root, 'releases'))).toHaveLength(2)
})

test('a release that comes back is not an earlier one', async () => {
  await start('release1', 0)
  await start('release2', 1)
  await start('release1', 2)
  const later = await start('release1', 33)
  expect(await later('/assets/page-release1.js')).toBe('release1')
  const next = await start('release3', 34)
  expect(await next('/assets/page-release1.js')).toBe('release1')
})

test('an app that is not built has no releases', async () => {
  expect(await keepRelease({ web: join(root, 'none'), folder: join(root, 'releases'), now: () => new Date(START) })).toEqual([])
})
