import type { AuditEvent } from '@plenara/api'
import { hashIn } from './audit-chain.ts'
import { fileNames, linesOf } from './audit-files.ts'

/** An event as it happened: its outcome corrected where it was. */
export interface KeptEvent extends Omit<AuditEvent, 'corrects'> {
  /** ISO 8601, UTC. */
  readonly at: string
}

/** The events that `isWanted` picks, in the order of files and lines. */
export async function readEvents(folder: string, isWanted: (event: KeptEvent) => boolean): Promise<KeptEvent[]> {
  const events = new Map<string, KeptEvent>()
  for (const name of await fileNames(folder)) {
    for await (const line of linesOf(folder, name)) {
      const event = eventIn(line)
      if (event && isWanted(event)) keep(events, event, hashIn(line) ?? '')
    }
  }
  return [...events.values()]
}

/** The events of one account: what the user did, and what others did with it. */
export function readEventsOfUser(folder: string, userId: number): Promise<KeptEvent[]> {
  return readEvents(folder, ({ who, whose }) => who === userId || whose === userId)
}

type WrittenEvent = KeptEvent & Pick<AuditEvent, 'corrects'>

function keep(events: Map<string, KeptEvent>, { corrects, ...event }: WrittenEvent, hash: string): void {
  const corrected = corrects === undefined ? undefined : events.get(corrects)
  if (corrects !== undefined && corrected) events.set(corrects, { ...corrected, outcome: event.outcome })
  else events.set(hash, event)
}

/** Null for the first line of a file, and for one that is broken. */
function eventIn(line: string): WrittenEvent | null {
  try {
    const { hash: _, others, ...event } = JSON.parse(line)
    return others === undefined ? event : null
  } catch {
    return null
  }
}
