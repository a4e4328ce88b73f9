import type { QuestionnaireBundle } from '@plenara/contract'
import { groupBy, listNumber } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import { SOURCE_KEY } from './question-keys.ts'

/**
 * Questionnaires whose questions bear the numbers under which they are stored: spreadsheets rewrite `01` as `1` or `1.0`, and the same question must not
 * become another one. A number that could mean two questions stays as it is.
 */
export async function atStoredSpellings(
  tx: QueryExecutorProvider,
  bundles: readonly QuestionnaireBundle[],
): Promise<readonly QuestionnaireBundle[]> {
  if (bundles.length === 0) return bundles
  const { rows } = await sql<{ questionnaire: string; key: string }>`
    select distinct n.key as questionnaire, ${SOURCE_KEY('k.key')} as key from questionnaire n join catalogue_key k on k.kind = 'question' and k.scope = n.id
      join question q on q.id = k.id
    where n.key = any(${bundles.map(({ key }) => key)}::text[])`.execute(tx)
  const stored = groupBy(rows, ({ questionnaire }) => questionnaire)
  return bundles.map((bundle) => {
    const keyOf = spellings((stored.get(bundle.key) ?? []).map(({ key }) => key))
    const keys = new Set(bundle.questions.map(({ key }) => key))
    const own = spellings([...keys])
    const renamed = (key: string) => {
      const storedKey = keyOf(key)
      return storedKey === undefined || keys.has(storedKey) || own(key) === undefined ? key : storedKey
    }
    return { ...bundle, questions: bundle.questions.map((question) => ({ ...question, key: renamed(question.key) })) }
  })
}

/** The key that is meant by another spelling of its number; undefined where it is none, or could be several. */
export function spellings(keys: readonly string[]): (key: string) => string | undefined {
  const byNumber = groupBy(keys, (key) => listNumber(key))
  return (key) => {
    const [only, ...more] = byNumber.get(listNumber(key)) ?? []
    return more.length === 0 ? only : undefined
  }
}
