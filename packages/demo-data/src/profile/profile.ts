import type { CandidateRecord, ContentLanguage } from '@plenara/contract'
import { AXIS_KEYS, type AxisKey } from '../axes.ts'
import { capitalised, eachLanguage, filled, inLanguages, type Text4 } from '../language.ts'
import type { Person, Stance } from '../people/person.ts'
import type { Random } from '../random.ts'
import { AIMS, type Aims, EDUCATION_BY_TRAINING, EXPERIENCE, HOBBIES, INTERESTS, MOTIVATIONS } from './texts.ts'

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
  const { person, languages, year } = request
  const aims = strongestAims(person.stance, request.isFederal ? AXIS_KEYS : LOCAL_AXES)
  const inOwn = (text: Text4) => inLanguages(text, languages)
  return {
    texts: {
      mainGoals: inOwn(sentences(aims.map((aim) => random.pick(aim.goals)))),
      motivation: inOwn(random.pick(MOTIVATIONS)),
      education: inOwn(random.pick(EDUCATION_BY_TRAINING[person.occupation.training])),
      politicalExperience: inOwn(politicalExperience(random, request)),
      ...(random.chance(0.75) ? { otherExperience: inOwn(random.pick(EXPERIENCE.other)) } : {}),
      hobbies: inOwn(hobbies(random)),
      politicalPositions: inOwn(sentences(aims.slice(0, 2).map((aim) => aim.position))),
    },
    campaignBudget: drawBudget(random),
    vestedInterests: random.sample(INTERESTS, random.pick([0, 0, 1, 1, 2, 3])).map(({ role, organisation }) => {
      const since = random.int(Math.max(person.birthYear + 18, year - 15), year - 1)
      return { organisation: inOwn(organisation), role: inOwn(role), paid: random.pick([true, false, false, null]), since }
    }),
  }
}

/** The aims on the three axes where the person stands furthest from the middle. */
function strongestAims(stance: Stance, axes: readonly AxisKey[]): Aims[] {
  return [...axes]
    .sort((a, b) => Math.abs(stance[b]) - Math.abs(stance[a]))
    .slice(0, 3)
    .map((axis) => AIMS[axis][stance[axis] >= 0 ? 'agree' : 'disagree'])
}

function politicalExperience(random: Random, request: ProfileRequest): Text4 {
  const { person, year } = request
  const adult = person.birthYear + 18
  if (request.incumbent) return filled(EXPERIENCE.sittingMember, { year: Math.max(adult, year - 4 * random.int(1, 3)) })
  if (year - adult < 4 || random.chance(0.4)) return random.pick(EXPERIENCE.newToPolitics)
  return filled(random.pick(EXPERIENCE.political), { year: random.int(Math.max(adult + 1, year - 14), year - 1) })
}

function hobbies(random: Random): Text4 {
  const chosen = random.sample(HOBBIES, random.int(2, 4))
  return eachLanguage((language) => capitalised(chosen.map((hobby) => hobby[language]).join(', ')))
}

function sentences(texts: readonly Text4[]): Text4 {
  return eachLanguage((language) => texts.map((text) => text[language]).join(' '))
}

/** In francs: mostly small, a few large, one in five not told. */
function drawBudget(random: Random): number | null {
  if (random.chance(0.2)) return null
  if (random.chance(0.25)) return 0
  return Math.round(10 ** (2.4 + random.next() * 2.2) / 100) * 100
}
