import { seededOrder } from '@plenara/domain/fair-order'
import type { Person } from '../../../shared/person/person.ts'

/** The maximum number of cards of every shelf. */
const CARDS = 12
/** The number of faces of a party, independent of its size. */
const FACES = 3

export interface PersonShelf {
  readonly kind: 'closest' | 'area' | 'new' | 'random'
  readonly people: readonly Person[]
  /** The number of people that belong to it. */
  readonly total: number
}

export interface PartyShelf {
  /** Null for people without a party. */
  readonly partyId: number | null
  readonly faces: readonly Person[]
  readonly total: number
}

/**
 * The shelves of a field: the closest, people from the area, new ones, and some of all. The voter's random order alone breaks ties and selects
 * the shown people. Empty shelves are left out.
 * @param shuffled the people without a rating, in the voter's random order
 * @param area the name of the voter's constituency, if it is known
 */
export function personShelves(shuffled: readonly Person[], area: string | null): readonly PersonShelf[] {
  const withPercent = shuffled.filter(({ percent }) => (percent?.value ?? null) !== null)
  const closest = withPercent.toSorted((a, b) => (b.percent?.value ?? 0) - (a.percent?.value ?? 0))
  const near = area === null ? [] : shuffled.filter(({ card }) => isFrom(card.place, area))
  const shelves: readonly [PersonShelf['kind'], readonly Person[]][] = [
    ['closest', closest],
    ['area', near],
    ['new', shuffled.filter(({ card }) => !card.incumbent)],
    ['random', shuffled],
  ]
  return shelves.flatMap(([kind, people]) => (people.length === 0 ? [] : [{ kind, people: people.slice(0, CARDS), total: people.length }]))
}

/** Parties in a random order of the voter, each with the same number of faces; people without a party form one group. */
export function partyShelves(shuffled: readonly Person[], seed: string): readonly PartyShelf[] {
  const groups = new Map<number, Person[]>()
  for (const person of shuffled) {
    const id = person.card.partyId ?? 0
    groups.set(id, [...(groups.get(id) ?? []), person])
  }
  return seededOrder([...groups], seed, ([id]) => id).map(([id, people]) => ({
    partyId: id || null,
    faces: people.slice(0, FACES),
    total: people.length,
  }))
}

/** Whether a place lies in the constituency with its name: Winterthur in Winterthur-Stadt. */
export function isFrom(place: string | null, area: string): boolean {
  const [first] = wordsOf(place ?? '')
  return first !== undefined && wordsOf(area).includes(first)
}

function wordsOf(name: string): readonly string[] {
  return name.toLocaleLowerCase('de-CH').match(/\p{L}+/gu) ?? []
}
