import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModuleGraph, readModuleGraph } from '../modules/module-graph.ts'
import { chooseTests } from './choose-tests.ts'
import { touchedTests } from './touched-tests.ts'

const FILES: Readonly<Record<string, string>> = {
  'packages/domain/package.json': '{ "name": "@sample/domain", "exports": { ".": "./src/index.ts" } }',
  'packages/domain/src/index.ts': "export * from './spider.ts'\nexport { rank as order, type Rank } from './rank.ts'\n",
  'packages/domain/src/spider.ts': 'export function spider() {}\n',
  'packages/domain/src/spider.test.ts': "import { spider } from './spider.ts'\nspider()\n",
  'packages/domain/src/rank.ts': 'export function rank() {}\nexport interface Rank {}\n',
  'packages/domain/src/ranks.json': '{}',
  'packages/domain/data/steps/first.json': '{}',
  'packages/ui/package.json': '{ "name": "@sample/ui", "exports": { "./*": "./src/*" } }',
  'packages/ui/src/form/field.tsx': 'export function Field() {}\n',
  'apps/web/src/sheet.test.ts': "import { Field } from '@sample/ui/form/field.tsx'\nField()\n",
  'apps/web/src/deck.ts': "import { order } from '@sample/domain'\nexport const deck = order\n",
  'apps/web/src/deck.test.ts': "import { deck } from './deck.ts'\ndeck()\n",
  'apps/web/src/lazy.test.ts': "const { deck } = await import('./deck.ts')\ndeck()\n",
  'apps/web/src/typed.test.ts': "import type { Rank } from '@sample/domain'\nexport type R = Rank\n",
  'apps/web/src/deck.browser.test.tsx': "import { deck } from './deck.ts'\ndeck()\n",
}

const root = mkdtempSync(join(tmpdir(), 'plenara-graph-'))
let graph: ModuleGraph
beforeAll(() => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  graph = readModuleGraph(root, Object.keys(FILES))
})
afterAll(() => rmSync(root, { recursive: true }))

const touchedBy = (...changed: string[]) => touchedTests(graph, changed).map(({ file, distance }) => `${distance} ${file}`)

test('a test is touched by what it reaches, through a package entry only by the names it takes', () => {
  expect(touchedBy('packages/domain/src/spider.ts')).toEqual(['1 packages/domain/src/spider.test.ts'])
  expect(touchedBy('packages/domain/src/rank.ts')).toEqual(['2 apps/web/src/deck.test.ts', '2 apps/web/src/lazy.test.ts'])
})

test('a test is touched by a file of a package whose files are all entries', () => {
  expect(touchedBy('packages/ui/src/form/field.tsx')).toEqual(['1 apps/web/src/sheet.test.ts'])
})

test('a changed test is touched itself, and what is no module touches the tests beside it', () => {
  expect(touchedBy('apps/web/src/typed.test.ts')).toEqual(['0 apps/web/src/typed.test.ts'])
  expect(touchedBy('packages/domain/src/ranks.json')).toEqual(['0 packages/domain/src/spider.test.ts'])
  expect(touchedBy('packages/domain/data/steps/first.json')).toEqual(['0 packages/domain/src/spider.test.ts'])
})

test('the nearest tests are run as long as there is time, changed ones always', () => {
  const touched = [
    { file: 'a.test.ts', distance: 0 },
    { file: 'b.test.ts', distance: 1 },
    { file: 'c.test.ts', distance: 2 },
  ]
  const durations = new Map([
    ['a.test.ts', 9],
    ['b.test.ts', 2],
    ['c.test.ts', 2],
  ])
  expect(chooseTests(touched, durations, 11)).toEqual({ files: ['a.test.ts', 'b.test.ts'], left: 1 })
  expect(chooseTests(touched, durations, 1)).toEqual({ files: ['a.test.ts'], left: 2 })
})
