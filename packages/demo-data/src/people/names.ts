import type { ContentLanguage } from '@plenara/contract'
import names from '../../data/people/names.json' with { type: 'json' }
import { dataOf } from '../data-file.ts'
import type { Random } from '../random.ts'

export type Sex = 'female' | 'male'
type Origin = ContentLanguage | 'other'

/** Names with a blank between them. */
interface Names {
  /** Of those born before 1975, and of those born later. */
  readonly firstNames: Readonly<Record<Origin, Readonly<Record<Sex, Readonly<Record<'older' | 'younger', string>>>>>>
  /** Surnames are put together from two parts, so that nobody real is meant. */
  readonly surnames: Readonly<Record<Origin, SurnameParts>>
}
type SurnameParts = Readonly<Record<'heads' | 'tails', string>>

const { firstNames: FIRST_NAMES, surnames: SURNAMES } = dataOf<Names>(names)

export interface NameRequest {
  readonly region: ContentLanguage
  readonly sex: Sex
  readonly birthYear: number
}

/** A fictional name of a language region; about one person in eleven has a name from elsewhere. */
export function drawName(random: Random, request: NameRequest): { readonly firstName: string; readonly lastName: string } {
  const origin: Origin = random.chance(0.09) ? 'other' : request.region
  const firstNames = FIRST_NAMES[random.chance(0.12) ? request.region : origin][request.sex]
  const firstName = oneOf(random, request.birthYear < 1975 ? firstNames.older : firstNames.younger)
  const lastName = surname(random, SURNAMES[origin])
  if (!random.chance(0.07)) return { firstName, lastName }
  return { firstName, lastName: `${lastName}-${surname(random, SURNAMES[request.region])}` }
}

function surname(random: Random, { heads, tails }: SurnameParts): string {
  return `${oneOf(random, heads)}${oneOf(random, tails)}`
}

function oneOf(random: Random, names: string): string {
  return random.pick(names.split(' '))
}
