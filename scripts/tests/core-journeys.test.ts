import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const JOURNEYS = join(ROOT, 'apps/web/e2e')
const ENDING = '.spec.ts'

// Fails when a journey of the gate is not named in CONTRIBUTING.md, or one is named that the gate leaves out.
test('CONTRIBUTING.md names the files of all core journeys', () => {
  const page = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const [, section = ''] = /^## The core journeys$(.*?)^## /ms.exec(page) ?? []
  const rows = [...section.matchAll(/^\| [^|]+ \| (`.*`) +\|$/gm)].map(([, files = '']) => files)
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, file]) => file))
  const tagged = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ENDING) && /@(local-)?core\b/.test(readFileSync(join(JOURNEYS, file), 'utf8')))
    .map((file) => file.slice(0, -ENDING.length).replaceAll('\\', '/'))
  expect(tagged.length).toBeGreaterThan(40)
  expect(named.toSorted()).toEqual(tagged.toSorted())
})
