import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type FunctionSize, type ImportedNames, type ModuleReference, type ParsedModule, parseModule } from './parse-module.ts'
import { filesOfCheckout, isCode } from './source-files.ts'

export interface Reference extends ModuleReference {
  /** The file that is meant, by its path from the root. */
  readonly to: string
}

export interface Module {
  readonly file: string
  readonly lines: number
  readonly functions: readonly FunctionSize[]
  readonly references: readonly Reference[]
  readonly declared: ReadonlySet<string>
}

/** The modules of a checkout by file, with what each takes of which other; packages from elsewhere are not in it. */
export type ModuleGraph = ReadonlyMap<string, Module>

/** Reads every module of a checkout. */
export function readModuleGraph(root: string, files = filesOfCheckout(root)): ModuleGraph {
  const known = new Set(files)
  const packages = readPackages(root, files)
  const resolve = (from: string, specifier: string) => resolveFile({ from, specifier, known, packages })
  return new Map(
    files.filter(isCode).map((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [file, toModule(file, text, parseModule(file, text), resolve)]
    }),
  )
}

function toModule(file: string, text: string, parsed: ParsedModule, resolve: (from: string, specifier: string) => string | null): Module {
  const references = parsed.references.flatMap((reference) => {
    const to = resolve(file, reference.specifier)
    return to === null ? [] : [{ ...reference, to }]
  })
  return { file, lines: countLines(text), functions: parsed.functions, references, declared: new Set(parsed.declared) }
}

/** Lines as an editor counts them: the one after the last line break is none. */
export function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length
}

interface Resolution {
  readonly from: string
  readonly specifier: string
  readonly known: ReadonlySet<string>
  /** The file of each entry of our own packages, by what is imported; both end with a star where the rest of the path may be any. */
  readonly packages: ReadonlyMap<string, string>
}

function resolveFile({ from, specifier, known, packages }: Resolution): string | null {
  const [path = ''] = specifier.split('?')
  const base = path.startsWith('.') ? normalize(join(dirname(from), path)) : fileOfPackage(path, packages)
  if (base === null) return null
  const found = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((file) => known.has(file))
  return found !== undefined && isCode(found) ? found : null
}

function fileOfPackage(specifier: string, packages: Resolution['packages']): string | null {
  const exact = packages.get(specifier)
  if (exact !== undefined) return exact
  const pattern = [...packages].find(([entry]) => entry.endsWith('/*') && specifier.startsWith(entry.slice(0, -1)))
  return pattern ? pattern[1].replace('*', specifier.slice(pattern[0].length - 1)) : null
}

function readPackages(root: string, files: readonly string[]): Map<string, string> {
  const entries = new Map<string, string>()
  for (const file of files.filter((one) => /^(packages|apps)\/[^/]+\/package\.json$/.test(one) && existsSync(join(root, one)))) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; exports?: Record<string, string> }
    for (const [entry, path] of Object.entries(exports)) entries.set(join(name, entry), normalize(join(dirname(file), path)))
  }
  return entries
}

/** The files that declare names which one takes of a module: the module itself, or those from which it hands them on. */
export function originsOf(graph: ModuleGraph, file: string, names: ImportedNames): ReadonlySet<string> {
  const origins = new Set<string>()
  collectOrigins({ graph, origins, seen: new Set() }, file, names)
  return origins.size > 0 ? origins : new Set([file])
}

interface Search {
  readonly graph: ModuleGraph
  readonly origins: Set<string>
  readonly seen: Set<string>
}

function collectOrigins(search: Search, file: string, names: ImportedNames): void {
  const module = search.graph.get(file)
  const visit = `${file} ${names === 'all' ? names : names.join()}`
  if (!module || search.seen.has(visit)) return
  search.seen.add(visit)
  const handedOn = module.references.filter(({ exportedAs }) => exportedAs !== undefined)
  const isBarrel = handedOn.length > 0 && module.declared.size === 0
  if (names === 'all' ? !isBarrel : names.some((name) => module.declared.has(name))) search.origins.add(file)
  for (const reference of handedOn) {
    const wanted = wantedOf(reference, names)
    if (wanted !== null) collectOrigins(search, reference.to, wanted)
  }
}

function wantedOf({ names, exportedAs }: Reference, wanted: ImportedNames): ImportedNames | null {
  if (wanted === 'all' || exportedAs === undefined) return names
  if (exportedAs === 'all') return wanted
  if (names === 'all') return exportedAs.some((name) => wanted.includes(name)) ? 'all' : null
  const chosen = names.filter((_, index) => wanted.includes(exportedAs[index] ?? ''))
  return chosen.length > 0 ? chosen : null
}
