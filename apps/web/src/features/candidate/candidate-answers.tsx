import type { NotedFact } from '@plenara/domain'
import { useState } from 'react'
import { PinControl } from '../../components/pins/pin-control.tsx'
import { usePins } from '../../components/pins/pins-provider.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import type { Person } from '../../lib/person.ts'
import { useCall } from '../../lib/query-client.ts'
import { useUserId } from '../../lib/session.ts'
import { useContentLanguage } from '../../lib/user.ts'
import { ANSWER_ORDERS, type AnswerOrder, compareAnswers } from './answer-comparison.ts'
import styles from './candidate-answers.module.css'
import { AnswerMark, ComparedScale } from './compared-scale.tsx'

export interface CandidateAnswersProps {
  readonly person: Person
  readonly electionId: number
}

/** The user's answers and the candidate's, question by question on one scale. */
export function CandidateAnswers({ person, electionId }: CandidateAnswersProps) {
  const t = useText()
  const [order, setOrder] = useState<AnswerOrder>('different')
  const data = useAnswers(electionId, person.id)
  const { placeOf } = usePins()
  if (data.error) return <ErrorState error={data.error} />
  if (data.isPending) return <Skeleton rows={5} />
  if (data.questions.length === 0) return <EmptyState text={t('candidate.answers.noQuestions')} />
  if (data.theirs.length === 0) return <EmptyState text={t('candidate.answers.none', { name: person.name })} />
  const topics = new Map(data.categories.map((category) => [category.id, category.name]))
  return (
    <>
      <div className={styles.legend}>
        <span className={styles.key}>
          <AnswerMark kind="you" /> {t('candidate.you')}
        </span>
        <span className={styles.key}>
          <AnswerMark kind="other" /> {person.card.firstName}
        </span>
        <label className={styles.order}>
          <span className="visually-hidden">{t('candidate.order')}</span>
          <select value={order} onChange={(event) => setOrder(ANSWER_ORDERS.find((known) => known === event.target.value) ?? 'different')}>
            {ANSWER_ORDERS.map((value) => (
              <option key={value} value={value}>
                {t(`candidate.order.${value}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ol className={styles.answers}>
        {compareAnswers({ ...data, order }).map((answer) => {
          const { question, theirs, likeness, comment } = answer
          const fact = answerFact(person.id, question.id)
          return (
            <li key={question.id} {...placeOf(fact)}>
              <p className={styles.topic}>
                <span>{topics.get(question.categoryId)}</span>
                <b>{t(likeness ? `candidate.likeness.${likeness}` : 'candidate.likeness.none')}</b>
              </p>
              <div className={styles.question}>
                <h2>{question.text}</h2>
                {theirs !== undefined && <PinControl fact={fact} label={question.text} said={t('notes.type.candidate_response')} />}
              </div>
              <ComparedScale answer={answer} name={person.card.firstName} />
              {comment && <blockquote className={styles.comment}>{comment}</blockquote>}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** What a pin on an answer is pinned to [ENTITY-8]. */
function answerFact(candidateId: number, questionId: number): NotedFact {
  return { type: 'candidate_response', reference: `${candidateId}/${questionId}` }
}

function useAnswers(eid: number, candidateId: number) {
  const id = useUserId()
  const lang = useContentLanguage()
  const categories = useCall('getCategories', { params: { eid }, query: { lang } })
  const questions = useCall('getQuestions', { params: { eid }, query: { lang } })
  const mine = useCall('getResponses', { params: { id, eid } })
  const theirs = useCall('getCandidateResponses', { params: { eid, candidateId }, query: { lang } })
  return {
    categories: categories.data ?? [],
    questions: questions.data ?? [],
    mine: mine.data ?? [],
    theirs: theirs.data ?? [],
    isPending: questions.isPending || mine.isPending || theirs.isPending,
    error: questions.error ?? mine.error ?? theirs.error,
  }
}
