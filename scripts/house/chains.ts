import type { ModuleGraph, Reference } from '../modules/module-graph.ts'

type IsCounted = (reference: Reference) => boolean

const isStaticValue: IsCounted = ({ kind }) => kind === 'value'
const isAny: IsCounted = () => true

/** Groups of modules that import each other in a circle. `value`: by imports that exist at run time; `type`: only where types count as well. */
export function findCircles(graph: ModuleGraph): { value: string[][]; type: string[][] } {
  const value = componentsOf(graph, ({ kind }) => kind !== 'type')
  const all = componentsOf(graph, isAny)
  const named = new Set(value.map((circle) => circle.join()))
  return { value, type: all.filter((circle) => !named.has(circle.join())) }
}

/** The longest chain of static imports from one module to the next; modules in a circle are left out of it. */
export function longestChain(graph: ModuleGraph): string[] {
  const inCircle = new Set(componentsOf(graph, isStaticValue).flat())
  const chains = new Map<string, readonly string[]>()
  const chainFrom = (file: string): readonly string[] => {
    const known = chains.get(file)
    if (known) return known
    const next = neighbours(graph, file, isStaticValue).filter((one) => !inCircle.has(one))
    const longest = next.map(chainFrom).reduce<readonly string[]>((best, chain) => (chain.length > best.length ? chain : best), [])
    const chain = [file, ...longest]
    chains.set(file, chain)
    return chain
  }
  const starts = [...graph.keys()].filter((file) => !inCircle.has(file))
  return [...starts.map(chainFrom).reduce<readonly string[]>((best, chain) => (chain.length > best.length ? chain : best), [])]
}

function neighbours(graph: ModuleGraph, file: string, isCounted: IsCounted): string[] {
  const references = graph.get(file)?.references ?? []
  return [...new Set(references.filter(isCounted).map(({ to }) => to))].filter((to) => graph.has(to))
}

/** Strongly connected components of more than one module, by Tarjan's algorithm. */
function componentsOf(graph: ModuleGraph, isCounted: IsCounted): string[][] {
  const indexes = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const components: string[][] = []
  const visit = (file: string): number => {
    const index = indexes.size
    indexes.set(file, index)
    low.set(file, index)
    stack.push(file)
    for (const next of neighbours(graph, file, isCounted)) {
      if (!indexes.has(next)) low.set(file, Math.min(low.get(file) ?? 0, visit(next)))
      else if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, indexes.get(next) ?? 0))
    }
    if (low.get(file) === index) components.push(stack.splice(stack.indexOf(file)).toSorted())
    return low.get(file) ?? index
  }
  for (const file of graph.keys()) if (!indexes.has(file)) visit(file)
  return components.filter((component) => component.length > 1)
}
