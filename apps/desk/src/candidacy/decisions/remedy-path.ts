import type { CandidacyOfPerson, Question } from '@plenara/contract'
import { PORTRAIT_FIELD } from '@plenara/domain/statements'

/** The path of the page that changes a field; null for a portrait after the end of changes, which cannot be corrected. */
export function remedyPath(field: string, { id, isFrozen }: Pick<CandidacyOfPerson, 'id' | 'isFrozen'>, questions: readonly Question[]) {
  const home = `/candidacy/${id}`
  if (isFrozen) return field === PORTRAIT_FIELD ? null : `${home}/correction`
  if (field === PORTRAIT_FIELD) return `${home}/portrait`
  const [kind, name] = field.split('/')
  if (kind !== 'comment') return `${home}/profile`
  const index = questions.findIndex((question) => String(question.id) === name)
  return index < 0 ? null : `${home}/question/${index + 1}`
}
