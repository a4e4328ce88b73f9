import type { CantonCode, CouncilKind, SeatMethod } from '@plenara/contract'

export interface BallotRules {
  readonly lines: number
  readonly maxRepetitions: number
  readonly seatMethod: SeatMethod
}

interface Ballot {
  readonly cantonCode: CantonCode
  readonly council: CouncilKind
  readonly seats: number
  readonly isProportional: boolean
  /** The day of the election, `YYYY-MM-DD`. */
  readonly day: string
}

interface ParliamentRule {
  readonly cantonCode: CantonCode
  /** The first election day under this rule. */
  readonly from: string
  readonly seatMethod: SeatMethod
  readonly maxRepetitions: number
}

/** A person twice at most where the law of a body says nothing else (BPR Art. 22, 35, 38). */
const CUMULATION = 2
const PARLIAMENT_RULES: readonly ParliamentRule[] = [
  { cantonCode: 'BS', from: '1900-01-01', seatMethod: 'sainte-lague', maxRepetitions: 3 },
  { cantonCode: 'GR', from: '2022-01-01', seatMethod: 'double-proportional', maxRepetitions: CUMULATION },
  { cantonCode: 'ZG', from: '2014-01-01', seatMethod: 'double-proportional', maxRepetitions: CUMULATION },
  { cantonCode: 'ZH', from: '2007-01-01', seatMethod: 'double-proportional', maxRepetitions: CUMULATION },
  { cantonCode: 'BL', from: '2027-01-01', seatMethod: 'double-proportional', maxRepetitions: CUMULATION },
]

/**
 * What a ballot allows. Executives and the Council of States: majority, each name once (cantonal law; Jura and Neuchâtel
 * elect the Council of States proportionally). One seat: majority and one name (BPR Art. 47-49; Bettingen), but for doubly
 * proportional parliaments, where the seat is won over the whole canton. National Council: Hagenbach-Bischoff and twice
 * (BPR Art. 22, 40-42). Cantonal parliaments by the law of the canton on that day.
 */
export function ballotRulesOf({ cantonCode, council, seats, isProportional, day }: Ballot): BallotRules {
  const { seatMethod, maxRepetitions } = methodOf({ cantonCode, council, seats, isProportional, day })
  const isMajority = !isProportional || (seats === 1 && seatMethod !== 'double-proportional')
  if (isMajority) return { lines: seats, maxRepetitions: 1, seatMethod: 'majority' }
  return { lines: seats, maxRepetitions: Math.min(maxRepetitions, seats), seatMethod }
}

function methodOf({ cantonCode, council, day }: Ballot): Omit<BallotRules, 'lines'> {
  if (council === 'council-of-states') return { maxRepetitions: 1, seatMethod: 'hagenbach-bischoff' }
  const rule = PARLIAMENT_RULES.find((one) => one.cantonCode === cantonCode && one.from <= day)
  if (council === 'cantonal-parliament' && rule) return rule
  return { maxRepetitions: CUMULATION, seatMethod: 'hagenbach-bischoff' }
}

/** The Sunday on which the National Council is elected: the last but one of October (BPR Art. 19). */
export function nationalCouncilDay(year: number): string {
  const lastDay = new Date(Date.UTC(year, 9, 31))
  const lastSunday = 31 - lastDay.getUTCDay()
  return `${year}-10-${lastSunday - 7}`
}
