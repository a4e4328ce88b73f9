import { dirname } from 'node:path'
import type { ModuleGraph } from '../modules/module-graph.ts'
import { findRooms, type Rooms } from './rooms.ts'

interface Bounds {
  readonly workspace: string
  readonly rooms: number
  readonly arrows: number
  /** What may lie beside the rooms: it puts them together. */
  readonly loose: readonly string[]
}

/** The apps that have floors, by the words with which ARCHITECTURE.md begins their table, and how much they may have. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  'web app': { workspace: 'apps/web', rooms: 13, arrows: 48, loose: [] },
  server: { workspace: 'apps/server', rooms: 12, arrows: 45, loose: ['main.ts', 'config.ts'] },
}
const TABLE = /^Rooms of the ([a-z ]+), from the bottom up.*\n\n((?:\|.*\n)+)/gm
/** The names and the line below them. */
const HEAD_ROWS = 2

/** The rooms of an app as a document lists them from the bottom up, held against what its files import. */
export interface Floors {
  readonly workspace: string
  readonly rooms: readonly string[]
  readonly arrows: Rooms['arrows']
  /** The arrows that point up. */
  readonly against: Rooms['arrows']
  /** Files that lie in no room. */
  readonly loose: readonly string[]
  /** Rooms that the document does not list, and those that it lists and that are none. */
  readonly unlisted: readonly string[]
}

/** The floors of each app of which `guide` has a table of rooms: names in its first column, those of one row on one floor. Tests are to be left out of `graph`. */
export function findFloors(guide: string, graph: ModuleGraph): Floors[] {
  return [...guide.matchAll(TABLE)].flatMap(([, app = '', table = '']) => {
    const bounds = BOUNDS[app]
    return bounds === undefined ? [] : [floorsOf(bounds.workspace, floorOfRooms(table), graph)]
  })
}

/** The number of the row in which a room stands. */
function floorOfRooms(table: string): ReadonlyMap<string, number> {
  const rows = table.trimEnd().split('\n').slice(HEAD_ROWS)
  const namesIn = (row: string) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  return new Map(rows.flatMap((row, floor) => namesIn(row).map((name): [string, number] => [name, floor])))
}

function floorsOf(workspace: string, floorOf: ReadonlyMap<string, number>, graph: ModuleGraph): Floors {
  const source = `${workspace}/src`
  const nameOf = (room: string) => room.slice(source.length + 1)
  const found = findRooms(graph, workspace, 1)
  const rooms = found.rooms.map(nameOf)
  const arrows = found.arrows.map(({ from, to }) => ({ from: nameOf(from), to: nameOf(to) }))
  return {
    workspace,
    rooms,
    arrows,
    against: arrows.filter(({ from, to }) => (floorOf.get(from) ?? 0) < (floorOf.get(to) ?? 0)),
    loose: [...graph.keys()].filter((file) => dirname(file) === source).map(nameOf),
    unlisted: [...rooms.filter((room) => !floorOf.has(room)), ...[...floorOf.keys()].filter((room) => !rooms.includes(room))],
  }
}

/** What must not be of the floors, one line each. */
export function faultsOfFloors(floors: readonly Floors[]): string[] {
  return floors.flatMap(({ workspace, rooms, arrows, against, loose, unlisted }) => {
    const bounds = Object.values(BOUNDS).find((one) => one.workspace === workspace)
    if (!bounds) return []
    return [
      ...(rooms.length > bounds.rooms ? [`${workspace} has ${rooms.length} rooms, more than ${bounds.rooms}`] : []),
      ...(arrows.length > bounds.arrows ? [`${workspace} has ${arrows.length} arrows between rooms, more than ${bounds.arrows}`] : []),
      ...against.map(({ from, to }) => `${workspace}: ${from} lies below ${to} and takes something of it`),
      ...loose.filter((file) => !bounds.loose.includes(file)).map((file) => `${workspace}/src/${file} lies in no room`),
      ...unlisted.map((room) => `${workspace}: the room ${room} stands either in ARCHITECTURE.md or in src, not in both`),
    ]
  })
}

export function linesOfFloors(floors: readonly Floors[]): string[] {
  return floors.map(
    ({ workspace, rooms, arrows, against, loose }) =>
      `Floors of ${workspace}: ${rooms.length} rooms, ${arrows.length} arrows between them, ${against.length} against the stream, ${loose.length} files in no room`,
  )
}
