import type { Ballots, PeopleVoteRecord, PeopleVoteResult } from '@plenara/contract'

/** Sources round percents to two places. */
const ROUNDING = 0.0051
/** Before its first federal vote on 1979-02-18 there was no canton of Jura. */
const OUTCOME = 'the vote is'
const JURA_SINCE = '1979-01-01'

/** Where a people's vote says two things that cannot both be true, as sentences in English; empty where it is sound. */
export function contradictionsOf(vote: PeopleVoteRecord): string[] {
  const { result } = vote
  if (!result) return []
  return [...outcomeContradictions(vote, result), ...countContradictions(vote, result), ...cantonContradictions(vote, result)]
}

/** An outcome that the counts do not bear out is no slip of a table, and nothing to publish. */
export function isOfOutcome(reason: string): boolean {
  return reason.startsWith(OUTCOME)
}

function outcomeContradictions(vote: PeopleVoteRecord, result: PeopleVoteResult): string[] {
  const { accepted, cantonVotes, national } = result
  if (accepted === null || national.yesPercent === null) return []
  const people = national.yes !== null && national.no !== null ? national.yes > national.no : national.yesPercent > 50
  const cantons = vote.doubleMajority && cantonVotes ? cantonVotes.yes > cantonVotes.no : true
  const said = accepted ? 'accepted' : 'rejected'
  if (accepted !== (people && cantons)) return [`${OUTCOME} ${said}, but the people say ${word(people)} and the cantons ${word(cantons)}`]
  return []
}

/** Where two questions are asked at once, an empty answer to one of them is part of a valid ballot. */
function countContradictions(vote: PeopleVoteRecord, { national }: PeopleVoteResult): string[] {
  const { yes, no, valid } = national
  const isAlone = vote.number !== null && vote.number % 10 === 0
  if (yes === null || no === null) return []
  const found: string[] = []
  if (valid !== null && (yes + no > valid || (isAlone && yes + no !== valid)))
    found.push(`${yes} yes and ${no} no make ${yes + no}, not ${valid} valid votes`)
  if (isAlone && isOff(national)) found.push(`${yes} yes and ${no} no are not ${national.yesPercent} percent yes`)
  return found
}

function isOff({ yes, no, yesPercent }: Ballots): boolean {
  if (yes === null || no === null || yesPercent === null || yes + no === 0) return false
  return Math.abs((100 * yes) / (yes + no) - yesPercent) > ROUNDING
}

function cantonContradictions(vote: PeopleVoteRecord, { national, cantons }: PeopleVoteResult): string[] {
  const expected = vote.date < JURA_SINCE ? 25 : 26
  return (['yes', 'no'] as const).flatMap((side) => {
    const counts = cantons.flatMap((canton) => canton[side] ?? [])
    const sum = counts.reduce((total, count) => total + count, 0)
    const isComplete = counts.length === expected
    if (national[side] === null || !isComplete || sum === national[side]) return []
    return [`the ${side} votes of the cantons add up to ${sum}, not ${national[side]}`]
  })
}

function word(yes: boolean): string {
  return yes ? 'yes' : 'no'
}
