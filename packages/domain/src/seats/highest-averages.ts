/** Who claims seats in one division: a list, or lists that count as one. */
export interface Claimant {
  /** Votes; only their proportion matters. */
  readonly votes: bigint
  /** Votes of the candidate who would take the next seat after `won` ones; null if unknown. */
  readonly nextCandidateVotes: (won: number) => number | null
}

export interface Division {
  /** Seats per claimant, without those that only the lot can give. */
  readonly won: readonly number[]
  /** Equal claimants (by index), of which `seats` win one more; null if all seats are given. */
  readonly tie: { readonly claimants: readonly number[]; readonly seats: number } | null
}

interface Claim extends Claimant {
  readonly index: number
  readonly won: number
  /** The remainder of the first division. */
  readonly remainder: bigint
}

/** Positive where b has the stronger claim. */
type Rule = (a: Claim, b: Claim) => number

const byQuotient = (divisor: (won: number) => bigint): Rule => {
  return (a, b) => sign(b.votes * divisor(a.won) - a.votes * divisor(b.won))
}
const byRemainder: Rule = (a, b) => sign(b.remainder - a.remainder)
const byVotes: Rule = (a, b) => sign(b.votes - a.votes)
const byCandidate: Rule = (a, b) => {
  const [ofA, ofB] = [a.nextCandidateVotes(a.won), b.nextCandidateVotes(b.won)]
  return ofA === null || ofB === null ? 0 : ofB - ofA
}

/**
 * Hagenbach-Bischoff: the quotient is the next integer above votes / (seats + 1), also where that is even (BPR Art. 40);
 * the other seats go one by one to the largest votes / (seats so far + 1), between equal ones by the larger remainder of the
 * first division, more votes, more votes of the candidate in question (Art. 41). Remaining equals are returned as a tie.
 */
export function divideByHagenbachBischoff(claimants: readonly Claimant[], seats: number): Division {
  const total = claimants.reduce((sum, { votes }) => sum + votes, 0n)
  const quotient = total / BigInt(seats + 1) + 1n
  const claims = claimants.map((claimant, index) => {
    return { ...claimant, index, won: Number(claimant.votes / quotient), remainder: claimant.votes % quotient }
  })
  return fillUp(claims, seats, [byQuotient((won) => BigInt(won + 1)), byRemainder, byVotes, byCandidate])
}

/** Sainte-Laguë: every seat goes to the largest votes / (2 · seats so far + 1). Equal quotients are named as a tie. */
export function divideBySainteLague(claimants: readonly Claimant[], seats: number): Division {
  const claims = claimants.map((claimant, index) => ({ ...claimant, index, won: 0, remainder: 0n }))
  return fillUp(claims, seats, [byQuotient((won) => BigInt(2 * won + 1))])
}

function fillUp(start: readonly Claim[], seats: number, rules: readonly Rule[]): Division {
  const claims = [...start]
  let left = seats - claims.reduce((sum, { won }) => sum + won, 0)
  while (left > 0 && claims.length > 0) {
    const strongest = strongestOf(claims, rules)
    if (strongest.length > left) {
      const tied = strongest.map(({ index }) => index).toSorted((a, b) => a - b)
      return { won: claims.map(({ won }) => won), tie: { claimants: tied, seats: left } }
    }
    for (const claim of strongest) claims[claim.index] = { ...claim, won: claim.won + 1 }
    left -= strongest.length
  }
  return { won: claims.map(({ won }) => won), tie: null }
}

/** The strongest claims: each rule is applied to those that the previous rules left equal. */
function strongestOf(claims: readonly Claim[], rules: readonly Rule[]): readonly Claim[] {
  return rules.reduce<readonly Claim[]>((equal, rule) => (equal.length > 1 ? largestOf(equal, rule) : equal), claims)
}

function largestOf(claims: readonly Claim[], rule: Rule): Claim[] {
  let largest: Claim[] = []
  for (const claim of claims) {
    const order = largest[0] ? rule(largest[0], claim) : 1
    if (order > 0) largest = [claim]
    else if (order === 0) largest.push(claim)
  }
  return largest
}

function sign(value: bigint): number {
  return value > 0n ? 1 : value < 0n ? -1 : 0
}
