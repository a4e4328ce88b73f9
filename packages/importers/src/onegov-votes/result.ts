import type { PeopleVoteResult } from '@plenara/contract'
import { groupBy } from '../group.ts'
import type { BallotType, VoteRow } from './rows.ts'

type Sum = Pick<VoteRow, 'yes' | 'no' | 'invalid' | 'blank' | 'eligible'>

/** The results of the questions of one vote; a question of which nothing is counted has none. */
export function resultsOf(rows: readonly VoteRow[]): ReadonlyMap<BallotType, PeopleVoteResult> {
  const byType = groupBy(rows, ({ type }) => type)
  const sums = new Map<string, Sum>([...byType].flatMap(([type, all]) => (all.some((row) => row.isCounted) ? [[type, sumOf(all)]] : [])))
  const status = rows[0]?.cells.cell('status')
  const final = status === 'final' || (status !== 'interim' && rows.every((row) => row.isCounted))
  return new Map(
    [...byType.values()].flatMap(([first]) => {
      const sum = first && sums.get(first.type)
      if (!sum) return []
      const isTieBreak = first.type === 'tie-breaker'
      const result: PeopleVoteResult = {
        final,
        accepted: isTieBreak || !final ? null : isAccepted(first.type, sums),
        preferred: isTieBreak && final && sum.yes !== sum.no ? (sum.yes > sum.no ? 'initiative' : 'counter-proposal') : null,
        national: ballotsOf(sum),
        cantonVotes: null,
        cantons: [],
      }
      return [[first.type, result]]
    }),
  )
}

/** Where both questions have a majority, the tie-breaker decides between them: its yes is the proposal. */
function isAccepted(type: BallotType, sums: ReadonlyMap<string, Sum>): boolean {
  const hasMajority = (one: BallotType) => {
    const sum = sums.get(one)
    return sum !== undefined && sum.yes > sum.no
  }
  const tie = sums.get('tie-breaker')
  if (!tie || !hasMajority('proposal') || !hasMajority('counter-proposal')) return hasMajority(type)
  return type === 'proposal' ? tie.yes > tie.no : tie.no > tie.yes
}

/** Municipalities that have not counted yet add neither votes nor voters. */
function sumOf(rows: readonly VoteRow[]): Sum {
  const add = (of: (row: VoteRow) => number) => rows.reduce((total, row) => total + (row.isCounted ? of(row) : 0), 0)
  return {
    yes: add((row) => row.yes),
    no: add((row) => row.no),
    invalid: add((row) => row.invalid),
    blank: add((row) => row.blank),
    eligible: add((row) => row.eligible),
  }
}

function ballotsOf({ yes, no, invalid, blank, eligible }: Sum): PeopleVoteResult['national'] {
  const cast = yes + no + invalid + blank
  return {
    ...{ eligible, cast, blank, invalid, valid: yes + no, yes, no },
    yesPercent: yes + no > 0 ? percent(yes, yes + no) : null,
    turnoutPercent: eligible > 0 ? percent(cast, eligible) : null,
  }
}

/** To two places, as the Federal Statistical Office rounds. */
function percent(part: number, whole: number): number {
  return Math.round((10_000 * part) / whole) / 100
}
