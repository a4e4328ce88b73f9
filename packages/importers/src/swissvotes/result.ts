import type { Ballots, CantonalResult, CantonCode, PeopleVoteResult } from '@plenara/contract'
import type { CsvRow } from '../tables/csv.ts'
import { CANTON_COLUMNS, flagIn, numberIn } from './cells.ts'

/** BV Art. 142 para. 4: each has half a vote. */
const HALF_CANTONS: readonly CantonCode[] = ['OW', 'NW', 'BS', 'BL', 'AR', 'AI']

/** The result of a vote, null where it has none yet: votes to come have empty cells. */
export function resultIn(row: CsvRow): PeopleVoteResult | null {
  if (row.cell('volk') === '') return null
  const cantons = CANTON_COLUMNS.map(([cantonCode, prefix]): CantonalResult => {
    return { cantonCode, accepted: flagIn(row, `${prefix}-annahme`), ...ballotsIn(row, `${prefix}-`) }
  })
  return {
    final: true,
    accepted: flagIn(row, 'annahme'),
    preferred: preferredIn(row),
    national: nationalIn(row),
    cantonVotes: cantonVotesIn(row),
    cantons: cantons.filter((canton) => canton.accepted !== null || canton.yesPercent !== null),
  }
}

/** Whether the majority of the cantons is needed too, BV Art. 142; null of a vote to come. */
export function needsDoubleMajority(row: CsvRow): boolean | null {
  const code = row.cell('stand')
  if (code === '') return null
  return code !== '3'
}

/** Code book: 8 = the counter-proposal is preferred, 9 = the initiative; the people decide, or the cantons where both disagree. */
function preferredIn(row: CsvRow): PeopleVoteResult['preferred'] {
  if (row.cell('volk') === '8') return 'counter-proposal'
  return row.cell('volk') === '9' ? 'initiative' : null
}

function nationalIn(row: CsvRow): Ballots {
  return {
    eligible: numberIn(row, 'berecht'),
    cast: numberIn(row, 'stimmen'),
    blank: numberIn(row, 'leer'),
    invalid: numberIn(row, 'ungultig'),
    valid: numberIn(row, 'gultig'),
    yes: numberIn(row, 'volkja'),
    no: numberIn(row, 'volknein'),
    yesPercent: numberIn(row, 'volkja-proz'),
    turnoutPercent: numberIn(row, 'bet'),
  }
}

function ballotsIn(row: CsvRow, prefix: string): Ballots {
  return {
    eligible: numberIn(row, `${prefix}berecht`),
    cast: numberIn(row, `${prefix}stimmen`),
    blank: null,
    invalid: null,
    valid: numberIn(row, `${prefix}gultig`),
    yes: numberIn(row, `${prefix}ja`),
    no: numberIn(row, `${prefix}nein`),
    yesPercent: numberIn(row, `${prefix}japroz`),
    turnoutPercent: numberIn(row, `${prefix}bet`),
  }
}

/** Out of the cantons themselves: the columns of the data set are rounded up to whole numbers, so that 15.5 to 7.5 reads 16 to 8. */
function cantonVotesIn(row: CsvRow): PeopleVoteResult['cantonVotes'] {
  if (!needsDoubleMajority(row)) return null
  const accepted = CANTON_COLUMNS.map(([code, prefix]) => ({
    weight: HALF_CANTONS.includes(code) ? 0.5 : 1,
    flag: flagIn(row, `${prefix}-annahme`),
  }))
  const votes = (flag: boolean) => accepted.reduce((sum, canton) => sum + (canton.flag === flag ? canton.weight : 0), 0)
  return votes(true) + votes(false) > 0 ? { yes: votes(true), no: votes(false) } : null
}

/** Why the columns of the cantons' votes do not fit the cantons, else null. */
export function cantonVotesContradiction(row: CsvRow): string | null {
  const votes = cantonVotesIn(row)
  const yes = numberIn(row, 'kt-ja')
  const no = numberIn(row, 'kt-nein')
  if (!votes || yes === null || no === null) return null
  if (Math.ceil(votes.yes) === Math.ceil(yes) && Math.ceil(votes.no) === Math.ceil(no)) return null
  return `the cantons count ${votes.yes} to ${votes.no}, kt-ja and kt-nein ${yes} to ${no}`
}
