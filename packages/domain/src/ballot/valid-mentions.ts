import { type Ballot, type BallotContest, type BallotMention, DITTO } from './ballot.ts'
import type { BallotFindingCode } from './ballot-findings.ts'
import type { BallotRules } from './ballot-rules.ts'

/** A mention that the law strikes, by its index on the ballot. */
export interface StruckMention {
  readonly mention: number
  readonly code: BallotFindingCode
}

export interface ValidMentions {
  /** Indices of the mentions that stay, in the order of the ballot. */
  readonly valid: readonly number[]
  readonly struck: readonly StruckMention[]
}

/**
 * The mentions that count: first everybody who cannot be elected here is struck (BPR Art. 37(3), 38(2)b), then repetitions beyond
 * what is allowed, the last ones first (38(2)a), then surplus names (38(3)). With `surplusNames: 'invalid'` surplus names stay.
 */
export function validMentions(
  ballot: Ballot,
  rules: BallotRules,
  reading: { contest: BallotContest; listId: number | null },
): ValidMentions {
  const struck: StruckMention[] = []
  const counts = new Map<number | string, number>()
  const valid: number[] = []
  for (const [index, mention] of ballot.mentions.entries()) {
    if (mention.struck) continue
    const count = (counts.get(mention.name) ?? 0) + 1
    const code = flawOf(mention, rules, reading) ?? (count > rules.maxRepetitions ? 'repeated_too_often' : null)
    if (code) struck.push({ mention: index, code })
    else valid.push(index)
    counts.set(mention.name, count)
  }
  if (rules.surplusNames === 'invalid' || valid.length <= rules.lines) return { valid, struck }
  const surplus = new Set(strikingOrder(valid, ballot.mentions, rules).slice(0, valid.length - rules.lines))
  for (const index of surplus) struck.push({ mention: index, code: 'surplus_name' })
  return { valid: valid.filter((index) => !surplus.has(index)), struck }
}

function flawOf(
  { name }: BallotMention,
  rules: BallotRules,
  { contest, listId }: { contest: BallotContest; listId: number | null },
): BallotFindingCode | null {
  if (name === DITTO) return 'ditto_mark'
  const list = typeof name === 'number' ? contest.listByCandidate.get(name) : undefined
  if (list === undefined && !(rules.writeIn && typeof name === 'string')) return 'not_eligible'
  if (typeof name === 'number' && contest.annulled.has(name)) return 'candidacy_annulled'
  return !rules.panachage && list !== listId ? 'other_list' : null
}

/**
 * In which order surplus names are struck: the last printed ones that are not cumulated by hand, then the last handwritten ones
 * (BPR Art. 38(3)); under majority from the end.
 */
function strikingOrder(valid: readonly number[], mentions: readonly BallotMention[], rules: BallotRules): number[] {
  const fromEnd = valid.toReversed()
  if (rules.seatMethod === 'majority') return fromEnd
  const written = new Set(valid.flatMap((index) => (mentions[index]?.origin === 'written' ? [mentions[index].name] : [])))
  const rankOf = (index: number): number => {
    const mention = mentions[index]
    if (mention?.origin === 'written') return 1
    return mention && written.has(mention.name) ? 2 : 0
  }
  return fromEnd.toSorted((a, b) => rankOf(a) - rankOf(b))
}
