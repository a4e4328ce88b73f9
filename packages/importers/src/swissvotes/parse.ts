import { type CouncilPosition, type LocalizedText, type PeopleVoteKind, type PeopleVoteRecord, sourceId } from '@plenara/contract'
import { problemsOf } from '../json.ts'
import { affairKeyOf, peopleVoteKey } from '../parliament-keys.ts'
import { type ParliamentParsed, parliamentParsed } from '../parliament-source.ts'
import { contradictionsOf, isOfOutcome } from '../people-vote-contradictions.ts'
import type { Source } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { readTable } from '../tables/read-table.ts'
import { COLUMNS, PARTIES } from './columns.ts'
import { numberIn, recommendationIn, swissDay, textIn } from './cells.ts'
import { cantonVotesContradiction, needsDoubleMajority, resultIn } from './result.ts'

const KINDS: Readonly<Record<string, PeopleVoteKind>> = {
  1: 'mandatory-referendum',
  2: 'optional-referendum',
  3: 'initiative',
  4: 'counter-proposal',
  5: 'tie-break',
}
const POSITIONS = [
  ['federal-council', 'br-pos', '', ''],
  ['national-council', 'nr-pos', 'nrja', 'nrnein'],
  ['council-of-states', 'sr-pos', 'srja', 'srnein'],
] as const

/**
 * The data set of Swissvotes (CSV with semicolons, or xlsx with the data on a sheet behind notes): every federal vote since 1848, those to come without a result. A vote that
 * contradicts itself is reported and loaded as it is. Source: Swissvotes, Année Politique Suisse, University of Bern, CC BY 4.0.
 */
export async function parseSwissvotes(source: Source): Promise<ParliamentParsed> {
  const table = await readTable(source, COLUMNS)
  const { problems, report } = problemsOf(source)
  const votes = new Map<string, PeopleVoteRecord>()
  for (const row of table.rows) {
    const vote = toPeopleVote(row)
    if (typeof vote === 'string') report(row.line, vote)
    else if (votes.has(vote.key)) report(row.line, `anr stands twice: ${row.cell('anr')}`)
    else {
      votes.set(vote.key, vote)
      const contradictions = [...contradictionsOf(vote), cantonVotesContradiction(row) ?? []].flat()
      if (contradictions.length > 0) report(row.line, contradictions.join('; '), contradictions.some(isOfOutcome) ? undefined : true)
    }
  }
  return parliamentParsed(source, { peopleVotes: [...votes.values()] }, [...table.problems, ...problems])
}

function toPeopleVote(row: CsvRow): PeopleVoteRecord | string {
  const number = Math.round((numberIn(row, 'anr') ?? 0) * 10)
  const date = swissDay(row.cell('datum'))
  const kind = KINDS[row.cell('rechtsform')]
  if (number < 10) return `anr is no number: "${row.cell('anr')}"`
  if (!date) return `datum is no day: "${row.cell('datum')}"`
  if (!kind) return `rechtsform is none of 1 to 5: "${row.cell('rechtsform')}"`
  const title = titleIn(row, 'titel_off')
  const shortTitle = titleIn(row, 'titel_kurz')
  if (!title.de && !shortTitle.de) return 'titel_off_d is empty'
  const affairNumber = textIn(row, 'gesch_nr') || null
  return {
    key: peopleVoteKey(number),
    id: sourceId('people-vote', number),
    number,
    date,
    kind,
    title,
    shortTitle,
    affairNumber,
    affairKey: affairKeyOf(affairNumber),
    doubleMajority: needsDoubleMajority(row),
    topics: topicsIn(row),
    positions: positionsIn(row),
    parties: PARTIES.flatMap((party) => {
      const recommendation = recommendationIn(row, `p-${party}`)
      return recommendation ? [{ party, recommendation }] : []
    }),
    result: resultIn(row),
    url: textIn(row, 'swissvoteslink') || null,
  }
}

function titleIn(row: CsvRow, column: string): LocalizedText {
  const de = textIn(row, `${column}_d`)
  const fr = textIn(row, `${column}_f`)
  return { ...(de && { de }), ...(fr && { fr }) }
}

/** The deepest code of each of the three policy areas. */
function topicsIn(row: CsvRow): string[] {
  return [1, 2, 3].flatMap((area) => {
    const codes = [3, 2, 1].map((depth) => textIn(row, `d${area}e${depth}`))
    return codes.find(Boolean) ?? []
  })
}

function positionsIn(row: CsvRow): CouncilPosition[] {
  return POSITIONS.flatMap(([council, column, yes, no]) => {
    const recommendation = recommendationIn(row, column)
    return recommendation ? [{ council, recommendation, yes: numberIn(row, yes), no: numberIn(row, no) }] : []
  })
}
