import { expect, test } from 'vitest'
import type { Module, ModuleGraph, Reference } from '../modules/module-graph.ts'
import { findCircles, longestChain } from './chains.ts'
import { faultsOfFloors, findFloors } from './floors.ts'
import { filesByFolder, fullFolders, longFiles } from './limits.ts'
import type { House } from './measure.ts'
import { faultsOfHouse } from './print-house.ts'
import { findRooms } from './rooms.ts'
import { linesOfIssues } from './unused.ts'
import { faultsOfWalks } from './walks.ts'

type Edges = Readonly<Record<string, readonly string[]>>

/** Modules by name with what they import; `type:` and `dynamic:` before a name say how. */
function graphOf(edges: Edges): ModuleGraph {
  const referenceOf = (edge: string): Reference => {
    const [to = '', kind = 'value'] = edge.split(':').toReversed()
    return { to, kind: kind as Reference['kind'], specifier: '', names: 'all' }
  }
  const moduleOf = (file: string, imported: readonly string[]): Module => ({
    file,
    lines: 1,
    functions: [],
    references: imported.map(referenceOf),
    declared: new Set(),
  })
  return new Map(Object.entries(edges).map(([file, imported]) => [file, moduleOf(file, imported)]))
}

test('a circle is one of values where it exists at run time, else one of types', () => {
  const graph = graphOf({ a: ['b'], b: ['dynamic:c'], c: ['a'], d: ['type:e'], e: ['d'], f: ['a'] })
  expect(findCircles(graph)).toEqual({ value: [['a', 'b', 'c']], type: [['d', 'e']] })
})

test('the longest chain counts static imports of values', () => {
  const graph = graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: ['dynamic:e', 'type:e'], e: [] })
  expect(longestChain(graph)).toEqual(['a', 'b', 'd'])
})

test('rooms lie one or two levels below src; an arrow is counted once, however many files it stands for', () => {
  const web = 'apps/web/src'
  const graph = graphOf({
    [`${web}/election/match/deck.ts`]: [`${web}/election/shared/rank.ts`, `${web}/shared/list.ts`, 'packages/domain/src/index.ts'],
    [`${web}/election/match/parts/card.ts`]: [`${web}/shared/list.ts`, `type:${web}/election/match/deck.ts`],
    [`${web}/election/shared/rank.ts`]: [],
    [`${web}/shared/list.ts`]: [],
    [`${web}/main.ts`]: [`${web}/shared/list.ts`],
  })
  const areas = findRooms(graph, 'apps/web', 1)
  expect(areas.rooms).toEqual([`${web}/election`, `${web}/shared`])
  expect(areas.arrows).toEqual([{ from: `${web}/election`, to: `${web}/shared` }])
  const rooms = findRooms(graph, 'apps/web', 2)
  expect(rooms.rooms).toEqual([`${web}/election/match`, `${web}/election/shared`, `${web}/shared`])
  expect(rooms.arrows).toEqual([
    { from: `${web}/election/match`, to: `${web}/election/shared` },
    { from: `${web}/election/match`, to: `${web}/shared` },
  ])
})

test('a folder holds forty files and a file three hundred lines, collections aside', () => {
  const filled = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`)
  const files = [...filled('a/small', 40), ...filled('a/large', 41), ...filled('a/icons', 90), ...filled('a/texts/de', 90)]
  expect(fullFolders(files)).toEqual([['a/large', 41]])
  expect(filesByFolder(files)).toHaveLength(2)
  const lines = new Map([
    ['a.ts', 300],
    ['b.ts', 301],
    ['a/migrations/003.ts', 900],
  ])
  expect(longFiles(lines)).toEqual([['b.ts', 301]])
})

const TABLE = '\n\n| room | what |\n| - | - |\n| `db`, `keys` | `rows` |\n| `http` | doors |\n'

// Fails when rows are read from the top down, or when what lies in no room counts as one.
test('rooms lie as the table lists them; an arrow up, a file in no room and a room that is not listed are faults', () => {
  const server = 'apps/server/src'
  const graph = graphOf({
    [`${server}/main.ts`]: [`${server}/http/open.ts`, `${server}/db/open.ts`],
    [`${server}/http/open.ts`]: [`${server}/db/open.ts`],
    [`${server}/db/open.ts`]: [`${server}/keys/key.ts`],
    [`${server}/keys/key.ts`]: [],
  })
  const [floors, ...others] = findFloors(`Rooms of the server, from the bottom up:${TABLE}`, graph)
  expect(others).toEqual([])
  expect(floors).toMatchObject({ workspace: 'apps/server', rooms: ['db', 'http', 'keys'], against: [], loose: ['main.ts'], unlisted: [] })
  expect(floors?.arrows).toHaveLength(2)
  expect(faultsOfFloors(findFloors(`Rooms of the server, from the bottom up:${TABLE}`, graph))).toEqual([])
  const worse = graphOf({
    [`${server}/db/open.ts`]: [`type:${server}/http/open.ts`],
    [`${server}/http/open.ts`]: [],
    [`${server}/log.ts`]: [],
  })
  expect(faultsOfFloors(findFloors(`Rooms of the server, from the bottom up:${TABLE}`, worse))).toEqual([
    'apps/server: db lies below http and takes something of it',
    'apps/server/src/log.ts lies in no room',
    'apps/server: the room keys stands either in ARCHITECTURE.md or in src, not in both',
  ])
})

test('the server has at most twelve rooms and forty-five arrows between them', () => {
  const rooms = Array.from({ length: 13 }, (_, index) => `r${index}`)
  const arrows = Array.from({ length: 46 }, () => ({ from: 'a', to: 'b' }))
  const floors = { workspace: 'apps/server', rooms, arrows, against: [], loose: ['main.ts', 'config.ts'], unlisted: [] }
  expect(faultsOfFloors([floors])).toEqual([
    'apps/server has 13 rooms, more than 12',
    'apps/server has 46 arrows between rooms, more than 45',
  ])
})

// Fails when one of the kinds of faults no longer ends the command with an error.
test('a full folder, a long file, a broken walk, a broken import rule and unused code are faults', () => {
  const house = { workspaces: [], folders: [], longestChain: [], valueCircles: [], typeCircles: [], floors: [], brokenWalks: [] }
  const nothing = { ...house, fullFolders: [], longFiles: [] }
  expect(faultsOfHouse(nothing, { broken: [], unused: [] })).toEqual([])
  const full: House = { ...house, fullFolders: [['a', 41]], longFiles: [['b.ts', 301]], brokenWalks: ['the walk "A": there are 3 files'] }
  const broken = [{ rule: 'no-circles', from: 'a.ts', to: 'b.ts' }]
  expect(faultsOfHouse(full, { broken, unused: ['exports: one in c.ts'] })).toEqual([
    'a has 41 files, more than 40',
    'b.ts has 301 lines, more than 300',
    'the walk "A": there are 3 files',
    'no-circles: a.ts imports b.ts',
    'unused exports: one in c.ts',
  ])
})

test('a walk is so where each file is there and leads on from one before it, in either direction, and the heading counts them', () => {
  const web = 'apps/web/src/answer'
  const graph = graphOf({
    [`${web}/row.tsx`]: [],
    [`${web}/card.tsx`]: [`${web}/row.tsx`, `${web}/api.ts`],
    [`${web}/api.ts`]: [],
    'packages/contract/src/calls.ts': [],
  })
  const walk = (count: number, web: string) =>
    ['### An answer', ` (${count} files)\n\n\`\`\`\n`, `web       ${web}\ncontract  calls.ts\n\`\`\`\n`].join('')
  expect(faultsOfWalks(walk(4, 'answer/row.tsx → card.tsx → api.ts'), graph)).toEqual([])
  expect(faultsOfWalks(walk(3, 'row.tsx → api.ts → contract/calls.ts'), graph)).toEqual([
    `the walk "An answer (3 files)": nothing before ${web}/api.ts leads to it`,
    'the walk "An answer (3 files)": nothing before packages/contract/src/calls.ts leads to it',
  ])
  expect(faultsOfWalks(walk(4, 'row.tsx → gone.ts'), graph)).toEqual([
    'the walk "An answer (4 files)": gone.ts is no one file',
    'the walk "An answer (4 files)": there are 3 files',
  ])
})

test('what knip finds is said by kind, name and file', () => {
  const issues = [{ file: 'a.ts', exports: [{ name: 'one' }, { name: 'two' }], types: [], duplicates: [[{ name: 'three' }]] as never }]
  expect(linesOfIssues(issues)).toEqual(['exports: one in a.ts', 'exports: two in a.ts', 'duplicates: three in a.ts'])
})
