import type { TeamState } from '@plenara/contract'
import { DAY_MS } from '../text-and-time/zurich-time.ts'

/** The facts that decide the state of a person on a list; the content of their statement is not among them. */
export interface TeamFacts {
  /** The invitation has been taken up. */
  readonly isClaimed: boolean
  readonly isWithdrawn: boolean
  readonly isSubmitted: boolean
  /** At least one field is saved. */
  readonly isBegun: boolean
  /** A mail address is known, or everything that a letter needs. */
  readonly isReachable: boolean
  /** An open invitation or letter exists. */
  readonly isInvited: boolean
  /** An invitation was sent before. */
  readonly wasInvited: boolean
}

/** The progress of a person on a list, as shown to their secretariat. */
export function teamState(facts: TeamFacts): TeamState {
  if (facts.isClaimed) return facts.isSubmitted ? 'submitted' : facts.isBegun ? 'begun' : 'claimed'
  if (facts.isWithdrawn) return 'withdrawn'
  if (facts.isInvited) return 'invited'
  if (!facts.isReachable) return 'unreachable'
  return facts.wasInvited ? 'over' : 'prepared'
}

/** The time between two reminders of a secretariat to the same person. */
export const REMINDER_REST_MS = 7 * DAY_MS

export interface Remindable {
  readonly state: TeamState
  /** When a secretariat last reminded the person, in milliseconds since 1970; null if never. */
  readonly remindedAt: number | null
  /** The moment at which changes end, after which a reminder is pointless. */
  readonly until: number
}

/** Why a secretariat cannot remind a person at a moment; null if it can. */
export function reminderRefusal({ state, remindedAt, until }: Remindable, now: number): 'nothing_to_remind' | 'reminded_lately' | null {
  if (now >= until || !['invited', 'over', 'claimed', 'begun'].includes(state)) return 'nothing_to_remind'
  return remindedAt !== null && now < remindedAt + REMINDER_REST_MS ? 'reminded_lately' : null
}

/** Whether a secretariat can propose an address: only before the person has an account, since then the address is theirs alone. */
export function canProposeIn(state: TeamState): boolean {
  return ['unreachable', 'prepared', 'invited', 'over'].includes(state)
}
