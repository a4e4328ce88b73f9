import type { BallotRules } from './ballot-rules.ts'

/** What is wrong with an official list or a connection of lists. */
export type PrintedListFlaw =
  | 'list_has_too_many_names'
  | 'list_repeats_too_often'
  | 'sub_connection_without_connection'
  | 'sub_connection_over_connections'
  | 'sub_connection_of_different_designations'

export interface PrintedListFinding {
  readonly code: PrintedListFlaw
  readonly article: 'BPR 22(1)' | 'BPR 31(1)' | 'BPR 31(1bis)'
  readonly listKeys: readonly string[]
}

/** A list as handed in. */
export interface PrintedList {
  readonly key: string
  readonly candidateKeys: readonly string[]
  readonly connection: string | null
  readonly subConnection: string | null
  /** The designation that it shares with other lists of its group; undefined if a source does not say. */
  readonly family?: string | null
}

/** A printed list has at most as many names as seats and may itself name a person more than once, as often as ballots may (BPR Art. 22). */
export function checkPrintedList({ key, candidateKeys }: PrintedList, rules: BallotRules): PrintedListFinding[] {
  const findings: PrintedListFinding[] = []
  if (candidateKeys.length > rules.lines) findings.push({ code: 'list_has_too_many_names', article: 'BPR 22(1)', listKeys: [key] })
  const counts = new Map<string, number>()
  for (const candidate of candidateKeys) counts.set(candidate, (counts.get(candidate) ?? 0) + 1)
  const isOverRepeated = [...counts.values()].some((count) => count > rules.maxRepetitions)
  if (isOverRepeated) findings.push({ code: 'list_repeats_too_often', article: 'BPR 22(1)', listKeys: [key] })
  return findings
}

/**
 * Sub-connections stand inside one connection (BPR Art. 31(1)), and only between lists of the same designation that differ by sex,
 * age, wing or region (31(1bis)). A sub-connection below another one cannot be expressed in this form.
 */
export function checkConnections(lists: readonly PrintedList[]): PrintedListFinding[] {
  const names = new Set(lists.flatMap(({ subConnection }) => subConnection ?? []))
  return [...names].flatMap((name) => {
    const members = lists.filter(({ subConnection }) => subConnection === name)
    const listKeys = members.map(({ key }) => key)
    const connections = new Set(members.map(({ connection }) => connection))
    const families = new Set(members.flatMap(({ family }) => (family === undefined ? [] : [family])))
    const findings: PrintedListFinding[] = []
    if (connections.has(null)) findings.push({ code: 'sub_connection_without_connection', article: 'BPR 31(1)', listKeys })
    else if (connections.size > 1) findings.push({ code: 'sub_connection_over_connections', article: 'BPR 31(1)', listKeys })
    if (families.has(null) || families.size > 1) {
      findings.push({ code: 'sub_connection_of_different_designations', article: 'BPR 31(1bis)', listKeys })
    }
    return findings
  })
}
