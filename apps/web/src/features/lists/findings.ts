import type { CandidateCard, Election, ListCandidate, OfficialList } from '@plenara/contract'
import { repetitionsOf } from '@plenara/domain'
import { fullName } from './ballot-names.ts'

/** A sentence about a list: the part of its catalogue id and its values. */
export interface Finding {
  readonly kind: 'valid' | 'invalid' | 'cumulated' | 'panachage' | 'additional' | 'blank' | 'open'
  /** The end of the catalogue id under `lists.finding.`. */
  readonly text: string
  readonly values: Readonly<Record<string, string | number>>
}

export interface FindingsInput {
  readonly election: Pick<Election, 'lines' | 'maxRepetitions' | 'seatMethod'>
  readonly candidates: readonly ListCandidate[]
  /** The list of the heading; null for none. */
  readonly heading: OfficialList | null
  readonly people: ReadonlyMap<number, CandidateCard>
}

/** More than so many sentences of a kind become one. */
const MAX_SENTENCES = 3

/** What a voter should know about a list, in the order of weight (BPR Art. 35 to 38 for the National Council). */
export function findingsOf(input: FindingsInput): Finding[] {
  const filled = input.candidates.length
  if (filled === 0) return [{ kind: 'invalid', text: 'invalid', values: {} }]
  const { lines } = input.election
  return [{ kind: 'valid', text: 'valid', values: { filled, lines } }, ...cumulated(input), ...panachage(input), ...empty(input)]
}

function cumulated({ candidates, people, election }: FindingsInput): Finding[] {
  const repeated = [...new Set(candidates.map(({ id }) => id))].filter((id) => repetitionsOf(candidates, id) > 1)
  if (repeated.length > MAX_SENTENCES) return [{ kind: 'cumulated', text: 'cumulatedMany', values: { n: repeated.length } }]
  return repeated.map((id) => {
    const n = repetitionsOf(candidates, id)
    const text = n >= election.maxRepetitions ? 'cumulatedMax' : 'cumulated'
    return { kind: 'cumulated', text, values: { name: fullName(people.get(id)), n } }
  })
}

/** Names from other lists: each is a vote for that list, whatever the heading says (BPR Art. 39). */
function panachage({ candidates, heading, people, election }: FindingsInput): Finding[] {
  if (election.seatMethod === 'majority') return []
  const votes = new Map<string, number>()
  for (const { id } of candidates) {
    const person = people.get(id)
    if (!person?.listNumber || person.listId === heading?.id) continue
    votes.set(person.listNumber, (votes.get(person.listNumber) ?? 0) + 1)
  }
  if (!heading || votes.size > MAX_SENTENCES) {
    const n = [...votes.values()].reduce((sum, count) => sum + count, 0)
    return votes.size > 1 ? [{ kind: 'panachage', text: 'panachageMany', values: { n, lists: votes.size } }] : []
  }
  return [...votes].map(([number, n]) => ({ kind: 'panachage', text: 'panachage', values: { n, number } }))
}

/** Empty lines count for the list of the heading; without one they are lost (BPR Art. 37). */
function empty({ candidates, heading, election }: FindingsInput): Finding[] {
  const n = election.lines - candidates.length
  if (n <= 0) return []
  if (election.seatMethod === 'majority') return [{ kind: 'open', text: 'open', values: { n } }]
  if (heading) return [{ kind: 'additional', text: 'additional', values: { n, number: heading.number ?? '', name: heading.name } }]
  return [{ kind: 'blank', text: 'blank', values: { n } }]
}
