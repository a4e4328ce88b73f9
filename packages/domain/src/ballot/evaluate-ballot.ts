import type { Ballot, BallotContest } from './ballot.ts'
import { type BallotFinding, findingOf } from './ballot-findings.ts'
import type { BallotRules } from './ballot-rules.ts'
import { readHeading } from './heading.ts'
import { validMentions } from './valid-mentions.ts'

/** The result of a ballot. Votes for candidates, write-ins and empty lines, and lost lines together are the lines of the ballot. */
export interface BallotEvaluation {
  readonly validity: 'valid' | 'invalid'
  readonly findings: readonly BallotFinding[]
  /** The list of the heading: it gets the additional votes. */
  readonly listId: number | null
  /** Party votes: votes of the list's candidates, wherever they stand, and additional votes (BPR Art. 37, 39). */
  readonly votesByList: ReadonlyMap<number, number>
  readonly votesByCandidate: ReadonlyMap<number, number>
  /** Votes for persons without a candidacy. */
  readonly writeInVotes: number
  readonly additionalVotes: number
  /** Lines that count for nobody. */
  readonly lostLines: number
}

/**
 * Reads a ballot as the counting office does: National Council by BPR Art. 35-38 (one seat: Art. 47-49), other bodies by the rules of
 * the election. Every name gives a vote to the person and to the person's list (Art. 39), whatever the heading says.
 */
export function evaluateBallot(ballot: Ballot, rules: BallotRules, contest: BallotContest): BallotEvaluation {
  const heading = readHeading(ballot.heading, contest, ballot.region)
  const { valid, struck } = validMentions(ballot, rules, { contest, listId: heading.listId })
  const findings = [
    ...ballot.flaws.map((flaw) => findingOf(flaw, rules)),
    ...(valid.length < rules.minNames ? [findingOf('no_valid_name', rules)] : []),
    ...(valid.length > rules.lines ? [findingOf('several_persons', rules)] : []),
    ...struck.toSorted((a, b) => a.mention - b.mention).map(({ mention, code }) => findingOf(code, rules, mention)),
  ]
  if (findings.some(({ effect }) => effect === 'invalid')) return invalidBallot(rules, findings)
  const votes = votesOf(ballot, valid, contest)
  findings.push(...votes.deceased.map((mention) => findingOf('deceased_counts', rules, mention)))
  const empty = rules.lines - valid.length
  const listId = rules.headingCountsEmptyLines ? heading.listId : null
  if (empty > 0) {
    const code = rules.headingCountsEmptyLines ? heading.finding : 'empty_lines'
    if (code) findings.push(findingOf(code, rules))
    if (listId !== null) add(votes.byList, listId, empty)
  }
  return {
    validity: 'valid',
    findings,
    listId,
    votesByList: votes.byList,
    votesByCandidate: votes.byCandidate,
    writeInVotes: votes.writeIn,
    additionalVotes: listId === null ? 0 : empty,
    lostLines: listId === null ? empty : 0,
  }
}

function invalidBallot(rules: BallotRules, findings: readonly BallotFinding[]): BallotEvaluation {
  const none = { votesByList: new Map(), votesByCandidate: new Map(), writeInVotes: 0, additionalVotes: 0 }
  return { validity: 'invalid', findings, listId: null, ...none, lostLines: rules.lines }
}

function votesOf({ mentions }: Ballot, valid: readonly number[], contest: BallotContest) {
  const byList = new Map<number, number>()
  const byCandidate = new Map<number, number>()
  const deceased: number[] = []
  let writeIn = 0
  for (const index of valid) {
    const name = mentions[index]?.name
    if (typeof name !== 'number') {
      writeIn++
      continue
    }
    add(byCandidate, name, 1)
    const listId = contest.listByCandidate.get(name) ?? null
    if (listId !== null) add(byList, listId, 1)
    if (contest.deceased.has(name)) deceased.push(index)
  }
  return { byList, byCandidate, writeIn, deceased }
}

function add(votes: Map<number, number>, id: number, count: number): void {
  votes.set(id, (votes.get(id) ?? 0) + count)
}
