import { checkLine, START } from './audit-chain.ts'
import { type Anchors, endsWhole, fileNames, isKept, linesOf } from './audit-files.ts'

/** Where the log was tampered with. `line` counts from 1; 0 means the end of the file. */
export interface AuditFault {
  readonly file: string
  readonly line: number
  readonly reason: string
}

export interface AuditCheck {
  readonly files: number
  readonly lines: number
  /** The first fault of each file, in chronological order. */
  readonly faults: readonly AuditFault[]
  /** Files that end in the middle of a line: power failed or the process was killed before the event counted. */
  readonly unfinished: readonly string[]
}

/**
 * Checks the chain of every file, and that no file has lost what a later file recorded of it. Whoever can write to the folder can also forge a
 * whole chain: keep a copy of the files elsewhere.
 */
export async function verifyAudit(folder: string, now: Date): Promise<AuditCheck> {
  const names = await fileNames(folder)
  const seen = await readSeen(folder, names)
  const checks: FileCheck[] = []
  for (const name of names) checks.push(await checkFile(folder, name, seen.get(name) ?? new Set()))
  const missing = [...seen.keys()].filter((name) => isKept(name, now) && !names.includes(name))
  return {
    files: names.length,
    lines: checks.reduce((sum, check) => sum + check.lines, 0),
    faults: [...missing.map((file) => ({ file, line: 0, reason: 'the file was removed' })), ...checks.flatMap(({ fault }) => fault ?? [])],
    unfinished: names.filter((_, index) => checks[index]?.isUnfinished),
  }
}

/** The hashes that later files recorded for the end of each file. */
async function readSeen(folder: string, names: readonly string[]): Promise<Map<string, Set<string>>> {
  const seen = new Map<string, Set<string>>()
  for (const name of names) {
    for await (const line of linesOf(folder, name)) {
      for (const [other, hash] of Object.entries(anchorsIn(line))) seen.set(other, (seen.get(other) ?? new Set()).add(hash))
      break
    }
  }
  return seen
}

/** Empty if the first line is broken: the check of its file reports that. */
function anchorsIn(line: string): Anchors {
  try {
    return JSON.parse(line).others ?? {}
  } catch {
    return {}
  }
}

interface FileCheck {
  readonly lines: number
  readonly fault: AuditFault | null
  readonly isUnfinished: boolean
}

async function checkFile(folder: string, name: string, expected: ReadonlySet<string>): Promise<FileCheck> {
  const isWhole = await endsWhole(folder, name)
  const missing = new Set(expected)
  let lines = 0
  let hash: string | null = START
  let broken = 0
  for await (const line of linesOf(folder, name)) {
    lines += 1
    hash = hash === null ? null : checkLine(line, hash)
    if (hash === null && broken === 0) broken = lines
    if (hash !== null) missing.delete(hash)
  }
  const isUnfinished = !isWhole && broken === lines
  if (broken > 0 && !isUnfinished) return { lines, fault: fault(name, broken, 'the line does not follow on the one before'), isUnfinished }
  if (missing.size > 0) return { lines, fault: fault(name, 0, 'lines at the end were removed'), isUnfinished }
  return { lines: isUnfinished ? Math.max(0, lines - 1) : lines, fault: null, isUnfinished }
}

function fault(file: string, line: number, reason: string): AuditFault {
  return { file, line, reason }
}
