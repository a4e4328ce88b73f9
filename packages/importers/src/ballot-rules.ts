import { type BallotRules, type Body, ballotRulesOf as rulesOfBody } from '@plenara/domain'

/** The rules of a ballot that an election record carries, by the body and its law on that day. */
export function ballotRulesOf(body: Body): Pick<BallotRules, 'lines' | 'maxRepetitions' | 'seatMethod'> {
  const { lines, maxRepetitions, seatMethod } = rulesOfBody(body)
  return { lines, maxRepetitions, seatMethod }
}

/** The Sunday on which the National Council is elected: the last but one of October (BPR Art. 19). */
export function nationalCouncilDay(year: number): string {
  const lastDay = new Date(Date.UTC(year, 9, 31))
  const lastSunday = 31 - lastDay.getUTCDay()
  return `${year}-10-${lastSunday - 7}`
}
