import type { CandidacyOfPerson, Question } from '@plenara/contract'
import { PORTRAIT_FIELD } from '@plenara/domain/statements'

/** Where a field is changed; null where it cannot be any more. A picture cannot be corrected after the end of changes. */
export function remedyPath(field: string, { id, isFrozen }: Pick<CandidacyOfPerson, 'id' | 'isFrozen'>, questions: readonly Question[]) {
  const home = `/candidacy/${id}`
  if (isFrozen) return field === PORTRAIT_FIELD ? null : `${home}/correction`
  if (field === PORTRAIT_FIELD) return `${home}/portrait`
  const [kind, name] = field.split('/')
  if (kind !== 'comment') return `${home}/profile`
  const index = questions.findIndex((question) => String(question.id) === name)
  return index < 0 ? null : `${home}/question/${index + 1}`
}
