import type { ContentLanguage, StatementComment } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'

export interface CommentsState {
  /** On how many questions something is written. */
  readonly count: number
  /** The language that the person writes in, too, in which most of these are missing, and how many; null where none is. */
  readonly missing: { readonly language: ContentLanguage; readonly count: number } | null
}

/** How far the comments are: whoever writes one in a second language is told which are not yet. */
export function commentsState(comments: readonly StatementComment[]): CommentsState {
  const written = comments.filter(({ text }) => text !== null)
  const count = new Set(written.map(({ questionId }) => questionId)).size
  const [least] = CONTENT_LANGUAGES.map((language) => ({ language, of: written.filter((one) => one.language === language).length }))
    .filter(({ of }) => of > 0)
    .toSorted((a, b) => a.of - b.of)
  return { count, missing: least && least.of < count ? { language: least.language, count: count - least.of } : null }
}
