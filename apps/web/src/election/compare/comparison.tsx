import type { Election } from '@plenara/contract'
import { isNearTie } from '@plenara/domain/match'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmptyState, ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import type { Person } from '../../shared/person/person.ts'
import { useComparison } from './api.ts'
import styles from './compare.module.css'
import { agreementOf, COMPARISON_ORDERS, type ComparisonOrder, threeAnswers } from './three-answers.ts'
import { ThreeRows } from './three-rows.tsx'
import { ThreeSpiders } from './three-spiders.tsx'
import { OrderSelect } from '../shared/order-select.tsx'

export interface ComparisonProps {
  readonly election: Election
  readonly first: Person
  readonly second: Person
}

/** The difference of the percents of two persons, their diagrams, and their answers question by question. */
export function Comparison({ election, first, second }: ComparisonProps) {
  const t = useText()
  const [order, setOrder] = useState<ComparisonOrder>('different')
  const data = useComparison(election.id, first.id, second.id)
  if (data.error) return <ErrorState error={data.error} onRetry={data.retry} />
  if (data.isPending) return <Skeleton rows={6} />
  if (data.questions.length === 0) return <EmptyState text={t('candidate.answers.noQuestions')} />
  const answers = threeAnswers({ ...data, order })
  const { both, same } = agreementOf(answers)
  const topics = new Map(data.categories.map((category) => [category.id, category]))
  return (
    <>
      <PercentDifference first={first} second={second} />
      <ThreeSpiders first={first} second={second} spiders={data.spiders} />
      <section className={styles.answers}>
        <div className={styles.head}>
          <h2>{t('compare.answers')}</h2>
          <OrderSelect orders={COMPARISON_ORDERS} value={order} onChange={setOrder} />
        </div>
        <p>{t('compare.agreement', { both, same })}</p>
        <ol>
          {answers.map((answer) => (
            <li key={answer.question.id}>
              <ThreeRows answer={answer} topic={topics.get(answer.question.categoryId)} first={first} second={second} />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

/** The difference of two match percents, and whether it is meaningful. Nothing if one is missing. */
function PercentDifference({ first, second }: Pick<ComparisonProps, 'first' | 'second'>) {
  const t = useText()
  const [percent, other] = [first.percent?.value ?? null, second.percent?.value ?? null]
  if (percent === null || other === null) return null
  const points = Math.round(Math.abs(percent - other) * 10) / 10
  return (
    <p className={styles.difference}>
      <span>{t(isNearTie(percent, other) ? 'compare.nearTie' : 'compare.apart', { points })}</span>{' '}
      <Link to="/method">{t('candidate.why.method')}</Link>
    </p>
  )
}
