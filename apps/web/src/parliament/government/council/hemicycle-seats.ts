import { NO_PARTY_COLOR } from '../../../shared/person/no-party-color.ts'
import type { Member, MemberGroup } from './member.ts'

export interface HemicycleSeats {
  /** The colour of the party on each seat, from the left. */
  readonly colors: readonly string[]
  /** The highlighted seats; undefined without any. */
  readonly lit: ReadonlySet<number> | undefined
}

/** The seats of a half circle in the order of the groups, within them by party. */
export function hemicycleSeats(groups: readonly MemberGroup[], litKeys: ReadonlySet<string>): HemicycleSeats {
  const seats = groups.flatMap(({ key, members }) => byParty(members).map((member) => ({ key, member })))
  const lit = seats.flatMap(({ key }, index) => (litKeys.has(key) ? [index] : []))
  return {
    colors: seats.map(({ member }) => member.party?.color ?? NO_PARTY_COLOR),
    lit: lit.length > 0 ? new Set(lit) : undefined,
  }
}

function byParty(members: readonly Member[]): Member[] {
  return members.toSorted((a, b) => (a.party?.id ?? Number.MAX_SAFE_INTEGER) - (b.party?.id ?? Number.MAX_SAFE_INTEGER))
}
