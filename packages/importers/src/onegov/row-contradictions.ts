import { groupBy } from '../group.ts'
import type { OneGovRow } from './rows.ts'

export interface RowContradiction {
  readonly line: number
  readonly reason: string
}

/**
 * Where the rows of an election contradict each other: a candidate twice in a municipality, or missing in one where others stand; and what is repeated
 * in each row and is not the same.
 */
export function rowContradictionsOf(rows: readonly OneGovRow[]): RowContradiction[] {
  const firstRows = REPEATED.map(() => new Map<string, OneGovRow>())
  const municipalities = new Map<number, Municipality>()
  const found: RowContradiction[] = []
  for (const row of rows) {
    const { candidateId, entityId, line } = row
    const { candidates } = municipalities.get(entityId) ?? { candidates: new Set() }
    if (candidates.has(candidateId)) found.push({ line, reason: `candidate ${candidateId} stands twice in the municipality ${entityId}` })
    municipalities.set(entityId, { candidates: candidates.add(candidateId), lastLine: line })
    for (const [index, repeated] of REPEATED.entries()) found.push(...differencesOf(row, repeated, firstRows[index] ?? new Map()))
  }
  return [...found, ...gapsOf(municipalities), ...minoritiesOf(rows)]
}

/** Of whom a municipality has a row, and where its last one stands. */
interface Municipality {
  readonly candidates: Set<string>
  readonly lastLine: number
}

/** What a file says again in each row of the same subject. */
interface Repeated {
  /** Whose row it is; null where it is nobody's. */
  readonly subjectOf: (row: OneGovRow) => string | null
  readonly columns: readonly string[]
}

const REPEATED: readonly Repeated[] = [
  {
    subjectOf: ({ candidateId }) => ` of candidate ${candidateId}`,
    columns: ['candidate_elected', 'candidate_family_name', 'candidate_first_name', 'list_id', 'candidate_party'],
  },
  {
    subjectOf: ({ entityId }) => ` of municipality ${entityId}`,
    columns: ['entity_eligible_voters', 'entity_received_ballots', 'entity_blank_ballots', 'entity_invalid_ballots', 'entity_counted'],
  },
  { subjectOf: () => '', columns: ['election_mandates', 'election_type', 'election_status', 'election_domain'] },
  {
    subjectOf: ({ listId }) => (listId ? ` of list ${listId}` : null),
    columns: ['list_name', 'list_connection', 'list_connection_parent', 'list_number_of_mandates'],
  },
  {
    subjectOf: ({ listId, entityId }) => (listId ? ` of list ${listId} in municipality ${entityId}` : null),
    columns: ['list_votes'],
  },
]

function differencesOf(row: OneGovRow, { subjectOf, columns }: Repeated, firstRows: Map<string, OneGovRow>): RowContradiction[] {
  const subject = subjectOf(row)
  if (subject === null) return []
  const first = firstRows.get(subject)
  if (!first) {
    firstRows.set(subject, row)
    return []
  }
  return columns.flatMap((column) => {
    const [value, earlier] = [said(row, column), said(first, column)]
    return value === earlier
      ? []
      : [{ line: row.line, reason: `${column}${subject} is "${value}", and "${earlier}" in line ${first.line}` }]
  })
}

function said({ cells, listSeats, listVotes }: OneGovRow, column: string): string {
  if (column === 'list_number_of_mandates') return String(listSeats)
  return column === 'list_votes' ? String(listVotes) : cells.cell(column)
}

/** A whole file has a row of each candidate for each municipality. */
function gapsOf(municipalities: ReadonlyMap<number, Municipality>): RowContradiction[] {
  const all = new Set([...municipalities.values()].flatMap(({ candidates }) => [...candidates]))
  return [...municipalities].flatMap(([entityId, { candidates, lastLine }]) => {
    const lacking = [...all].filter((candidateId) => !candidates.has(candidateId))
    if (lacking.length === 0) return []
    return [{ line: lastLine, reason: `the municipality ${entityId} has no row of ${lacking.length} candidates, such as ${lacking[0]}` }]
  })
}

/** Where the file tells an absolute majority, nobody is elected with fewer votes. */
function minoritiesOf(rows: readonly OneGovRow[]): RowContradiction[] {
  const needed = Number(rows[0]?.cells.cell('election_absolute_majority') || 0)
  if (!needed) return []
  return [...groupBy(rows, ({ candidateId }) => candidateId)].flatMap(([candidateId, own]) => {
    const votes = own.reduce((sum, row) => sum + row.votes, 0)
    if (!own[0]?.isElected || votes >= needed) return []
    const reason = `candidate ${candidateId} is elected with ${votes} votes, fewer than the absolute majority of ${needed}`
    return [{ line: own[0]?.line ?? 0, reason }]
  })
}
