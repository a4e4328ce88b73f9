import { type ModuleGraph, originsOf } from '../modules/module-graph.ts'

/** A way through the code that a document draws: files in their order, in rows that each begin anew. */
interface Walk {
  readonly title: string
  readonly rows: readonly (readonly string[])[]
  /** Names that stand for no file, or for several. */
  readonly unknown: readonly string[]
}

/** Where the files of a row lie. */
const PLACES: Readonly<Record<string, string>> = {
  web: 'apps/web/src/',
  desk: 'apps/desk/src/',
  editor: 'apps/web/src/',
  command: 'apps/web/src/',
  outbox: 'apps/web/src/',
  contract: 'packages/contract/src/',
  server: 'apps/server/src/',
  api: 'packages/api/src/',
  store: 'apps/server/src/',
  public: 'apps/server/src/',
  file: 'apps/server/src/',
  importer: 'packages/importers/src/',
  plan: 'apps/server/src/',
  write: 'apps/server/src/',
  difference: 'apps/server/src/',
  version: 'apps/server/src/',
  snapshot: 'apps/server/src/',
  answer: 'packages/api/src/',
}
const WALK = /^### (.+)\n\n```\n([^`]*)```/gm
const ROW = /^(\w+) +/
const FILE = /[\w./-]+\.tsx?\b/g
/** A file of another package, e.g. `domain/opinions/write-opinion.ts`. */
const OF_PACKAGE = /^(api|contract|domain|importers|ui)\/(.+)$/

/**
 * What is not so of the walks of a document, blocks of code below headings of the third level: a name that stands for no file, or for several; a file that
 * neither imports one before it nor is imported by one, unless its row begins with it; another number of files than the heading says.
 */
export function faultsOfWalks(text: string, graph: ModuleGraph): string[] {
  return readWalks(text, graph).flatMap(({ title, rows, unknown }) => {
    const all = rows.flat()
    const leadsTo = (file: string) => all.slice(0, all.indexOf(file)).some((earlier) => isLinked(earlier, file, graph))
    const lost = rows.flatMap((row) => row.slice(1).filter((file) => !leadsTo(file)))
    const count = new Set(all).size + unknown.length
    return [
      ...unknown.map((name) => `${name} is no one file`),
      ...lost.map((file) => `nothing before ${file} leads to it`),
      ...(title.includes(`(${count} files`) ? [] : [`there are ${count} files`]),
    ].map((fault) => `the walk "${title}": ${fault}`)
  })
}

function readWalks(text: string, graph: ModuleGraph): Walk[] {
  return [...text.matchAll(WALK)].map(([, title = '', block = '']) => {
    const rows: string[][] = []
    const unknown: string[] = []
    let place = ''
    for (const line of block.trimEnd().split('\n')) {
      const label = ROW.exec(line)?.[1]
      if (label !== undefined) {
        place = PLACES[label] ?? ''
        rows.push([])
      }
      for (const [name] of line.matchAll(FILE)) {
        const [file, ...others] = filesOf(name, place, graph)
        if (file === undefined || others.length > 0) unknown.push(name)
        else rows.at(-1)?.push(file)
      }
    }
    return { title, rows, unknown }
  })
}

function filesOf(name: string, place: string, graph: ModuleGraph): string[] {
  const [, workspace, rest] = OF_PACKAGE.exec(name) ?? []
  const ofPackage = `packages/${workspace}/src/${rest}`
  if (graph.has(ofPackage)) return [ofPackage]
  return [...graph.keys()].filter((file) => file.startsWith(place) && `/${file}`.endsWith(`/${name}`))
}

function isLinked(one: string, other: string, graph: ModuleGraph): boolean {
  return targetsOf(one, graph).has(other) || targetsOf(other, graph).has(one)
}

function targetsOf(file: string, graph: ModuleGraph): Set<string> {
  const references = graph.get(file)?.references ?? []
  return new Set(references.flatMap(({ to, names }) => [to, ...originsOf(graph, to, names)]))
}
