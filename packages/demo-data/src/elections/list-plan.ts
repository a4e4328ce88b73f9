import names from '../../data/elections/lists.json' with { type: 'json' }
import { dataOf } from '../data-file.ts'
import { eachLanguage, type Text4 } from '../language.ts'
import { LARGE_PARTIES, type Party, SMALL_PARTIES } from '../parties.ts'
import { ANYBODY, type ListKind } from '../people/person.ts'
import { itemAt, type Random } from '../random.ts'

/** A list before anybody stands on it. */
export interface PlannedList {
  readonly party: Party | null
  /** True for the first list of a party, false for its lists of youth, women, seniors, regions and trades. */
  readonly isMain: boolean
  readonly name: Text4
  readonly kind: ListKind
  /** Share of the votes, in no unit. */
  readonly strength: number
  /** How many people stand on it. */
  readonly size: number
}

interface Variant extends Partial<ListKind> {
  readonly suffix: Text4
}

interface Names {
  /** Second lists of a party: by age, sex, region or trade, as BPR Art. 31(1bis) allows them in a sub-connection. */
  readonly variants: readonly Variant[]
  readonly independent: readonly Text4[]
}

const { variants: VARIANTS, independent: INDEPENDENT } = dataOf<Names>(names)

/** Plans `lists` lists with `candidates` people in all, none longer than `lines`. */
export function planLists(random: Random, size: { lists: number; candidates: number; lines: number }): PlannedList[] {
  const small = Math.min(SMALL_PARTIES.length, Math.max(0, Math.round((size.lists - LARGE_PARTIES.length) * 0.25)))
  const independent = Math.min(INDEPENDENT.length, Math.floor(size.lists / 11))
  const mains = LARGE_PARTIES.slice(0, size.lists)
  const seconds = size.lists - mains.length - small - independent
  const unsized = [
    ...mains.map((party) => mainList(party, party.weight * (0.75 + random.next() * 0.5))),
    ...random.sample(SMALL_PARTIES, small).map((party) => mainList(party, party.weight * (0.4 + random.next() * 1.2))),
    ...INDEPENDENT.slice(0, independent).map((name) => independentList(name, 0.2 + random.next() * 0.5)),
    ...secondLists(random, seconds),
  ]
  const sizes = drawSizes(random, unsized, size)
  return unsized.map((list, index) => ({ ...list, size: itemAt(sizes, index) }))
}

type Unsized = Omit<PlannedList, 'size'>

function mainList(party: Party, strength: number): Unsized {
  return { party, isMain: true, name: party.tree, kind: ANYBODY, strength }
}

function independentList(name: Text4, strength: number): Unsized {
  return { party: null, isMain: true, name, kind: ANYBODY, strength }
}

/** Goes through the variants; within each, the parties come in random order. */
function secondLists(random: Random, count: number): Unsized[] {
  const all = VARIANTS.flatMap(({ suffix, ...kind }) =>
    random.shuffle(LARGE_PARTIES).map((party) => ({
      party,
      isMain: false,
      name: eachLanguage((language) => `${party.tree[language]} ${suffix[language]}`),
      kind: { ...ANYBODY, ...kind },
      strength: party.weight * (0.03 + random.next() * 0.09),
    })),
  )
  return all.slice(0, Math.max(0, count))
}

/** Every list begins full; people are taken from lists at random, first lists last, until the total is right. */
function drawSizes(random: Random, lists: readonly Unsized[], size: { candidates: number; lines: number }): number[] {
  const sizes = lists.map(() => size.lines)
  const isLargeMain = (index: number) => lists[index]?.isMain === true && lists[index]?.party?.isLarge === true
  const fill = size.candidates / (lists.length * size.lines)
  let surplus = lists.length * size.lines - size.candidates
  for (let round = 0; surplus > 0 && round < 100_000; round++) {
    const index = random.int(0, lists.length - 1)
    const least = Math.max(1, Math.ceil(size.lines * (isLargeMain(index) ? Math.min(0.9, fill) : 0.3)))
    const current = itemAt(sizes, index)
    if (current <= least) continue
    sizes[index] = current - 1
    surplus--
  }
  return sizes
}
