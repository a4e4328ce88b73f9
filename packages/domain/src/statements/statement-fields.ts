import type { ContentLanguage, StatementParts } from '@plenara/contract'

/** What one field of a statement says: the value of an answer, whether a question is important, a comment in one language. Null or false: nothing. */
export type FieldValue = number | boolean | string | null

/** A part of a statement that is changed, versioned and compared by itself. */
export interface StatementField {
  /** `answer/12`, `important/12`, `comment/12/de`. */
  readonly field: string
  /** Where it stands in what is sent, e.g. `comments.0`. */
  readonly path: string
  readonly value: FieldValue
}

export const answerField = (questionId: number) => `answer/${questionId}`
export const importantField = (questionId: number) => `important/${questionId}`
export const commentField = (questionId: number, language: ContentLanguage) => `comment/${questionId}/${language}`

/** Parts of a statement as they are sent. */
export type SentParts = { readonly [Part in keyof StatementParts]?: Readonly<StatementParts[Part]> }

/** The fields of a statement, or of a change of one. */
export function fieldsOf({ answers = [], important = [], comments = [] }: SentParts): StatementField[] {
  return [
    ...answers.map(({ questionId, value }, index) => ({ field: answerField(questionId), path: `answers.${index}`, value })),
    ...important.map((mark, index) => ({ field: importantField(mark.questionId), path: `important.${index}`, value: mark.important })),
    ...comments.map(({ questionId, language, text }, index) => ({
      ...{ field: commentField(questionId, language), path: `comments.${index}`, value: text },
    })),
  ]
}

/** The parts that these fields make up, by their names; the way back of `fieldsOf`. */
export function partsOf(fields: Iterable<readonly [field: string, value: FieldValue]>): StatementParts {
  const parts: StatementParts = { answers: [], important: [], comments: [] }
  for (const [field, value] of fields) {
    const [kind, id, language] = field.split('/')
    const questionId = Number(id)
    if (kind === 'answer') parts.answers.push({ questionId, value: value as number | null })
    if (kind === 'important') parts.important.push({ questionId, important: value === true })
    if (kind === 'comment') parts.comments.push({ questionId, language: language as ContentLanguage, text: value as string | null })
  }
  return parts
}

/** What a field says of which nothing is stored; undefined: nothing is decided. */
export function emptyField(field: string): FieldValue | undefined {
  if (field.startsWith('important/')) return false
  return field.startsWith('comment/') ? null : undefined
}
