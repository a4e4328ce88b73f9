import type { CandidateRecord, ContentLanguage, LocalizedText, VestedInterestRecord } from '@plenara/contract'
import { AXIS_KEYS, type AxisKey } from '../axes.ts'
import { eachLanguage, inLanguages, type Text4 } from '../language.ts'
import type { Person, Stance } from '../people/person.ts'
import type { Random } from '../random.ts'
import { HOBBIES, INTERESTS, OTHER_EXPERIENCE } from './activities.ts'
import type { Aims, AimsByAxis } from './aims.ts'
import { SOCIETY_AIMS } from './aims-society.ts'
import { STATE_AIMS } from './aims-state.ts'
import { EDUCATION_BY_TRAINING, MOTIVATIONS, NEW_TO_POLITICS, POLITICAL_EXPERIENCE, SITTING_MEMBER } from './life.ts'

const AIMS: AimsByAxis<AxisKey> = { ...STATE_AIMS, ...SOCIETY_AIMS }

export interface ProfileRequest {
  readonly person: Person
  /** The year of the election. */
  readonly year: number
  readonly languages: readonly ContentLanguage[]
  readonly incumbent: boolean
  readonly isFederal: boolean
}

export type Profile = Pick<CandidateRecord, 'texts' | 'campaignBudget' | 'vestedInterests'>

/** Army, borders and treaties are no business of a canton or a municipality. */
const LOCAL_AXES: readonly AxisKey[] = ['market', 'budget', 'nature', 'welfare', 'liberty']

/** What a candidate tells about themselves, in the languages of the canton; goals follow from what they think. */
export function composeProfile(random: Random, request: ProfileRequest): Profile {
  const { person, languages } = request
  const aims = strongestAims(person.stance, request.isFederal ? AXIS_KEYS : LOCAL_AXES)
  const inOwn = (text: Text4) => inLanguages(text, languages)
  return {
    texts: {
      mainGoals: inOwn(sentences(aims.map((aim) => random.pick(aim.goals)))),
      motivation: inOwn(random.pick(MOTIVATIONS)),
      education: inOwn(random.pick(EDUCATION_BY_TRAINING[person.occupation.training])),
      politicalExperience: inOwn(politicalExperience(random, request)),
      ...(random.chance(0.75) ? { otherExperience: inOwn(random.pick(OTHER_EXPERIENCE)) } : {}),
      hobbies: inOwn(hobbies(random)),
      politicalPositions: inOwn(sentences(aims.slice(0, 2).map((aim) => aim.position))),
    },
    campaignBudget: drawBudget(random),
    vestedInterests: random
      .sample(INTERESTS, random.pick([0, 0, 1, 1, 2, 3]))
      .map((text) => interestOf(random, { office: inOwn(text), person, year: request.year })),
  }
}

/** The aims on the three axes where the person stands furthest from the middle. */
function strongestAims(stance: Stance, axes: readonly AxisKey[]): Aims[] {
  return [...axes]
    .sort((a, b) => Math.abs(stance[b]) - Math.abs(stance[a]))
    .slice(0, 3)
    .map((axis) => AIMS[axis][stance[axis] >= 0 ? 0 : 1])
}

function politicalExperience(random: Random, request: ProfileRequest): Text4 {
  const { person, year } = request
  const adult = person.birthYear + 18
  if (request.incumbent) return since(SITTING_MEMBER, Math.max(adult, year - 4 * random.int(1, 3)))
  if (year - adult < 4 || random.chance(0.4)) return random.pick(NEW_TO_POLITICS)
  return since(random.pick(POLITICAL_EXPERIENCE), random.int(Math.max(adult + 1, year - 14), year - 1))
}

interface InterestRequest {
  /** The role and the organisation, with a comma between them. */
  readonly office: LocalizedText
  readonly person: Person
  readonly year: number
}

function interestOf(random: Random, { office, person, year }: InterestRequest): VestedInterestRecord {
  const part = (place: 0 | 1) =>
    Object.fromEntries(Object.entries(office).map(([language, text]) => [language, place === 0 ? roleIn(text) : organisationIn(text)]))
  const start = random.int(Math.max(person.birthYear + 18, year - 15), year - 1)
  return { organisation: part(1), role: part(0), paid: random.pick([true, false, false, null]), since: start }
}

const roleIn = (text: string) => text.slice(0, text.indexOf(', '))
const organisationIn = (text: string) => capitalised(text.slice(text.indexOf(', ') + 2))

function since(text: Text4, year: number): Text4 {
  return eachLanguage((language) => text[language].replace('{year}', `${year}`))
}

function hobbies(random: Random): Text4 {
  const chosen = random.sample(HOBBIES, random.int(2, 4))
  return eachLanguage((language) => capitalised(chosen.map((hobby) => hobby[language]).join(', ')))
}

function sentences(texts: readonly Text4[]): Text4 {
  return eachLanguage((language) => texts.map((text) => text[language]).join(' '))
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** In francs: mostly small, a few large, one in five not told. */
function drawBudget(random: Random): number | null {
  if (random.chance(0.2)) return null
  if (random.chance(0.25)) return 0
  return Math.round(10 ** (2.4 + random.next() * 2.2) / 100) * 100
}
