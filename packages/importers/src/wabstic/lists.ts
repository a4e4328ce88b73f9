import type { CantonCode, ListRecord, PartyRecord } from '@plenara/contract'
import { nationalParty, partyOfList } from '../parties/national-parties.ts'
import { wholeNumber } from '../text.ts'
import type { Table } from './tables.ts'

export interface CountedList {
  readonly list: ListRecord
  /** How candidates refer to the list. */
  readonly code: string
  /** Ballots without a designation are no list; their votes are lost lines. */
  readonly isBlank: boolean
  /** Whose own list it is: the export names lists, not parties. */
  readonly party: PartyRecord | null
  readonly votes: number
  readonly additionalVotes: number
  readonly seats: number
}

/** The rows of `WP_Listen`. Rows that cannot be read are left out and reported. */
export function listsOf({ rows }: Table, cantonCode: CantonCode | null, report: (line: number, reason: string) => void): CountedList[] {
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const [number, code] = [row.cell('ListNr'), row.cell('ListCode')]
    const [votes, additionalVotes, seats] = ['StimmenTotal', 'StimmenZusatz', 'Sitze'].map((column) => wholeNumber(row.cell(column) || '0'))
    if (!number || !code) {
      report(row.line, 'ListNr or ListCode is empty')
      return []
    }
    if (typeof votes !== 'number' || typeof additionalVotes !== 'number' || typeof seats !== 'number') {
      report(row.line, `list ${number}: StimmenTotal, StimmenZusatz or Sitze is no number`)
      return []
    }
    if (seen.has(number)) {
      report(row.line, `list ${number} stands twice`)
      return []
    }
    seen.add(number)
    const connection = row.cell('ListVerb') || null
    const sub = row.cell('ListUntVerb')
    const party = cantonCode && (nationalParty(code, cantonCode) ?? partyOfList(row.cell('ListBez'), cantonCode))
    const list = {
      key: number,
      number,
      name: { de: row.cell('ListBez') || code },
      partyKey: party?.key ?? null,
      connection,
      subConnection: connection && sub ? `${connection}.${sub}` : null,
      candidateKeys: [],
    }
    return [{ list, code, party, isBlank: /^0*999?$/.test(number), votes, additionalVotes, seats }]
  })
}
