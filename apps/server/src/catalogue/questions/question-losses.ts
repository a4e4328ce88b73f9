import type { LocalizedText, QuestionnaireBundle } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import { someOf } from '../some-of.ts'
import type { StoredLoss } from '../stored-losses.ts'
import { SOURCE_KEY, sourceKeyOf } from './question-keys.ts'

const TEXTS = ['text', 'info', 'pro', 'contra'] as const

interface Stored extends Readonly<Record<(typeof TEXTS)[number], LocalizedText>> {
  readonly questionnaire: string
  readonly key: string
}

/** The questions, and the languages of questions, that stored questionnaires would lose. */
export async function questionLossesOf(tx: QueryExecutorProvider, bundles: readonly QuestionnaireBundle[]): Promise<StoredLoss[]> {
  if (bundles.length === 0) return []
  const { rows } = await sql<Stored>`
    select n.key as questionnaire, ${SOURCE_KEY('k.key')} as key, q.text, q.info, q.pro, q.contra
    from question q join questionnaire n on n.id = q.questionnaire_id
      join catalogue_key k on k.kind = 'question' and k.id = q.id
    where q.gone is null and n.key = any(${bundles.map(({ key }) => key)}::text[]) order by n.key, q.position`.execute(tx)
  return bundles.flatMap((bundle) => {
    const questions = new Map(bundle.questions.map((question) => [sourceKeyOf(question.key), question]))
    const stored = rows.filter(({ questionnaire }) => questionnaire === bundle.key)
    const missing = stored.filter(({ key }) => !questions.has(key)).map(({ key, text }) => `${key} (${Object.values(text)[0] ?? ''})`)
    const gone = stored.flatMap((one) => {
      const next = questions.get(one.key)
      return next ? TEXTS.flatMap((name) => lostLanguages(one[name], next[name]).map((language) => `${one.key} ${name}-${language}`)) : []
    })
    return [
      ...(missing.length > 0
        ? [
            {
              loss: 'questions' as const,
              reason: `${bundle.key}: ${missing.length} questions are missing: ${someOf(missing)}; they are marked as gone, and their answers are kept`,
            },
          ]
        : []),
      ...(gone.length > 0 ? [{ loss: 'texts' as const, reason: `${bundle.key}: ${gone.length} texts would go: ${someOf(gone)}` }] : []),
    ]
  })
}

function lostLanguages(stored: LocalizedText, next: LocalizedText): string[] {
  return Object.keys(stored).filter((language) => !Object.hasOwn(next, language))
}
