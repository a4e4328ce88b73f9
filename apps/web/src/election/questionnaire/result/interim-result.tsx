import { groupInFairOrder } from '@plenara/domain/belief'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { ErrorState, Skeleton } from '../../../shared/page/state-panel.tsx'
import { useFairSeed, useField } from './api.ts'
import { HowExact } from './how-exact.tsx'
import styles from './interim-result.module.css'
import { KeepLink } from './keep-link.tsx'
import { ListsInQuestion } from './lists-in-question.tsx'
import { PersonInQuestion } from './person-in-question.tsx'
import { ResultFrame } from './result-frame.tsx'
import type { ResultProps } from './result-props.ts'

const SHOWN = 3

/** The result before the short questions are answered: the people who may belong to the best ten, as bands in a fair random order; no percent, no rank. */
export function InterimResult(props: ResultProps) {
  const t = useText()
  const { allQuestions, responses } = props
  const lead = t('outlook.after', { answered: responses.length, total: allQuestions.length })
  return (
    <ResultFrame title={t('outlook.title')} lead={lead} closeTo="/profile">
      <Shown {...props} />
    </ResultFrame>
  )
}

function Shown(props: ResultProps) {
  const { electionId, questions, responses, outlook, candidateCount, nextId, answersError, onRetry } = props
  const t = useText()
  const field = useField(electionId)
  const seed = useFairSeed(electionId)
  const three = useMemo(() => {
    const order = outlook ? groupInFairOrder(outlook, seed) : []
    return order.filter(({ candidateId }) => field.cardById.has(candidateId)).slice(0, SHOWN)
  }, [outlook, seed, field.cardById])
  const open = questions.filter(({ id }) => !responses.some(({ questionId }) => questionId === id)).length
  const sharpen = nextId !== undefined && (
    <ButtonLink kind="primary" size="big" full spread to={`?question=${nextId}`}>
      <span>{t('outlook.sharpen', { count: open })}</span> <IconArrowRight size={20} aria-hidden />
    </ButtonLink>
  )
  if (!outlook) {
    return (
      <div className={styles.narrow}>
        {candidateCount === undefined ? (
          <>
            <p>{t('outlook.missing')}</p>
            {answersError ? <ErrorState error={answersError} onRetry={onRetry} /> : <Skeleton rows={3} />}
          </>
        ) : (
          <p>{t('outlook.tooFew', { count: candidateCount })}</p>
        )}
        {sharpen}
      </div>
    )
  }
  const { group, expected } = outlook
  return (
    <div className={styles.columns}>
      <div className={styles.people}>
        <HowExact outlook={outlook} />
        <p className={styles.group}>{t('outlook.group', { group: group.length, total: expected.length })}</p>
        {field.error ? (
          <ErrorState error={field.error} onRetry={field.retry} />
        ) : field.isPending ? (
          <Skeleton rows={SHOWN} />
        ) : (
          <>
            <p className={styles.three}>{t('outlook.three')}</p>
            <ul className={styles.cards}>
              {three.map((percent) => {
                const card = field.cardById.get(percent.candidateId)
                return <li key={percent.candidateId}>{card && <PersonInQuestion card={card} expected={percent} outlook={outlook} />}</li>
              })}
            </ul>
          </>
        )}
      </div>
      <div className={styles.side}>
        {!field.isPending && !field.error && <ListsInQuestion lists={field.lists} outlook={outlook} seed={seed} />}
        <div className={styles.actions}>
          {sharpen}
          <ButtonLink to="?question=result&all=1">{t('outlook.seeAll', { count: group.length })}</ButtonLink>
          <KeepLink answered={responses.length} />
        </div>
        <p className={styles.note}>
          {nextId !== undefined && <span>{`${t('outlook.better')} `}</span>}
          <span>{t('outlook.noAdvice')}</span>
        </p>
      </div>
    </div>
  )
}
