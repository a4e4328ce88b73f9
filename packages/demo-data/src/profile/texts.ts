import aimsForSociety from '../../data/profile/aims-society.json' with { type: 'json' }
import aimsForState from '../../data/profile/aims-state.json' with { type: 'json' }
import education from '../../data/profile/education.json' with { type: 'json' }
import experience from '../../data/profile/experience.json' with { type: 'json' }
import hobbies from '../../data/profile/hobbies.json' with { type: 'json' }
import interests from '../../data/profile/interests.json' with { type: 'json' }
import motivations from '../../data/profile/motivations.json' with { type: 'json' }
import type { AxisKey } from '../axes.ts'
import { dataOf } from '../data-file.ts'
import type { Text4 } from '../language.ts'
import type { Training } from '../people/occupations.ts'

/** What somebody on one side of an axis wants: two goals as headings, and a position as a sentence. */
export interface Aims {
  readonly goals: readonly Text4[]
  readonly position: Text4
}

/** By axis: the aims of those who agree with it, and of those who do not. */
export const AIMS = dataOf<Readonly<Record<AxisKey, Readonly<Record<'agree' | 'disagree', Aims>>>>>({ ...aimsForState, ...aimsForSociety })

export const MOTIVATIONS = dataOf<readonly Text4[]>(motivations)
export const EDUCATION_BY_TRAINING = dataOf<Readonly<Record<Training, readonly Text4[]>>>(education)
/** Nouns in a list, each beginning with a capital only where the language wants it. */
export const HOBBIES = dataOf<readonly Text4[]>(hobbies)
interface Interest {
  readonly role: Text4
  /** Without a name, so that none real is meant. */
  readonly organisation: Text4
}
export const INTERESTS = dataOf<readonly Interest[]>(interests)

interface Experience {
  readonly newToPolitics: readonly Text4[]
  /** `{year}` is the year in which it began. */
  readonly political: readonly Text4[]
  readonly sittingMember: Text4
  readonly other: readonly Text4[]
}
export const EXPERIENCE = dataOf<Experience>(experience)
