import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countLines, type ModuleGraph, readModuleGraph } from '../modules/module-graph.ts'
import { filesOfCheckout, isForTests } from '../modules/source-files.ts'
import { findCircles, longestChain } from './chains.ts'
import { findFloors, type Floors } from './floors.ts'
import { filesByFolder, fullFolders, longFiles } from './limits.ts'
import { findRooms, type Rooms } from './rooms.ts'
import { faultsOfWalks } from './walks.ts'

export interface WorkspaceSize {
  readonly name: string
  readonly files: number
  readonly lines: number
  readonly testFiles: number
  readonly testLines: number
  readonly functions: FunctionSizes
  /** Folders directly below `src`. */
  readonly areas: Rooms
  /** Folders two levels below `src`, where there are such. */
  readonly rooms: Rooms
  readonly longestChain: readonly string[]
}

export interface FunctionSizes {
  readonly count: number
  readonly median: number
  readonly p90: number
  readonly p99: number
  readonly longest: { readonly name: string; readonly file: string; readonly lines: number }
}

export interface House {
  readonly workspaces: readonly WorkspaceSize[]
  readonly folders: readonly [folder: string, count: number][]
  readonly fullFolders: readonly [folder: string, count: number][]
  readonly longFiles: readonly [file: string, lines: number][]
  /** Over all workspaces, of product code. */
  readonly longestChain: readonly string[]
  readonly valueCircles: readonly (readonly string[])[]
  readonly typeCircles: readonly (readonly string[])[]
  /** The rooms of the apps of which ARCHITECTURE.md has a table. */
  readonly floors: readonly Floors[]
  /** What is not so of the walks that ARCHITECTURE.md draws. */
  readonly brokenWalks: readonly string[]
}

/** Measures a checkout; nothing is changed. */
export function measureHouse(root: string): House {
  const files = filesOfCheckout(root)
  const graph = readModuleGraph(root, files)
  const product: ModuleGraph = new Map([...graph].filter(([file]) => !isForTests(file)))
  const circles = findCircles(graph)
  const file = join(root, 'ARCHITECTURE.md')
  const guide = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return {
    workspaces: workspacesOf(graph).map((name) => measureWorkspace(name, graph, product)),
    folders: filesByFolder(files.filter((file) => /^(packages|apps|scripts)\//.test(file))),
    fullFolders: fullFolders(files),
    longFiles: longFiles(linesOf(root, files, graph)),
    longestChain: longestChain(product),
    valueCircles: circles.value,
    typeCircles: circles.type,
    floors: findFloors(guide, product),
    brokenWalks: faultsOfWalks(guide, graph),
  }
}

function workspacesOf(graph: ModuleGraph): string[] {
  return [
    ...new Set(
      [...graph.keys()].map((file) =>
        file
          .split('/')
          .slice(0, file.startsWith('scripts/') ? 1 : 2)
          .join('/'),
      ),
    ),
  ].toSorted()
}

function measureWorkspace(name: string, graph: ModuleGraph, product: ModuleGraph): WorkspaceSize {
  const within = (modules: ModuleGraph): ModuleGraph => new Map([...modules].filter(([file]) => file.startsWith(`${name}/`)))
  const [all, own] = [within(graph), within(product)]
  const linesIn = (modules: ModuleGraph) => [...modules.values()].reduce((sum, { lines }) => sum + lines, 0)
  return {
    name,
    files: own.size,
    lines: linesIn(own),
    testFiles: all.size - own.size,
    testLines: linesIn(all) - linesIn(own),
    functions: sizesOf(own),
    areas: findRooms(own, name, 1),
    rooms: findRooms(own, name, 2),
    longestChain: longestChain(own),
  }
}

function sizesOf(modules: ModuleGraph): FunctionSizes {
  const functions = [...modules.values()].flatMap(({ file, functions: found }) => found.map(({ name, lines }) => ({ name, file, lines })))
  const sorted = functions.toSorted((a, b) => a.lines - b.lines)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.lines ?? 0
  return {
    count: sorted.length,
    median: at(0.5),
    p90: at(0.9),
    p99: at(0.99),
    longest: sorted.at(-1) ?? { name: '', file: '', lines: 0 },
  }
}

/** Lines of code and styles. */
function linesOf(root: string, files: readonly string[], graph: ModuleGraph): Map<string, number> {
  const styles = files.filter((file) => file.endsWith('.css'))
  return new Map([
    ...[...graph.values()].map(({ file, lines }): [string, number] => [file, lines]),
    ...styles.map((file): [string, number] => [file, countLines(readFileSync(join(root, file), 'utf8'))]),
  ])
}
