import type { LocalizedText, StatementContent, StatementParts } from '@plenara/contract'
import { FALLBACK_ORDER } from '../text-and-time/texts.ts'

/** What a statement says beside its answers. */
type Beside = Omit<StatementParts, 'answers'>

/** As it is stored: without what says nothing. */
export function contentOf({ important, comments }: Beside): StatementContent {
  const marked = important.flatMap((mark) => (mark.important ? [mark.questionId] : []))
  const byQuestion: Record<string, LocalizedText> = {}
  for (const { questionId, language, text } of comments) {
    if (text !== null) byQuestion[questionId] = { ...byQuestion[questionId], [language]: text }
  }
  return {
    ...(marked.length > 0 && { important: marked }),
    ...(Object.keys(byQuestion).length > 0 && { comments: byQuestion }),
  }
}

/** What is stored on these questions, in their order and that of the languages. */
export function contentParts({ important = [], comments = {} }: StatementContent, questionIds: readonly number[]): Beside {
  const marked = new Set(important)
  return {
    important: questionIds.flatMap((questionId) => (marked.has(questionId) ? [{ questionId, important: true }] : [])),
    comments: questionIds.flatMap((questionId) =>
      FALLBACK_ORDER.flatMap((language) => {
        const text = comments[questionId]?.[language]
        return text === undefined ? [] : [{ questionId, language, text }]
      }),
    ),
  }
}

/** What is stored as values whose JSON is the same for the same content, whatever the order in which it came; undefined where there is nothing. */
export function canonicalContent({ important = [], comments = {} }: StatementContent): object | undefined {
  const ids = [...new Set([...important, ...Object.keys(comments).map(Number)])].toSorted((a, b) => a - b)
  const parts = contentParts({ important, comments }, ids)
  if (parts.important.length + parts.comments.length === 0) return undefined
  return {
    important: parts.important.map(({ questionId }) => questionId),
    comments: parts.comments.map(({ questionId, language, text }) => [questionId, language, text]),
  }
}
