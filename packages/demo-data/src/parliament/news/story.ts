import type { ContentLanguage } from '@plenara/contract'
import type { Sex } from '../../people/names.ts'

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

/** Title and summary. */
export type Template = (story: Story) => readonly [title: string, summary: string]
export type Templates = Readonly<Record<StoryKind, readonly Template[]>>

export type Office = 'national-council' | 'council-of-states' | 'federal-council' | 'candidate' | 'grand-council'

const OFFICES: Readonly<Record<ContentLanguage, Readonly<Record<Office, Readonly<Record<Sex, string>>>>>> = {
  de: {
    'national-council': { female: 'Nationalrätin', male: 'Nationalrat' },
    'council-of-states': { female: 'Ständerätin', male: 'Ständerat' },
    'federal-council': { female: 'Bundesrätin', male: 'Bundesrat' },
    candidate: { female: 'Kandidatin', male: 'Kandidat' },
    'grand-council': { female: 'Grossrätin', male: 'Grossrat' },
  },
  fr: {
    'national-council': { female: 'la conseillère nationale', male: 'le conseiller national' },
    'council-of-states': { female: 'la conseillère aux États', male: 'le conseiller aux États' },
    'federal-council': { female: 'la conseillère fédérale', male: 'le conseiller fédéral' },
    candidate: { female: 'la candidate', male: 'le candidat' },
    'grand-council': { female: 'la députée', male: 'le député' },
  },
  it: {
    'national-council': { female: 'la consigliera nazionale', male: 'il consigliere nazionale' },
    'council-of-states': { female: 'la consigliera agli Stati', male: 'il consigliere agli Stati' },
    'federal-council': { female: 'la consigliera federale', male: 'il consigliere federale' },
    candidate: { female: 'la candidata', male: 'il candidato' },
    'grand-council': { female: 'la granconsigliera', male: 'il granconsigliere' },
  },
  rm: {
    'national-council': { female: 'la cussegliera naziunala', male: 'il cusseglier naziunal' },
    'council-of-states': { female: 'la cussegliera dals chantuns', male: 'il cusseglier dals chantuns' },
    'federal-council': { female: 'la cussegliera federala', male: 'il cusseglier federal' },
    candidate: { female: 'la candidata', male: 'il candidat' },
    'grand-council': { female: 'la deputada dal cussegl grond', male: 'il deputà dal cussegl grond' },
  },
}

export interface Somebody {
  readonly firstName: string
  readonly lastName: string
  readonly sex: Sex | null
}

/** Office and name as they stand inside of a sentence. */
export function namedAs(language: ContentLanguage, office: Office, { firstName, lastName, sex }: Somebody): string {
  return `${OFFICES[language][office][sex ?? 'female']} ${firstName} ${lastName}`
}

/** With a capital, as at the beginning of a sentence. */
export function atStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
