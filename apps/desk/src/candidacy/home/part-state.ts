import type { CandidacyOfPerson, ContentLanguage, StatementComment, StatementFact } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { TEXT_SECTIONS, type TextSection } from '../profile/sections.ts'

/** How far a part of a statement is, all of which is voluntary. */
export interface PartState {
  /** How many texts or facts there are. */
  readonly count: number
  /** The language that the person writes in, too, in which most of these are missing, and how many; null where none is. */
  readonly missing: { readonly language: ContentLanguage; readonly count: number } | null
  /** How many were delivered and not looked at yet. */
  readonly unchecked: number
}

/** A text in one language; of which, by its name. */
interface Written {
  readonly name: string | number
  readonly language: ContentLanguage
}

/** Whoever writes in a second language is told which texts are not in it yet. */
function languagesState(written: readonly Written[]): Pick<PartState, 'count' | 'missing'> {
  const count = new Set(written.map(({ name }) => name)).size
  const [least] = CONTENT_LANGUAGES.map((language) => ({ language, of: written.filter((one) => one.language === language).length }))
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

/** Interests count one by one. */
export function interestsState({ facts, delivered }: Pick<CandidacyOfPerson, 'facts' | 'delivered'>): PartState {
  return { count: interestsIn(facts), missing: null, unchecked: interestsIn(delivered.facts) }
}

/** Budget, links and languages: how many of the three are told. */
export function furtherState({ facts, links, delivered }: Pick<CandidacyOfPerson, 'facts' | 'links' | 'delivered'>): PartState {
  const told = (all: readonly StatementFact[], to: readonly unknown[]) =>
    all.filter(({ fact }) => fact !== 'vestedInterests').length + (to.length > 0 ? 1 : 0)
  return { count: told(facts, links), missing: null, unchecked: told(delivered.facts, delivered.links) }
}

/** A delivered picture is shown, too, and may be looked at. */
export function portraitState({ portrait }: Pick<CandidacyOfPerson, 'portrait'>): PartState {
  return { count: portrait.by === 'person' ? 1 : 0, missing: null, unchecked: portrait.by === 'delivered' ? 1 : 0 }
}

function interestsIn(facts: readonly StatementFact[]): number {
  return facts.find((one) => one.fact === 'vestedInterests')?.value.length ?? 0
}
