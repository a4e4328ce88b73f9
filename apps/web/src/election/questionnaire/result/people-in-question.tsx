import type { CandidateCard } from '@plenara/contract'
import { type ExpectedPercent, groupInFairOrder } from '@plenara/domain/belief'
import { compareListNumbers } from '@plenara/domain/lists'
import { compareNames } from '@plenara/domain/people'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { EmptyState, ErrorState, Skeleton } from '../../../shared/page/state-panel.tsx'
import { useFairSeed, useField } from './api.ts'
import styles from './people-in-question.module.css'
import { PersonInQuestion } from './person-in-question.tsx'
import { ResultFrame } from './result-frame.tsx'
import type { ResultProps } from './result-props.ts'

/** The orders of the group; never by match. */
const ORDERS = ['fair', 'name', 'list'] as const
type Order = (typeof ORDERS)[number]

interface Member {
  readonly card: CandidateCard
  readonly expected: ExpectedPercent
}

/** The people who may still belong to the best ten. */
export function PeopleInQuestion({ electionId, outlook, allQuestions, responses }: ResultProps) {
  const t = useText()
  const [order, setOrder] = useState<Order>('fair')
  const shown = useDeferredValue(order)
  const field = useField(electionId)
  const seed = useFairSeed(electionId)
  const fair = useMemo(() => {
    const group = outlook ? groupInFairOrder(outlook, seed) : []
    return group.flatMap((expected): Member[] => {
      const card = field.cardById.get(expected.candidateId)
      return card ? [{ card, expected }] : []
    })
  }, [outlook, seed, field.cardById])
  const members = useMemo(() => (shown === 'fair' ? fair : fair.toSorted(shown === 'name' ? byName : byList)), [fair, shown])
  return (
    <ResultFrame
      title={t('outlook.all.title', { count: outlook?.group.length ?? 0 })}
      lead={t('outlook.after', { answered: responses.length, total: allQuestions.length })}
      closeTo="?question=result"
    >
      {field.error ? (
        <ErrorState error={field.error} onRetry={field.retry} />
      ) : field.isPending ? (
        <Skeleton rows={6} />
      ) : !outlook ? (
        <EmptyState text={t('outlook.missing')} action={<ButtonLink to="?question=result">{t('common.back')}</ButtonLink>} />
      ) : (
        <>
          <div className={styles.order}>
            <Segmented
              label={t('match.sort')}
              value={order}
              options={ORDERS.map((value) => ({ value, label: t(`outlook.sort.${value}`) }))}
              onChange={setOrder}
            />
          </div>
          {shown === 'fair' && <p className={styles.note}>{t('outlook.all.order')}</p>}
          <ul className={styles.people}>
            {members.map(({ card, expected }) => (
              <li key={card.id}>
                <PersonInQuestion card={card} expected={expected} outlook={outlook} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ResultFrame>
  )
}

function byName({ card: a }: Member, { card: b }: Member): number {
  return compareNames(a, b)
}

function byList({ card: a }: Member, { card: b }: Member): number {
  return compareListNumbers(a.number ?? a.listNumber, b.number ?? b.listNumber)
}
