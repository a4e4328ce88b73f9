import { type CallName, calls } from '@plenara/contract'

/** A segment of the paths of the contract, and what may follow it. */
interface Branch {
  readonly fixed: Map<string, Branch>
  /** Follows any segment that is not empty. */
  any: Branch | null
  /** By method. */
  readonly calls: Map<string, CallName>
}

const root = createBranch()
for (const [name, { method, path }] of Object.entries(calls)) addCall(name as CallName, method, path)

/** The name in the contract of what a request asks for, by its method and target; null for pages, files, health and whatever is no call. */
export function callOfPath(method: string, target: string): CallName | null {
  if (!target.startsWith('/api/')) return null
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  return find(root, path.includes('%') ? decoded(path) : path, '/api/'.length, method === 'HEAD' ? 'GET' : method)
}

function find(branch: Branch, path: string, from: number, method: string): CallName | null {
  if (from > path.length) return branch.calls.get(method) ?? null
  const slash = path.indexOf('/', from)
  const end = slash < 0 ? path.length : slash
  const fixed = branch.fixed.get(path.slice(from, end))
  const found = fixed ? find(fixed, path, end + 1, method) : null
  return found ?? (branch.any && end > from ? find(branch.any, path, end + 1, method) : null)
}

function createBranch(): Branch {
  return { fixed: new Map(), any: null, calls: new Map() }
}

function addCall(name: CallName, method: string, path: string): void {
  let branch = root
  for (const segment of path.split('/').slice(1)) {
    const next = segment.startsWith('{') ? (branch.any ?? createBranch()) : (branch.fixed.get(segment) ?? createBranch())
    if (segment.startsWith('{')) branch.any = next
    else branch.fixed.set(segment, next)
    branch = next
  }
  branch.calls.set(method, name)
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // What cannot be decoded is no call.
    return ''
  }
}
