import type { CandidateRecord, LocalizedText } from '@plenara/contract'
import { groupBy } from '../group.ts'
import { looksLike } from '../tables/near-miss.ts'
import { anyText, slug } from '../text.ts'
import { personKey, personName } from './canonical.ts'

type List = { readonly key: string; readonly name: LocalizedText }
type Person = Pick<CandidateRecord, 'key' | 'firstName' | 'lastName' | 'birthYear'>

/** What of a ballot is needed to find its lists and candidates in another description of the same election. */
export interface KeyedBallot {
  readonly lists: readonly List[]
  readonly candidates: readonly Person[]
}

/** The keys of one description by those of another. */
export interface MetKeys {
  readonly lists: ReadonlyMap<string, string>
  readonly candidates: ReadonlyMap<string, string>
}

/**
 * Which lists and candidates of `other` are those of `base`: lists by their designation where it is one's alone on both sides, else by their number;
 * persons by name and year of birth, else by number with a part of the name. A number alone never makes two names one person. With `isEarlier`,
 * `other` is what the election was before: somebody else may have taken a number since, so that more of the name must agree.
 */
export function meetKeys(base: KeyedBallot, other: KeyedBallot, isEarlier: boolean): MetKeys {
  return { lists: meetLists(base.lists, other.lists), candidates: meetPersons(base.candidates, other.candidates, isEarlier) }
}

function meetLists(base: readonly List[], other: readonly List[]): Map<string, string> {
  const baseKeys = new Set(base.map(({ key }) => key))
  const byName = groupBy(base, ({ name }) => slug(anyText(name)))
  const others = groupBy(other, ({ name }) => slug(anyText(name)))
  const met = new Map<string, string>()
  const taken = new Set<string>()
  const meet = (key: string, found: string | undefined) => {
    if (found === undefined || taken.has(found) || met.has(key)) return
    met.set(key, found)
    taken.add(found)
  }
  for (const [name, [list, ...more]] of others) {
    const [only, ...namesakes] = byName.get(name) ?? []
    if (name !== '' && list && only && more.length + namesakes.length === 0) meet(list.key, only.key)
  }
  for (const { key } of other) if (baseKeys.has(key)) meet(key, key)
  for (const { key, name } of other) {
    const [only, ...more] = byName.get(slug(anyText(name))) ?? []
    if (more.length === 0) meet(key, only?.key)
  }
  // A number that is another list's in the other description would make two lists one.
  for (const { key, name } of other) if (!met.has(key) && taken.has(key)) met.set(key, freeKey(slug(anyText(name)), key, baseKeys))
  return new Map([...met].filter(([before, after]) => before !== after))
}

function meetPersons(base: readonly Person[], other: readonly Person[], isEarlier: boolean): Map<string, string> {
  const byKey = new Map(base.map((one) => [one.key, one]))
  const byName = groupBy(base, personName)
  const met = new Map<string, string>()
  const taken = new Set<string>()
  const meet = (key: string, found: Person | undefined) => {
    if (!found || taken.has(found.key)) return
    met.set(key, found.key)
    taken.add(found.key)
  }
  for (const person of other) {
    const namesakes = (byName.get(personName(person)) ?? []).filter((known) => isSameAge(known, person))
    meet(person.key, namesakes.find(({ key }) => key === person.key) ?? (namesakes.length === 1 ? namesakes[0] : undefined))
  }
  for (const person of other) {
    const sameKey = byKey.get(person.key)
    if (!met.has(person.key) && sameKey && isOne(sameKey, person, isEarlier)) meet(person.key, sameKey)
  }
  // A number that is somebody else's in the other description would make two persons one.
  const keys = new Set([...byKey.keys(), ...met.values()])
  for (const person of other) {
    if (met.has(person.key) || !byKey.has(person.key)) continue
    const key = freeKey(personKey(person), person.key, keys)
    keys.add(key)
    met.set(person.key, key)
  }
  return met
}

/** A key that nobody has. */
function freeKey(name: string, key: string, taken: ReadonlySet<string>): string {
  return name === '' || taken.has(name) ? `${name}~${key}` : name
}

function isSameAge(a: Person, b: Person): boolean {
  return a.birthYear === null || b.birthYear === null || a.birthYear === b.birthYear
}

/**
 * Whether two who have the same number are one: a misspelt, married or shortened name has another part in common. Of an earlier ballot the first name must agree,
 * and where a year of birth is not known the surname too.
 */
function isOne(a: Person, b: Person, isEarlier: boolean): boolean {
  if (!isSameAge(a, b)) return false
  if (!isEarlier) return shareWord(`${a.firstName} ${a.lastName}`, `${b.firstName} ${b.lastName}`)
  const isAgeKnown = a.birthYear !== null && b.birthYear !== null
  return isLike(a.firstName, b.firstName) && (isAgeKnown || isLike(a.lastName, b.lastName))
}

function isLike(a: string, b: string): boolean {
  return shareWord(a, b) || looksLike(a, b)
}

function shareWord(a: string, b: string): boolean {
  const words = new Set(slug(a).split('-'))
  return slug(b)
    .split('-')
    .some((word) => words.has(word))
}
