import { dirname } from 'node:path'
import { type ModuleGraph, originsOf } from '../modules/module-graph.ts'

export interface TouchedTest {
  readonly file: string
  /** How many imports lie between the test and what changed; 0: the test itself changed. */
  readonly distance: number
}

const TEST = /\.test\.(ts|tsx|mjs)$/
/** What runs without a browser and without the full-size data. */
const LEFT_OUT = /\.(browser|real-data)\.test\.tsx?$/

/**
 * The tests that a change may break, the nearest first: those that reach a changed module by the names they import, through whatever package
 * entry, and for other files those beside them.
 */
export function touchedTests(graph: ModuleGraph, changed: readonly string[]): TouchedTest[] {
  const importers = importersByFile(graph)
  const distances = new Map<string, number>()
  let edge = changed.flatMap((file) => (graph.has(file) ? [file] : testsBeside(graph, file)))
  for (let distance = 0; edge.length > 0; distance++) {
    const reached = edge.filter((file) => !distances.has(file))
    for (const file of reached) distances.set(file, distance)
    edge = reached.flatMap((file) => [...(importers.get(file) ?? [])])
  }
  const tests = [...distances].filter(([file]) => TEST.test(file) && !LEFT_OUT.test(file))
  return tests.map(([file, distance]) => ({ file, distance })).toSorted((a, b) => a.distance - b.distance)
}

function importersByFile(graph: ModuleGraph): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>()
  for (const { file, references } of graph.values()) {
    for (const { to, names } of references.filter(({ kind }) => kind !== 'type')) {
      for (const origin of originsOf(graph, to, names)) importers.set(origin, (importers.get(origin) ?? new Set()).add(file))
    }
  }
  return importers
}

/** The tests in the folder of a file that is no module, or in the nearest folder above that has any, be it in its `src`. */
function testsBeside(graph: ModuleGraph, file: string): string[] {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const tests = [...graph.keys()].filter((one) => TEST.test(one) && [folder, `${folder}/src`].includes(dirname(one)))
    if (tests.length > 0) return tests
  }
  return []
}
