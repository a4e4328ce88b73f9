import { dirname } from 'node:path'
import type { ModuleGraph } from '../modules/module-graph.ts'

/** How far below `src` the rooms lie. */
export type Depth = 1 | 2

export interface Rooms {
  readonly rooms: readonly string[]
  /** Pairs of rooms of which the first takes anything of the second, types too. */
  readonly arrows: readonly { readonly from: string; readonly to: string }[]
}

/**
 * The room of a file: the folder one or two levels below `src` of its workspace in which it lies, or the nearest above where it lies higher.
 * Folders further down belong to it. At depth 1 `apps/web/src/election` is a room, at depth 2 `apps/web/src/election/match`.
 */
function roomOf(file: string, depth: Depth): string {
  return dirname(file)
    .split('/')
    .slice(0, 3 + depth)
    .join('/')
}

/** The rooms of one workspace, e.g. `apps/web`, and the arrows between them. What lies in `src` itself is in no room. */
export function findRooms(graph: ModuleGraph, workspace: string, depth: Depth): Rooms {
  const isInside = (file: string) => file.startsWith(`${workspace}/src/`) && dirname(file) !== `${workspace}/src`
  const modules = [...graph.values()].filter(({ file }) => isInside(file))
  const arrows = modules.flatMap(({ file, references }) => {
    const targets = references.filter(({ to }) => isInside(to)).map(({ to }) => roomOf(to, depth))
    return targets.filter((to) => to !== roomOf(file, depth)).map((to) => `${roomOf(file, depth)} ${to}`)
  })
  return {
    rooms: [...new Set(modules.map(({ file }) => roomOf(file, depth)))].toSorted(),
    arrows: [...new Set(arrows)].toSorted().map((arrow) => {
      const [from = '', to = ''] = arrow.split(' ')
      return { from, to }
    }),
  }
}
