import type { CandidateRecord } from '@plenara/contract'
import { NO_PROFILE } from '../candidates/no-profile.ts'
import { wholeNumber } from '../text.ts'
import type { CountedList } from './lists.ts'
import type { Table } from './tables.ts'

export interface CountedCandidate {
  readonly candidate: CandidateRecord
  readonly votes: number | null
  readonly elected: boolean
}

interface CandidateTables {
  readonly people: Table
  readonly counts: Table
  readonly lists: readonly CountedList[]
}

/** The rows of `WPStatic_Kandidaten` with their count of `WP_Kandidaten`. Rows that cannot be read are left out and reported. */
export function candidatesOf(
  { people, counts, lists }: CandidateTables,
  report: (line: number, reason: string) => void,
): CountedCandidate[] {
  const countByNumber = new Map(counts.rows.map((row) => [row.cell('KNR'), row]))
  const seen = new Set<string>()
  const listByCode = new Map(lists.map((one) => [one.code, one.list]))
  const positions = new Map<string, number>()
  return people.rows.flatMap((row) => {
    const key = row.cell('KNR')
    const list = listByCode.get(row.cell('ListeCode'))
    const count = countByNumber.get(key)
    const votes = wholeNumber(count?.cell('Stimmen') ?? '')
    const isTwice = seen.has(key)
    seen.add(key)
    const reason = isTwice
      ? `candidate ${key} stands twice`
      : flawOf({ key, name: row.cell('Nachname'), hasList: list !== undefined, votes })
    if (reason || !list) {
      report(row.line, reason ?? `candidate ${key} stands on no list`)
      return []
    }
    const position = (positions.get(list.key) ?? 0) + 1
    positions.set(list.key, position)
    const candidate: CandidateRecord = {
      ...NO_PROFILE,
      sex: null,
      key,
      number: key,
      firstName: row.cell('Vorname'),
      lastName: row.cell('Nachname'),
      birthYear: wholeNumber(row.cell('Jahrgang')),
      partyKey: list.partyKey,
      listKey: list.key,
      listPosition: position,
      place: row.cell('Wohnort') || null,
      occupation: row.cell('Beruf') ? { de: row.cell('Beruf') } : {},
      incumbent: row.cell('Bisher') === '1',
    }
    return [{ candidate, votes, elected: count?.cell('Gewaehlt') === '1' }]
  })
}

function flawOf({ key, name, hasList, votes }: { key: string; name: string; hasList: boolean; votes: number | null }): string | null {
  if (!key) return 'KNR is empty'
  if (!name) return `candidate ${key} has no Nachname`
  if (!hasList) return `candidate ${key} stands on no list`
  return votes === null ? `candidate ${key} has no Stimmen` : null
}
