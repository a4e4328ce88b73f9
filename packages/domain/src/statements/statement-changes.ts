import type { StatementContent } from '@plenara/contract'
import { contentParts } from './statement-content.ts'
import { emptyField, type FieldValue, fieldsOf, isSameValue } from './statement-fields.ts'

/** A statement as it is stored; answers by the id of the question, null is "no reply". */
export interface StoredStatement {
  readonly answers: Readonly<Record<string, number | null>>
  readonly content: StatementContent
}

/** A field with another value than before. */
export interface FieldChange {
  readonly field: string
  readonly before: FieldValue
  readonly after: FieldValue
}

/** Every stored field, also of questions that are no longer asked, in the order of their ids. */
export function storedFields({ answers, content }: StoredStatement): Map<string, FieldValue> {
  const { important = [], comments = {} } = content
  const ids = [...new Set([...Object.keys(answers).map(Number), ...important, ...Object.keys(comments).map(Number)])].toSorted(
    (a, b) => a - b,
  )
  const decided = ids.flatMap((questionId) => {
    const value = answers[questionId]
    return value === undefined ? [] : [{ questionId, value }]
  })
  return new Map(fieldsOf({ answers: decided, ...contentParts(content, ids) }).map(({ field, value }) => [field, value]))
}

/**
 * The differences between a statement and a former one of the same person, field by field. A question that only one of them was asked is no difference,
 * because the person did not change an opinion.
 */
export function changedFields(former: StoredStatement, later: StoredStatement): FieldChange[] {
  const [before, after] = [storedFields(former), storedFields(later)]
  const valueIn = (fields: ReadonlyMap<string, FieldValue>, field: string) => (fields.has(field) ? fields.get(field) : emptyField(field))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [from, to] = [valueIn(before, field), valueIn(after, field)]
    return from === undefined || to === undefined || isSameValue(from, to) ? [] : [{ field, before: from, after: to }]
  })
}
