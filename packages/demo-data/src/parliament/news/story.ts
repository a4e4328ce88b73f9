import type { ContentLanguage } from '@plenara/contract'
import templates from '../../../data/news/articles.json' with { type: 'json' }
import people from '../../../data/news/people.json' with { type: 'json' }
import { dataOf } from '../../data-file.ts'
import { capitalised, filledIn, type Text4 } from '../../language.ts'
import type { Sex } from '../../people/names.ts'
import { itemAt } from '../../random.ts'

/** What an article is about. */
export type StoryKind = 'decision' | 'interview' | 'government' | 'candidate' | 'ballot' | 'cantonal'

/** What a template fills in, in its language. */
export interface Story {
  /** The office and the name, with the article where the language has one: `la conseillère nationale Anne Mont`. */
  readonly who: string
  /** Somebody else, of another opinion. */
  readonly other: string
  readonly party: string
  readonly canton: string
  /** The title of an affair or of a people's vote. */
  readonly title: string
  readonly accepted: boolean
  readonly council: string
  readonly yes: string
  readonly no: string
}

/** Title and summary of an article. */
export type Headline = Readonly<Record<'title' | 'summary', string>>

/**
 * By what an article is about and by language. In braces stand what the story tells, `{Who}` at the beginning of a sentence, and `{one|other}`:
 * the one where it was accepted.
 */
const TEMPLATES = dataOf<Readonly<Record<StoryKind, Readonly<Record<ContentLanguage, readonly Headline[]>>>>>(templates)

/** How article number `index` of its kind tells a story. */
export function headlineOf(
  { kind, language, index }: { kind: StoryKind; language: ContentLanguage; index: number },
  story: Story,
): Headline {
  const { accepted, ...values } = { ...story, Who: capitalised(story.who) }
  const told = (text: string) => filledIn(language, text.replace(/\{([^{}|]+)\|([^{}|]+)\}/g, accepted ? '$1' : '$2'), values)
  const { title, summary } = itemAt(TEMPLATES[kind][language], index % TEMPLATES[kind][language].length)
  return { title: capitalised(told(title)), summary: told(summary) }
}

export type Office = keyof typeof people.offices

interface People {
  /** What stands for a party where somebody has none. */
  readonly noParty: Text4
  /** As they stand inside of a sentence, with the article where the language has one. */
  readonly offices: Readonly<Record<Office, Readonly<Record<Sex, Text4>>>>
}

const PEOPLE = dataOf<People>(people)
export const NO_PARTY = PEOPLE.noParty

export interface Somebody {
  readonly firstName: string
  readonly lastName: string
  readonly sex: Sex | null
}

/** Office and name as they stand inside of a sentence. */
export function namedAs(language: ContentLanguage, office: Office, { firstName, lastName, sex }: Somebody): string {
  return `${PEOPLE.offices[office][sex ?? 'female'][language]} ${firstName} ${lastName}`
}
