import type { AuditEvent } from '@plenara/api'
import { hashIn } from './audit-chain.ts'
import { fileNames, linesOf } from './audit-files.ts'

/** An event with its final outcome. */
export interface KeptEvent extends Omit<AuditEvent, 'corrects' | 'mayRepeat'> {
  /** ISO 8601, UTC. */
  readonly at: string
}

/** The events selected by `isWanted`, in the order of files and lines. */
export async function readEvents(folder: string, isWanted: (event: KeptEvent) => boolean): Promise<KeptEvent[]> {
  return [...(await readByHash(folder, isWanted)).values()]
}

/** An event of one of several machines. */
export interface FolderEvent extends KeptEvent {
  readonly folder: string
}

/** The same of the folders of several machines, by time; what also stands in a copy counts once. */
export async function readEventsOfAll(folders: readonly string[], isWanted: (event: KeptEvent) => boolean): Promise<FolderEvent[]> {
  const found = new Map<string, FolderEvent>()
  for (const folder of folders) {
    for (const [hash, event] of await readByHash(folder, isWanted)) if (!found.has(hash)) found.set(hash, { ...event, folder })
  }
  return [...found.values()].toSorted((a, b) => a.at.localeCompare(b.at))
}

/** By the outcome that they have in the end: what was let through and then refused is told by a later line. */
async function readByHash(folder: string, isWanted: (event: KeptEvent) => boolean): Promise<Map<string, KeptEvent>> {
  const events = new Map<string, KeptEvent>()
  for (const name of await fileNames(folder)) {
    for await (const line of linesOf(folder, name)) {
      const event = eventIn(line)
      if (event && (isWanted(event) || corrects(events, event))) keep(events, event, hashIn(line) ?? '')
    }
  }
  return new Map([...events].filter(([, event]) => isWanted(event)))
}

/** The events of one account, by the user and by others. */
export function readEventsOfUser(folders: readonly string[], userId: number): Promise<FolderEvent[]> {
  return readEventsOfAll(folders, ({ who, whose }) => who === userId || whose === userId)
}

type WrittenEvent = KeptEvent & Pick<AuditEvent, 'corrects'>

function corrects(events: ReadonlyMap<string, KeptEvent>, event: WrittenEvent): boolean {
  return event.corrects !== undefined && events.has(event.corrects)
}

function keep(events: Map<string, KeptEvent>, { corrects, ...event }: WrittenEvent, hash: string): void {
  const corrected = corrects === undefined ? undefined : events.get(corrects)
  if (corrects !== undefined && corrected) events.set(corrects, { ...corrected, outcome: event.outcome })
  else events.set(hash, event)
}

/** Null for the first line of a file and for a broken line. */
function eventIn(line: string): WrittenEvent | null {
  try {
    const { hash: _, others, ...event } = JSON.parse(line)
    return others === undefined ? event : null
  } catch {
    return null
  }
}
