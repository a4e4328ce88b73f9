import type { CandidateSort } from '@plenara/domain/people'
import type { Person } from '../../shared/person/person.ts'

/** The orders that have parts. */
export const INDEXED_SORTS = ['lastName', 'percent', 'list'] as const satisfies readonly CandidateSort[]
export type IndexKind = (typeof INDEXED_SORTS)[number]

export interface ListIndex {
  readonly kind: IndexKind
  readonly parts: readonly IndexPart[]
}

/** A part of an ordered list. */
export interface IndexPart {
  /** The key of the part: a letter, the lower end of ten percent, the number of a list; empty if unknown. */
  readonly key: string
  /** The index of its first person. */
  readonly start: number
  readonly count: number
}

/** Lists with fewer people have no index. */
const LEAST_PEOPLE = 40

/** The parts of a list by its order: letters, tens of percent, lists; null if the order has no parts or the list is short. */
export function indexOf(people: readonly Person[], sort: CandidateSort): ListIndex | null {
  const kind = INDEXED_SORTS.find((other) => other === sort)
  if (!kind || people.length < LEAST_PEOPLE) return null
  const keyOf = KEYS[kind]
  const parts: IndexPart[] = []
  for (const [start, person] of people.entries()) {
    const key = keyOf(person)
    const last = parts.at(-1)
    if (last?.key === key) parts[parts.length - 1] = { ...last, count: last.count + 1 }
    else parts.push({ key, start, count: 1 })
  }
  return parts.length > 1 ? { kind, parts } : null
}

const KEYS: Readonly<Record<IndexKind, (person: Person) => string>> = {
  lastName: ({ card }) => letterOf(card.lastName),
  percent: ({ percent }) => tensOf(percent?.value ?? null),
  list: ({ card }) => card.listNumber ?? '',
}

/** Ä belongs to A, as in a Swiss telephone book. */
function letterOf(name: string): string {
  const [letter = ''] = name.normalize('NFD')
  return letter.toLocaleUpperCase('de-CH')
}

/** By the shown whole percent; 100 belongs to the nineties. */
function tensOf(value: number | null): string {
  return value === null ? '' : String(Math.min(9, Math.floor(Math.round(value) / 10)) * 10)
}
