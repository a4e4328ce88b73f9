import type { CantonCode, CouncilKind, SeatMethod } from '@plenara/contract'
import { parliamentLawOf } from './parliament-law.ts'

/** What one ballot of an election allows and how it is read. */
export interface BallotRules {
  /** Lines of the ballot = seats (BPR Art. 22, 35). */
  readonly lines: number
  /** How often one person may stand on it. */
  readonly maxRepetitions: number
  /** Whether persons of several lists may stand on it (BPR Art. 35). */
  readonly panachage: boolean
  /** Whether empty lines are additional votes for the list in the heading (BPR Art. 37). */
  readonly headingCountsEmptyLines: boolean
  /** Fewer valid names make the ballot invalid (BPR Art. 38). */
  readonly minNames: number
  /** Whether everybody who is eligible may be written, also without a candidacy (BPR Art. 47). */
  readonly writeIn: boolean
  /** More names than lines: the surplus ones are struck (BPR Art. 38), or the ballot is invalid (Art. 49). */
  readonly surplusNames: 'strike' | 'invalid'
  readonly seatMethod: SeatMethod
  /** The law that applies: findings under cantonal law name no article. */
  readonly law: 'federal' | 'cantonal'
}

/** An election as its law sees it. */
export interface Body {
  readonly cantonCode: CantonCode
  readonly council: CouncilKind
  readonly seats: number
  readonly isProportional: boolean
  /** The day of the election, `YYYY-MM-DD`. */
  readonly day: string
}

/** A person at most twice unless the law of a body says otherwise (BPR Art. 22, 35, 38). */
const CUMULATION = 2

/**
 * The rules of a ballot. Executives and the Council of States: majority, each name once (cantonal law; Jura and Neuchâtel elect the
 * Council of States proportionally). One seat: majority and one name (BPR Art. 47-49; Bettingen), but for doubly proportional
 * parliaments, where the seat is won over the whole canton. National Council: Hagenbach-Bischoff and twice (BPR Art. 22, 40-42).
 * Cantonal parliaments by the law of the canton on that day (`parliament-law.ts`); where the law is not known, the method is not known either.
 */
export function ballotRulesOf(body: Body): BallotRules {
  const { seatMethod, maxRepetitions } = methodOf(body)
  const isMajority = !body.isProportional || (body.seats === 1 && seatMethod !== 'double-proportional')
  const method = isMajority ? 'majority' : seatMethod
  const rules = { lines: body.seats, maxRepetitions: isMajority ? 1 : Math.min(maxRepetitions, body.seats), seatMethod: method }
  return completeRules({ ...rules, council: body.council })
}

/** What an election record says about its ballot; all other rules follow from it. */
export interface ElectionBallot {
  readonly lines: number
  readonly maxRepetitions: number
  readonly seatMethod: SeatMethod
  readonly council: CouncilKind
}

/** The rules of an election as it is stored. */
export function completeRules({ lines, maxRepetitions, seatMethod, council }: ElectionBallot): BallotRules {
  const isMajority = seatMethod === 'majority'
  const law = council === 'national-council' ? 'federal' : 'cantonal'
  return {
    lines,
    maxRepetitions,
    panachage: true,
    headingCountsEmptyLines: !isMajority,
    minNames: 1,
    writeIn: isMajority,
    surplusNames: isMajority && law === 'federal' ? 'invalid' : 'strike',
    seatMethod,
    law,
  }
}

/** How the seats of a doubly proportional parliament are distributed on that day; null if it is not known. */
export function doubleProportionalRulesOf({ cantonCode, council, day }: Pick<Body, 'cantonCode' | 'council' | 'day'>) {
  return council === 'cantonal-parliament' ? (parliamentLawOf(cantonCode, day)?.doubleProportional ?? null) : null
}

/** The seats of a whole cantonal parliament on that day by its law, null where they are not known. */
export function parliamentSeatsOf({ cantonCode, council, day }: Pick<Body, 'cantonCode' | 'council' | 'day'>): number | null {
  return council === 'cantonal-parliament' ? (parliamentLawOf(cantonCode, day)?.seats ?? null) : null
}

function methodOf({ cantonCode, council, day }: Body): { readonly seatMethod: SeatMethod; readonly maxRepetitions: number } {
  if (council === 'council-of-states') return { maxRepetitions: 1, seatMethod: 'hagenbach-bischoff' }
  if (council === 'national-council') return { maxRepetitions: CUMULATION, seatMethod: 'hagenbach-bischoff' }
  const law = council === 'cantonal-parliament' ? parliamentLawOf(cantonCode, day) : undefined
  return { seatMethod: law?.seatMethod ?? 'unknown', maxRepetitions: law?.maxRepetitions ?? CUMULATION }
}
