import type { CandidateRecord, LocalizedText } from '@plenara/contract'
import { groupBy } from '../group.ts'
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
 * Which lists and candidates of `other` are those of `base`: lists by their number, else by their designation; persons by name and year of birth,
 * else by number. With `isSameSource` a number is enough, as a name may have been corrected; another source may count differently.
 */
export function meetKeys(base: KeyedBallot, other: KeyedBallot, isSameSource: boolean): MetKeys {
  return { lists: meetLists(base.lists, other.lists), candidates: meetPersons(base.candidates, other.candidates, isSameSource) }
}

function meetLists(base: readonly List[], other: readonly List[]): Map<string, string> {
  const baseKeys = new Set(base.map(({ key }) => key))
  const byName = groupBy(base, ({ name }) => slug(anyText(name)))
  const taken = new Set(other.flatMap(({ key }) => (baseKeys.has(key) ? [key] : [])))
  const met = new Map<string, string>()
  for (const { key, name } of other) {
    const [only, ...more] = byName.get(slug(anyText(name))) ?? []
    if (baseKeys.has(key) || !only || more.length > 0 || taken.has(only.key)) continue
    taken.add(only.key)
    met.set(key, only.key)
  }
  return met
}

function meetPersons(base: readonly Person[], other: readonly Person[], isSameSource: boolean): Map<string, string> {
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
    if (!met.has(person.key) && sameKey && (isSameSource || sharesName(sameKey, person))) meet(person.key, sameKey)
  }
  // A number that is somebody else's in the other description would make two persons one.
  for (const person of other) if (!met.has(person.key) && byKey.has(person.key)) met.set(person.key, personKey(person))
  return met
}

function isSameAge(a: Person, b: Person): boolean {
  return a.birthYear === null || b.birthYear === null || a.birthYear === b.birthYear
}

/** A misspelt, married or shortened name has another part in common. */
function sharesName(a: Person, b: Person): boolean {
  const parts = ({ firstName, lastName }: Person) => slug(`${firstName} ${lastName}`).split('-')
  const partsOfFirst = new Set(parts(a))
  return isSameAge(a, b) && parts(b).some((part) => partsOfFirst.has(part))
}
