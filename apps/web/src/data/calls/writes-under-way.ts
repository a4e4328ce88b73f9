import type { CallName } from '@plenara/contract/calls'

interface Writes {
  /** How many were started since the app runs. */
  started: number
  readonly underWay: Set<Promise<unknown>>
}

const writes = new Map<CallName, Writes>()

function writesOf(name: CallName): Writes {
  const found = writes.get(name) ?? { started: 0, underWay: new Set() }
  writes.set(name, found)
  return found
}

/** Notes a write that changes what these calls answer, until it is over. */
export function trackWrite(names: readonly CallName[], write: Promise<unknown>): void {
  for (const name of names) {
    const { underWay } = writesOf(name)
    writesOf(name).started += 1
    underWay.add(write)
    const end = () => void underWay.delete(write)
    write.then(end, end)
  }
}

/** Whoever signs in next waits for no write of the one before: what was to follow another write of theirs is never sent. */
export function forgetWrites(): void {
  writes.clear()
}

/** Fulfilled when no write is under way any more that changes what this call answers. */
export async function writesSettled(name: CallName): Promise<void> {
  const underWay = writes.get(name)?.underWay
  while (underWay && underWay.size > 0) await Promise.allSettled(underWay)
}

/** Grows with each write that changes what this call answers. */
export function startedWrites(name: CallName): number {
  return writes.get(name)?.started ?? 0
}
