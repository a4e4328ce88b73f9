import type { StatementContent, StatementProfile } from '@plenara/contract'
import type { PublishedStatement, StatementBody } from './published-statement.ts'
import { commentField, type FieldValue, factField, fieldsOf, linkField, textField } from './statement-fields.ts'
import { contentParts } from './statement-content.ts'

/** The field name of the picture of a statement. */
export const PORTRAIT_FIELD = 'portrait'

/** Whether operators may hold a field back: texts, links, pictures. Answers, marks and figures never are. */
export function isModerated(field: string): boolean {
  return /^(?:comment|text|link)\//.test(field) || field === factField('vestedInterests') || field === PORTRAIT_FIELD
}

/** The field without its language, as readers report it: `text/motto` of `text/motto/de`. */
export function partOf(field: string): string {
  return field.split('/').slice(0, 2).join('/')
}

/** The fields of a statement that may be held back, by name, without empty ones. */
export function moderatedFields(content: StatementContent): Map<string, FieldValue> {
  const { comments = {}, portrait } = content
  const ids = Object.keys(comments).map(Number)
  const moderated = fieldsOf({ answers: [], ...contentParts(content, ids) }).filter(
    ({ field, value }) => isModerated(field) && !isEmpty(value),
  )
  return new Map([
    ...moderated.map(({ field, value }) => [field, value] as const),
    ...(portrait ? [[PORTRAIT_FIELD, portrait] as const] : []),
  ])
}

function isEmpty(value: FieldValue): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** A statement without the fields that are held back; numbers stay even if they are named. */
export function withoutHeld({ held, ...statement }: PublishedStatement): Omit<PublishedStatement, 'held'> {
  if (held.length === 0) return statement
  const isHeld = (field: string) => held.includes(field)
  const { answers, profile, portrait } = statement
  return {
    ...statement,
    answers: answers.map((answer) => withoutHeldComment(answer, isHeld)),
    ...(profile && { profile: withoutHeldParts(profile, isHeld) }),
    // Null, not absent: an absent picture would show the imported one.
    ...(portrait !== undefined && { portrait: isHeld(PORTRAIT_FIELD) ? null : portrait }),
  }
}

type IsHeld = (field: string) => boolean

function withoutHeldComment({ comment, ...answer }: StatementBody['answers'][number], isHeld: IsHeld): StatementBody['answers'][number] {
  const left = comment && inOtherLanguages(comment, (language) => isHeld(commentField(answer.questionId, language)))
  return left ? { ...answer, comment: left } : answer
}

function withoutHeldParts({ texts, links, vestedInterests, ...profile }: StatementProfile, isHeld: IsHeld): StatementProfile {
  const shown = Object.entries(texts ?? {}).flatMap(([text, written]) => {
    const left = written && inOtherLanguages(written, (language) => isHeld(textField(text as TextName, language)))
    return left ? [[text, left] as const] : []
  })
  return {
    ...profile,
    ...(shown.length > 0 && { texts: Object.fromEntries(shown) }),
    ...(links && { links: links.filter(({ kind }) => !isHeld(linkField(kind))) }),
    ...(vestedInterests && !isHeld(factField('vestedInterests')) && { vestedInterests }),
  }
}

type TextName = Parameters<typeof textField>[0]
type Language = Parameters<typeof textField>[1]

/** Undefined if no text remains. */
function inOtherLanguages(texts: Readonly<Partial<Record<Language, string>>>, isLeftOut: (language: Language) => boolean) {
  const left = Object.entries(texts).filter(([language]) => !isLeftOut(language as Language))
  return left.length > 0 ? Object.fromEntries(left) : undefined
}
