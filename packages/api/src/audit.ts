import type { CallName, DeskCallName, ErrorCode } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { NotAdmittedError } from './retry-later-error.ts'

/** Who did what with whose data, never with which values: no election, candidate, answer or address stands in it. */
export interface AuditEvent {
  /** The user who calls, an operator by name, a person at the desk as `actor:` with the id, or null where nobody is signed in. */
  readonly who: number | string | null
  /** The name of the call or command, or of what it turned out to do. */
  readonly what: string
  /** Whose account it is about, of the desk `actor:` or `candidacy:` with its id; null where it is about none, e.g. a sign-in with an unknown address. */
  readonly whose: number | string | null
  readonly outcome: 'ok' | ErrorCode
  /** The mark of the line whose outcome this one corrects: a change that was let through and then refused. */
  readonly corrects?: string
  /** How often it happened; once where that is not said. */
  readonly count?: number
  /** Says to the log that repetitions may be counted instead: a user reads again what it has just read. */
  readonly mayRepeat?: true
}

/**
 * Keeps an event and answers its mark once it is safely stored. Throws where it cannot be stored: the call is then answered with that
 * error and nothing else.
 */
export type Audit = (event: AuditEvent) => Promise<string>

/** What one call leaves in the audit log: exactly one event, none where `concerns` was never called. */
export interface Trail {
  /** Says who calls and whose account it is about, as soon as that is known; `what` where the event has another name than the call. */
  concerns(who: AuditEvent['who'], whose: AuditEvent['whose'], what?: string): void
  /** Stores the event of a change before the change is made; nothing where the event waits for the outcome. */
  begin(): Promise<void>
  /** Stores the event with its outcome, or corrects the one that `begin` stored. */
  end(outcome: AuditEvent['outcome']): Promise<void>
}

/** Sign-in changes nothing that anybody can use before the answer, so that its event can wait for the outcome as that of a read. */
const KNOWN_AFTERWARDS: ReadonlySet<string> = new Set<CallName | DeskCallName>(['authenticate', 'signIn'])

/** A trail for one call; without a log it keeps nothing. `changes`: whether the call may change something. */
export function createTrail(audit: Audit | undefined, call: string, changes: boolean): Trail {
  const isAhead = changes && !KNOWN_AFTERWARDS.has(call)
  let subject: Pick<AuditEvent, 'who' | 'what' | 'whose'> | null = null
  let mark: string | null = null
  return {
    concerns: (who, whose, what = call) => {
      subject = { who, what, whose }
    },
    begin: async () => {
      if (audit && subject && isAhead && mark === null) mark = await audit({ ...subject, outcome: 'ok' })
    },
    end: async (outcome) => {
      if (!audit || !subject || (mark !== null && outcome === 'ok')) return
      const mayRepeat = !changes && isPerson(subject.who)
      await audit({ ...subject, outcome, ...(mark === null ? {} : { corrects: mark }), ...(mayRepeat ? { mayRepeat } : {}) })
    },
  }
}

/** Who calls again and again by a page that is open. */
function isPerson(who: AuditEvent['who']): boolean {
  return typeof who === 'number' || who?.startsWith('actor:') === true
}

/** Runs a call with its trail: one that was not admitted leaves no event; else the answer waits for the event, and is the log's error where the event cannot be stored. */
export async function audited<T>(trail: Trail, run: () => Promise<T>): Promise<T> {
  const result = await run().catch(async (error: unknown) => {
    if (error instanceof NotAdmittedError) throw error
    await trail.end(error instanceof DomainError ? error.code : 'internal')
    throw error
  })
  await trail.end('ok')
  return result
}
