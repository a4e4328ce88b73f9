import type { TeamState } from '@plenara/contract'
import { DAY_MS } from '../text-and-time/zurich-time.ts'

/** What the state of somebody on a list is told from; nothing of what they say. */
export interface TeamFacts {
  /** Somebody has taken the invitation up. */
  readonly isClaimed: boolean
  readonly isWithdrawn: boolean
  readonly isSubmitted: boolean
  /** Something was saved. */
  readonly isBegun: boolean
  /** An address is known, or what a letter needs. */
  readonly isReachable: boolean
  /** An invitation or a letter can be taken up. */
  readonly isInvited: boolean
  /** Somebody was written to before. */
  readonly wasInvited: boolean
}

/** How far somebody on a list is, as their secretariat sees it. */
export function teamState(facts: TeamFacts): TeamState {
  if (facts.isClaimed) return facts.isSubmitted ? 'submitted' : facts.isBegun ? 'begun' : 'claimed'
  if (facts.isWithdrawn) return 'withdrawn'
  if (facts.isInvited) return 'invited'
  if (!facts.isReachable) return 'unreachable'
  return facts.wasInvited ? 'over' : 'prepared'
}

/** So long after a reminder of a secretariat none of theirs goes to the same person. */
export const REMINDER_REST_MS = 7 * DAY_MS

export interface Remindable {
  readonly state: TeamState
  /** When a secretariat reminded the person last, in milliseconds since 1970; null: never. */
  readonly remindedAt: number | null
  /** The first moment at which a reminder asks for nothing any more. */
  readonly until: number
}

/** Why a secretariat cannot remind somebody at a moment; null: it can. */
export function reminderRefusal({ state, remindedAt, until }: Remindable, now: number): 'nothing_to_remind' | 'reminded_lately' | null {
  if (now >= until || !['invited', 'over', 'claimed', 'begun'].includes(state)) return 'nothing_to_remind'
  return remindedAt !== null && now < remindedAt + REMINDER_REST_MS ? 'reminded_lately' : null
}

/** Whether a secretariat can propose an address: before the person has an account, in which it is theirs alone. */
export function canProposeIn(state: TeamState): boolean {
  return ['unreachable', 'prepared', 'invited', 'over'].includes(state)
}
