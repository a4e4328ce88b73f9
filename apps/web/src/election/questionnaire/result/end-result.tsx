import { isAllAnswered } from '@plenara/domain/journey'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { SpiderChart } from '@plenara/ui/chart/spider-chart.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { Contour } from '../../../shared/page/contour.tsx'
import { ErrorState, Skeleton } from '../../../shared/page/state-panel.tsx'
import { useField, useVoterSpider } from './api.ts'
import { ClosestLists } from './closest-lists.tsx'
import { ClosestPeople } from './closest-people.tsx'
import styles from './end-result.module.css'
import { KeepLink } from './keep-link.tsx'
import { ResultFrame } from './result-frame.tsx'
import type { ResultProps } from './result-props.ts'

/** The result after the short questions and after all: the animated diagram, then the closest people by the official percent. */
export function EndResult(props: ResultProps) {
  const { electionId, allQuestions, responses } = props
  const t = useText()
  const spider = useVoterSpider(electionId)
  const axes = spider.data?.axes ?? []
  const answeredAxes = axes.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
  const strongest = answeredAxes.toSorted((a, b) => b.value - a.value)[0]
  const summary = answeredAxes.map(({ name, value }) => `${name} ${Math.round(value)}`).join(', ')
  return (
    <ResultFrame
      title={strongest ? t('outlook.end.title', { axis: strongest.name }) : t('outlook.end.plain')}
      lead={t('outlook.end.answered', { answered: responses.length, total: allQuestions.length })}
      closeTo="/profile"
      moment={{
        ground: <Contour seed={electionId} height={520} />,
        figure: strongest && (
          <figure className={styles.spider}>
            <SpiderChart axes={axes} summary={summary} draws />
          </figure>
        ),
      }}
    >
      {spider.error ? <ErrorState error={spider.error} onRetry={() => void spider.refetch()} /> : null}
      <Closest {...props} />
    </ResultFrame>
  )
}

function Closest({ electionId, set, allQuestions, responses, outlook, nextId }: ResultProps) {
  const t = useText()
  const field = useField(electionId)
  const isComplete = isAllAnswered(allQuestions, responses)
  return (
    <>
      {field.error ? (
        <ErrorState error={field.error} onRetry={field.retry} />
      ) : field.isPending ? (
        <Skeleton rows={6} />
      ) : (
        <div className={styles.columns}>
          <ClosestPeople
            electionId={electionId}
            cardById={field.cardById}
            outlook={isComplete ? null : outlook}
            total={allQuestions.length}
          />
          <ClosestLists electionId={electionId} lists={field.lists} />
        </div>
      )}
      <div className={styles.foot}>
        <ButtonLink kind="primary" size="big" full spread to="/match">
          <span>{t('outlook.end.rate')}</span> <IconArrowRight size={20} aria-hidden />
        </ButtonLink>
      </div>
      <div className={styles.actions}>
        {!isComplete && (
          <ButtonLink size="big" to={set === 'all' && nextId !== undefined ? `?question=${nextId}` : '/profile/questions/all'}>
            {t('outlook.end.allQuestions', { total: allQuestions.length })}
          </ButtonLink>
        )}
        <KeepLink answered={responses.length} size="big" />
        <ButtonLink kind="quiet" size="big" to="/profile">
          {t('outlook.end.profile')}
        </ButtonLink>
      </div>
      <p className={styles.note}>
        {!isComplete && <span>{`${t('outlook.better')} `}</span>}
        <span>{t('outlook.noAdvice')}</span>
      </p>
    </>
  )
}
