import type { ListRecord } from '@plenara/contract'
import { slug, wholeNumber } from '../text.ts'
import type { Table } from './tables.ts'

export interface CountedList {
  readonly list: ListRecord
  /** How candidates refer to the list. */
  readonly code: string
  /** Ballots without a designation are no list; their votes are lost lines. */
  readonly isBlank: boolean
  readonly votes: number
  readonly additionalVotes: number
  readonly seats: number
}

/** The rows of `WP_Listen`. Rows that cannot be read are left out and reported. */
export function listsOf({ rows }: Table, partyScope: string, report: (line: number, reason: string) => void): CountedList[] {
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
    const connection = row.cell('ListVerb') || null
    const sub = row.cell('ListUntVerb')
    const list = {
      key: number,
      number,
      name: { de: row.cell('ListBez') || code },
      partyKey: `${partyScope}/${slug(code)}`,
      connection,
      subConnection: connection && sub ? `${connection}.${sub}` : null,
      candidateKeys: [],
    }
    return [{ list, code, isBlank: /^0*999?$/.test(number), votes, additionalVotes, seats }]
  })
}
