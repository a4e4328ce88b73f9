import type { Decision, DecisionNumbers, UserDecision } from '@plenara/contract'

/** Below this number of votes in which both decided yes or no there is no percent: one vote more or less would move it by more than ten points. */
export const MIN_SHARED_VOTES = 10

/** A vote that the user decided, with the numbers of those who decided it in the parliament. */
export interface DecidedVote {
  readonly decision: UserDecision
  readonly numbers: DecisionNumbers
}

/** A member of a parliament, with every number under which the records of votes list the person. */
export interface NumberedPerson {
  readonly id: number
  readonly numbers: readonly number[]
}

/** How often a person decided as the user, the opposite, or not comparably; see `councillorAgreement` of the contract. */
export interface Agreement {
  readonly personId: number
  /** Percent of the shared votes with one decimal, null below `MIN_SHARED_VOTES`. */
  readonly value: number | null
  readonly shared: number
  readonly same: number
  readonly different: number
  readonly abstain: number
  readonly absent: number
  readonly excused: number
  readonly president: number
}

/** A councillor's decision compared with the user's. */
const OUTCOMES = ['same', 'different', 'abstain', 'absent', 'excused', 'president'] as const
export type Outcome = (typeof OUTCOMES)[number]

/**
 * Compares a user's votes with those of everybody who decided or missed one of them. Only votes in which both decided yes or no are shared:
 * an abstention takes no side, so that it is neither agreement nor disagreement; absence, excuse and the chair are no decision.
 * @returns the highest percent first, those without one last, of equal ones the lowest id first; people without a vote in common are left out
 */
export function compareVotes(votes: readonly DecidedVote[], people: readonly NumberedPerson[]): Agreement[] {
  const rowByNumber = new Map(people.flatMap(({ numbers }, row) => numbers.map((number): [number, number] => [number, row])))
  const counts = new Int32Array(people.length * OUTCOMES.length)
  const lastVote = new Int32Array(people.length)
  for (const [index, vote] of votes.entries()) countVote(vote, index + 1, { rowByNumber, counts, lastVote })
  const all = people.map(({ id }, row) => agreementOf(id, counts.subarray(row * OUTCOMES.length, (row + 1) * OUTCOMES.length)))
  return all.filter((_, row) => lastVote[row] !== 0).sort(byValue)
}

interface Tally {
  readonly rowByNumber: ReadonlyMap<number, number>
  /** Per person a count for each outcome. */
  readonly counts: Int32Array
  /** The last vote, from 1, in which a person was counted: two numbers of one person count once. */
  readonly lastVote: Int32Array
}

function countVote({ decision, numbers }: DecidedVote, vote: number, { rowByNumber, counts, lastVote }: Tally): void {
  for (const [memberDecision, deciders] of Object.entries(numbers) as [Decision, readonly number[]][]) {
    const column = OUTCOMES.indexOf(outcomeOf(decision, memberDecision))
    for (const number of deciders) {
      const row = rowByNumber.get(number)
      if (row === undefined || lastVote[row] === vote) continue
      lastVote[row] = vote
      const index = row * OUTCOMES.length + column
      counts[index] = (counts[index] ?? 0) + 1
    }
  }
}

/** The decision of a councillor compared with that of the user. */
export function outcomeOf(decision: UserDecision, memberDecision: Decision): Outcome {
  if (memberDecision === decision) return 'same'
  return memberDecision === 'yes' || memberDecision === 'no' ? 'different' : memberDecision
}

function agreementOf(personId: number, counts: Int32Array): Agreement {
  const [same = 0, different = 0, abstain = 0, absent = 0, excused = 0, president = 0] = counts
  const shared = same + different
  const value = shared < MIN_SHARED_VOTES ? null : Math.round((1000 * same) / shared) / 10
  return { personId, value, shared, same, different, abstain, absent, excused, president }
}

function byValue(a: Agreement, b: Agreement): number {
  return (b.value ?? -1) - (a.value ?? -1) || a.personId - b.personId
}
