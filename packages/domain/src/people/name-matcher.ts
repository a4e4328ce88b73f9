import { normalizeSearch } from '../text-and-time/search.ts'
import { isPolitical } from './political-words.ts'

export interface NamedPerson {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  /** Words associated with this person (party, canton, place), which distinguish namesakes. */
  readonly hints: readonly string[]
  /** Members of a government: their names are enough without any hint. */
  readonly isProminent: boolean
}

interface Word {
  readonly folded: string
  readonly isCapital: boolean
  /** The characters between the previous word and this one. */
  readonly before: string
}

interface Pattern {
  readonly person: NamedPerson
  readonly first: readonly Word[]
  readonly last: readonly Word[]
}

/** Letters with apostrophes inside, e.g. `D'Angelo`. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu
const SPACE = /^[\s\u00a0]+$/
const INITIAL = /^\.[\s\u00a0]+$/
const NAME_JOINT = /^(?:[\s\u00a0]+|[-‐‑])$/

/**
 * Finds the people that a text names by first and last name. It prefers missing a person to naming the wrong one: the whole last name must follow
 * the first name, namesakes are distinguished by their hints or not at all, and people who are not prominent need a hint or a
 * word of politics in the text. Umlauts and accents may be written in any way, double names with a hyphen or a space.
 */
export function createNameMatcher(people: readonly NamedPerson[]): (text: string) => readonly number[] {
  const byFirstWord = new Map<string, Pattern[]>()
  for (const pattern of people.flatMap(patternsOf)) {
    const key = pattern.first[0]?.folded ?? ''
    byFirstWord.set(key, [...(byFirstWord.get(key) ?? []), pattern])
  }
  for (const patterns of byFirstWord.values()) patterns.sort((a, b) => lengthOf(b) - lengthOf(a))
  const hints = new Map(people.map((person) => [person, new Set(person.hints.flatMap((hint) => normalizeSearch(hint).split(' ')))]))

  return (text) => {
    const words = wordsOf(text)
    const folded = new Set(words.map((word) => word.folded))
    const isAboutPolitics = [...folded].some(isPolitical)
    const hintsIn = (person: NamedPerson) => [...(hints.get(person) ?? [])].filter((hint) => folded.has(hint)).length
    const found = new Set<number>()
    for (let at = 0; at < words.length; at++) {
      if (!canBegin(words, at, byFirstWord)) continue
      const named = namesAt(words, at, byFirstWord)
      const person = mostHintedPerson(named.people, hintsIn)
      if (person && (person.isProminent || isAboutPolitics || hintsIn(person) > 0)) found.add(person.id)
      at += Math.max(named.length - 1, 0)
    }
    return [...found].toSorted((a, b) => a - b)
  }
}

/** Several first names may be shortened to the first of them, unless a hyphen makes them one. */
function patternsOf(person: NamedPerson): Pattern[] {
  const first = wordsOf(person.firstName)
  const last = wordsOf(person.lastName)
  if (first.length === 0 || last.length === 0) return []
  const second = first[1]
  const isShortened = second !== undefined && SPACE.test(second.before)
  return [{ person, first, last }, ...(isShortened ? [{ person, first: first.slice(0, 1), last }] : [])]
}

function wordsOf(text: string): Word[] {
  let end = 0
  return [...text.matchAll(WORD)].map((match) => {
    const before = text.slice(end, match.index)
    end = match.index + match[0].length
    return { folded: normalizeSearch(match[0]), isCapital: /^\p{Lu}/u.test(match[0]), before }
  })
}

/** Not inside another first name: neither `Marie` of `Anne-Marie` nor `Peter` of `Hans Peter`. */
function canBegin(words: readonly Word[], at: number, byFirstWord: ReadonlyMap<string, readonly Pattern[]>): boolean {
  const [word, previous] = [words[at], words[at - 1]]
  if (!word?.isCapital || !byFirstWord.has(word.folded)) return false
  if (!previous) return true
  if (NAME_JOINT.test(word.before) && !SPACE.test(word.before)) return isPolitical(previous.folded)
  return !(SPACE.test(word.before) && previous.isCapital && byFirstWord.has(previous.folded))
}

/** The people with the longest name that begins here, and its number of words. */
function namesAt(
  words: readonly Word[],
  at: number,
  byFirstWord: ReadonlyMap<string, readonly Pattern[]>,
): { people: NamedPerson[]; length: number } {
  const patterns = byFirstWord.get(words[at]?.folded ?? '') ?? []
  const ends = patterns.flatMap((pattern) => {
    const end = endOf(words, at, pattern)
    return end === null ? [] : [{ person: pattern.person, end }]
  })
  const longest = Math.max(0, ...ends.map(({ end }) => end))
  return { people: ends.filter(({ end }) => end === longest).map(({ person }) => person), length: longest === 0 ? 0 : longest - at }
}

/** The end of a name that begins at a word, null if the name is not there. */
function endOf(words: readonly Word[], at: number, { first, last }: Pattern): number | null {
  if (!standsAt(words, at, first)) return null
  let from = at + first.length
  if (isInitial(words, from)) from++
  const joint = words[from]?.before ?? ''
  if (!(SPACE.test(joint) || (from > at + first.length && INITIAL.test(joint))) || !standsAt(words, from, last)) return null
  const end = from + last.length
  const next = words[end]
  return next && /^[-‐‑]$/.test(next.before) && next.isCapital ? null : end
}

function standsAt(words: readonly Word[], at: number, name: readonly Word[]): boolean {
  return name.every((part, index) => {
    const word = words[at + index]
    if (!word || word.folded !== part.folded || (part.isCapital && !word.isCapital)) return false
    return index === 0 || NAME_JOINT.test(word.before)
  })
}

/** A middle initial: `Anna M. Muster`. */
function isInitial(words: readonly Word[], at: number): boolean {
  const word = words[at]
  return (
    word !== undefined && word.folded.length === 1 && word.isCapital && SPACE.test(word.before) && INITIAL.test(words[at + 1]?.before ?? '')
  )
}

/** The namesake with the most hints in the text, null if two have equally many. */
function mostHintedPerson(people: readonly NamedPerson[], hintsIn: (person: NamedPerson) => number): NamedPerson | null {
  const [best, second] = people.toSorted((a, b) => hintsIn(b) - hintsIn(a))
  if (!best || !second) return best ?? null
  return hintsIn(best) > hintsIn(second) ? best : null
}

function lengthOf({ first, last }: Pattern): number {
  return first.length + last.length
}
