import type { ResultSnapshot } from '@plenara/contract'

/** A fact of a result that another one tells differently. */
export interface ChangedFact {
  readonly of: 'candidate' | 'list' | 'ballots'
  /** The id of the candidate or list, 0 for the ballots. */
  readonly id: number
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

const CANDIDATE_FACTS = ['votes', 'elected'] as const
const LIST_FACTS = ['votes', 'seats'] as const
const BALLOT_FACTS = ['eligible', 'received', 'blank', 'invalid', 'valid', 'lostLines'] as const

/** Which votes, seats, elected people and counts of ballots two results of an election tell differently. */
export function changedFacts(before: ResultSnapshot, after: ResultSnapshot): ChangedFact[] {
  const people = (result: ResultSnapshot) => new Map(result.candidates.map((one) => [one.candidateId, one]))
  const lists = (result: ResultSnapshot) => new Map(result.lists.map((one) => [one.listId, one]))
  return [
    ...changesIn('candidate', CANDIDATE_FACTS, people(before), people(after)),
    ...changesIn('list', LIST_FACTS, lists(before), lists(after)),
    ...changesIn('ballots', BALLOT_FACTS, new Map([[0, before.ballots]]), new Map([[0, after.ballots]])),
  ]
}

function changesIn<Name extends string>(
  of: ChangedFact['of'],
  names: readonly Name[],
  before: ReadonlyMap<number, Readonly<Partial<Record<Name, unknown>>> | null>,
  after: ReadonlyMap<number, Readonly<Partial<Record<Name, unknown>>> | null>,
): ChangedFact[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])]
  return ids.flatMap((id) =>
    names.flatMap((name) => {
      const [old, next] = [before.get(id)?.[name] ?? null, after.get(id)?.[name] ?? null]
      return old === next ? [] : [{ of, id, name, before: old, after: next }]
    }),
  )
}
