import type { CantonCode, ElectionBundle, ImportProblem } from '@plenara/contract'
import { CANTON_CODES } from '@plenara/contract'
import { nationalCouncilDay } from '../ballot-rules.ts'
import { federalSeatsOf } from '../reference/federal-seats.ts'
import { doubt, END_UNKNOWN, type Source } from '../source.ts'
import { linesOf, listKeyOf } from './bundle.ts'
import type { Entry } from './entry.ts'

/** What the ballot and the count of a canton lack for its seats. */
export function seatGapsOf({ election, candidates, lists, result }: ElectionBundle): string[] {
  const { cantonCode, seats } = election
  const elected = result?.candidates.filter((one) => one.elected).length ?? 0
  return [
    ...(lists.length > 0 && candidates.length < seats ? [`${cantonCode} has ${candidates.length} candidates for ${seats} seats`] : []),
    ...(elected > 0 && elected < seats ? [`${cantonCode} has ${elected} elected for ${seats} seats`] : []),
  ]
}

/**
 * What a table of the candidates of a National Council lacks, as far as it can be told: cantons, places on the list that the file ends with. How many lists
 * a canton has stands nowhere: that is said, because a table that is cut at the end of a row looks like a whole one.
 */
export function endOf(source: Source, year: number, entries: readonly Entry[]): ImportProblem[] {
  const last = entries.at(-1)
  if (!last) return []
  const lastList = entries.filter((entry) => entry.cantonCode === last.cantonCode && listKeyOf(entry) === listKeyOf(last))
  const missing = missingPlaces(lastList)
  const name = `${last.listName || last.listNumber} of ${last.cantonCode}`
  const cantons = new Set(entries.map(({ cantonCode }) => cantonCode))
  return [
    ...missingCantons(source, year, cantons),
    ...(missing.length > 0
      ? [
          {
            file: source.file,
            line: last.line,
            reason: `the last list of the file, ${name}, has no candidate in place ${missing.join(', ')}`,
          },
        ]
      : []),
    doubt(
      source,
      last.line,
      `${END_UNKNOWN}: ${entries.length} candidates in ${cantons.size} cantons are read, the last in list ${name}; more of them may be missing`,
    ),
  ]
}

/** In a canton with one seat anybody may be elected, and a list of candidates may lack it. */
function missingCantons(source: Source, year: number, cantons: ReadonlySet<CantonCode>): ImportProblem[] {
  const day = nationalCouncilDay(year)
  const missing = CANTON_CODES.filter((code) => !cantons.has(code))
  const seatsOf = (code: CantonCode) => federalSeatsOf('national-council', code, day)?.seats ?? 0
  const [byList, byMajority] = [missing.filter((code) => seatsOf(code) > 1), missing.filter((code) => seatsOf(code) === 1)]
  return [
    ...(byList.length > 0
      ? [{ file: source.file, line: 0, reason: `the file has no candidate in ${byList.join(', ')}`, loss: 'areas' as const }]
      : []),
    ...(byMajority.length > 0 ? [doubt(source, 0, `the file has no candidate in ${byMajority.join(', ')}, which elect by majority`)] : []),
  ]
}

function missingPlaces(list: readonly Entry[]): number[] {
  const taken = new Set(list.flatMap((entry) => (entry.places.length > 0 || entry.number !== null ? linesOf(entry) : [])))
  const highest = Math.max(0, ...taken)
  return Array.from({ length: highest }, (_, index) => index + 1).filter((place) => !taken.has(place))
}
