import type { Category, MatchContributions, Question } from '@plenara/contract'
import { contributionsByCategory } from '@plenara/domain/match'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './why-summary.module.css'

export interface CategoryMatchesProps {
  readonly contributions: MatchContributions
  readonly questions: readonly Question[]
  readonly categories: readonly Category[]
}

/** The match by topic, with its number of answers, because a topic has only few. */
export function CategoryMatches({ contributions, questions, categories }: CategoryMatchesProps) {
  const t = useText()
  const categoryByQuestion = new Map(questions.map((question) => [question.id, question.categoryId]))
  const categoryById = new Map(categories.map((category) => [category.id, category]))
  const topics = contributionsByCategory(contributions, (id) => categoryByQuestion.get(id))
  const answered = [...topics.filter(({ shared }) => shared > 0), ...topics.filter(({ shared }) => shared === 0)]
  return (
    <details className={styles.byTopic}>
      <summary>{t('candidate.topics')}</summary>
      <dl className={`num ${styles.topics}`}>
        {answered.map(({ categoryId, value, shared }) => {
          const category = categoryById.get(categoryId)
          return (
            <div key={categoryId}>
              <dt lang={category?.fallback?.name}>{category?.name}</dt>
              <dd>
                {value !== null && <b>{t('candidate.topics.percent', { percent: Math.round(value) })}</b>}{' '}
                <span>{t('candidate.topics.shared', { n: shared })}</span>
              </dd>
              <dd className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${value ?? 0}%` }} />
              </dd>
            </div>
          )
        })}
      </dl>
    </details>
  )
}
