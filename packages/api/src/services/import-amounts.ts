import type { UserExport } from '@plenara/contract'
import { DomainError, type FieldError } from '@plenara/domain'
import type { NewUserContent } from '../store.ts'

/**
 * What an account may hold, far more than a person gives by hand: of that which has gone since and is kept there is no end. Each call of an account reads
 * what it holds, so that without a bound one account takes the time of all.
 */
export const MOST = {
  elections: 500,
  answers: 5_000,
  ratings: 10_000,
  opinions: 5_000,
  /** Of all lists together. */
  lines: 10_000,
  /** Of the progression in all elections, in characters of JSON. */
  progress: 1_000_000,
} as const

type Counted = Pick<NewUserContent, 'progression' | 'opinions' | 'profile' | 'lists'>

type ExportedEntry = UserExport['progression'][number]

/** The progression of a document by its elections, in one pass. */
export function entriesByElection(progression: readonly ExportedEntry[]): ReadonlyMap<number | null, readonly ExportedEntry[]> {
  const entries = new Map<number | null, ExportedEntry[]>()
  for (const entry of progression) {
    const there = entries.get(entry.electionId)
    if (there) there.push(entry)
    else entries.set(entry.electionId, [entry])
  }
  return entries
}

/** What of a document is more than an account may hold. */
export function amountErrors({ progression, elections, profile, lists, choices }: UserExport): FieldError[] {
  const counts = [
    ['progression', new Set(progression.map(({ electionId }) => electionId)).size, MOST.elections],
    ['choices', choices.length, MOST.elections],
    ['lists', linesOf(lists), MOST.lines],
    ...countsOfOpinions(elections, profile ?? null),
  ] as const
  return counts.flatMap(([path, count, most]) => (count > most ? [{ path, code: 'invalid' as const }] : []))
}

/** Throws `invalid` with the part that became too large; what was there may stay. */
export function checkAmounts(content: Counted, before: Counted): void {
  const then = countsOf(before)
  for (const [index, [path, count, most]] of countsOf(content).entries()) {
    if (count > Math.max(most, then[index]?.[1] ?? 0)) throw new DomainError('invalid', [{ path, code: 'invalid' }])
  }
}

/** A part, how many it has, and how many it may have. */
type Count = readonly [path: string, count: number, most: number]

function countsOf({ progression, opinions, profile, lists }: Counted): Count[] {
  return [
    ['progression', progression.length, MOST.elections],
    ['progression', JSON.stringify(progression).length, MOST.progress],
    ['lists', linesOf(lists.lists), MOST.lines],
    ['choices', lists.choices.length, MOST.elections],
    ...countsOfOpinions(opinions, profile),
  ]
}

const sum = (lengths: readonly number[]) => lengths.reduce((all, length) => all + length, 0)

function linesOf(lists: readonly { readonly candidates: readonly unknown[] }[]): number {
  return sum(lists.map(({ candidates }) => candidates.length))
}

type Profile = { readonly [Part in 'answers' | 'apart' | 'off' | 'held']: readonly unknown[] }

interface OfElection {
  readonly responses: readonly unknown[]
  readonly matches: readonly unknown[]
}

function countsOfOpinions(elections: readonly OfElection[], profile: Profile | null): Count[] {
  return [
    ['elections', elections.length, MOST.elections],
    ['elections', sum(elections.map(({ responses }) => responses.length)), MOST.answers],
    ['elections', sum(elections.map(({ matches }) => matches.length)), MOST.ratings],
    ['profile', profile ? sum([profile.answers, profile.apart, profile.off, profile.held].map((part) => part.length)) : 0, MOST.opinions],
  ]
}
