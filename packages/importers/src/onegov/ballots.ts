import type { BallotCountsRecord, CountedAreas } from '@plenara/contract'
import { lastBy } from '../group.ts'
import { wholeNumber } from '../text.ts'
import type { OneGovRow } from './rows.ts'

/** The ballots of the counted municipalities, added up; null where the file does not tell them. */
export function ballotsOf(rows: readonly OneGovRow[]): BallotCountsRecord | null {
  const municipalities = municipalitiesOf(rows).filter((row) => row.isCounted)
  const sum = (...columns: readonly string[]) => sumOver(municipalities, columns)
  const [received, blank, invalid] = [sum('entity_received_ballots'), sum('entity_blank_ballots'), sum('entity_invalid_ballots')]
  if (received === null || blank === null || invalid === null) return null
  const majority = wholeNumber(rows[0]?.cells.cell('election_absolute_majority') ?? '')
  return {
    eligible: sum('entity_eligible_voters'),
    received,
    blank,
    invalid,
    valid: received - blank - invalid,
    lostLines: sum('entity_blank_votes'),
    ...(majority && { absoluteMajority: majority }),
  }
}

/** The municipalities that have counted, of all. */
export function areasOf(rows: readonly OneGovRow[]): CountedAreas {
  const municipalities = municipalitiesOf(rows)
  return { counted: municipalities.filter((row) => row.isCounted).length, total: municipalities.length }
}

/** One row of each municipality. */
function municipalitiesOf(rows: readonly OneGovRow[]): OneGovRow[] {
  return [...lastBy(rows, ({ entityId }) => entityId).values()]
}

/** The first of the columns that a row has counts: older files spell one differently. */
function sumOver(municipalities: readonly OneGovRow[], columns: readonly string[]): number | null {
  let total = 0
  for (const { cells } of municipalities) {
    const text = columns.map((column) => cells.cell(column)).find(Boolean)
    const number = wholeNumber(text ?? '')
    if (number === null) return null
    total += number
  }
  return municipalities.length === 0 ? null : total
}
