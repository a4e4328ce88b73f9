import type { CandidacyOfPerson, ContentLanguage, StatementComment, StatementFact } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { TEXT_SECTIONS, type TextSection } from '../profile/sections.ts'

/** The progress of a part of a statement; all parts are voluntary. */
export interface PartState {
  /** The number of texts or facts. */
  readonly count: number
  /** The used language that lacks the most texts, with their number; null if nothing is missing. */
  readonly missing: { readonly language: ContentLanguage; readonly count: number } | null
  /** The number of delivered texts or facts that the person has not checked. */
  readonly unchecked: number
}

/** The language of a text; `name` is equal for all languages of the text. */
interface Written {
  readonly name: string | number
  readonly language: ContentLanguage
}

/** Counts the texts, and the missing ones of a second language if the person uses one. */
function languagesState(written: readonly Written[]): Pick<PartState, 'count' | 'missing'> {
  const count = new Set(written.map(({ name }) => name)).size
  const [least] = CONTENT_LANGUAGES.map((language) => ({ language, of: written.filter((text) => text.language === language).length }))
    .filter(({ of }) => of > 0)
    .toSorted((a, b) => a.of - b.of)
  return { count, missing: least && least.of < count ? { language: least.language, count: count - least.of } : null }
}

export function commentsState(comments: readonly StatementComment[]): PartState {
  const written = comments.filter(({ text }) => text !== null).map(({ questionId, language }) => ({ name: questionId, language }))
  return { ...languagesState(written), unchecked: 0 }
}

export function textsState(section: TextSection, { texts, delivered }: Pick<CandidacyOfPerson, 'texts' | 'delivered'>): PartState {
  const isOf = (text: string) => TEXT_SECTIONS[section].some((name) => name === text)
  const written = texts.filter(({ text, value }) => isOf(text) && value !== null).map(({ text, language }) => ({ name: text, language }))
  return { ...languagesState(written), unchecked: new Set(delivered.texts.map(({ text }) => text).filter(isOf)).size }
}

/** Each interest counts. */
export function interestsState({ facts, delivered }: Pick<CandidacyOfPerson, 'facts' | 'delivered'>): PartState {
  return { count: interestsIn(facts), missing: null, unchecked: interestsIn(delivered.facts) }
}

/** Budget, links and languages: counts how many of the three are filled in. */
export function furtherState({ facts, links, delivered }: Pick<CandidacyOfPerson, 'facts' | 'links' | 'delivered'>): PartState {
  const countFilled = (all: readonly StatementFact[], to: readonly unknown[]) =>
    all.filter(({ fact }) => fact !== 'vestedInterests').length + (to.length > 0 ? 1 : 0)
  return { count: countFilled(facts, links), missing: null, unchecked: countFilled(delivered.facts, delivered.links) }
}

/** A delivered portrait is shown, too, but counts as unchecked. */
export function portraitState({ portrait }: Pick<CandidacyOfPerson, 'portrait'>): PartState {
  return { count: portrait.by === 'person' ? 1 : 0, missing: null, unchecked: portrait.by === 'delivered' ? 1 : 0 }
}

function interestsIn(facts: readonly StatementFact[]): number {
  return facts.find((entry) => entry.fact === 'vestedInterests')?.value.length ?? 0
}
