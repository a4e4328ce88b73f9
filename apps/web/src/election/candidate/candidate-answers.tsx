import type { NotedFact } from '@plenara/domain/people'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useElectionId } from '../../data/queries/active-election.ts'
import { EmptyState, ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import type { Person } from '../../shared/person/person.ts'
import { usePins } from '../../shared/pins/pins-provider.tsx'
import { OrderSelect } from '../shared/order-select.tsx'
import { useShortLeft } from '../shared/use-short-left.ts'
import { ANSWER_ORDERS, type AnswerOrder, compareAnswers } from './answer-comparison.ts'
import { AnswerItem } from './answer-item.tsx'
import { useAnswers } from './api.ts'
import styles from './candidate-answers.module.css'
import { AnswerMark } from './compared-scale.tsx'
import { WhySummary } from './why-summary.tsx'

export interface CandidateAnswersProps {
  readonly person: Person
  readonly electionId: number
  /** The sentence that the candidate gave the answers themselves; undefined for imported answers. */
  readonly note: string | undefined
}

/** Explains the match: the sum, then both answers question by question on one scale, with their points. */
export function CandidateAnswers({ person, electionId, note }: CandidateAnswersProps) {
  const t = useText()
  const [order, setOrder] = useState<AnswerOrder>('different')
  const data = useAnswers(electionId, person.id)
  const left = useShortLeft(electionId)
  const { placeOf } = usePins()
  const canAdopt = useElectionId() === electionId
  const { contributions } = data
  if (data.error) return <ErrorState error={data.error} onRetry={data.retry} />
  if (data.isPending || !contributions || left === null) return <Skeleton rows={5} />
  if (data.questions.length === 0) return <EmptyState text={t('candidate.answers.noQuestions')} />
  if (data.theirs.length === 0) return <EmptyState text={t('candidate.answers.none', { name: person.name })} />
  const topics = new Map(data.categories.map((category) => [category.id, category]))
  const name = person.card.firstName
  return (
    <div className={styles.columns}>
      <WhySummary person={person} left={left} contributions={contributions} questions={data.questions} categories={data.categories} />
      <div>
        {note && <p className={styles.own}>{note}</p>}
        <div className={styles.legend}>
          <span className={styles.key}>
            <AnswerMark kind="you" /> <span>{t('candidate.you')}</span>
          </span>
          <span className={styles.key}>
            <AnswerMark kind="other" /> <span>{name}</span>
          </span>
          <OrderSelect orders={ANSWER_ORDERS} value={order} onChange={setOrder} className={styles.order} />
        </div>
        <ol className={styles.answers}>
          {compareAnswers({ ...data, contributions, order }).map((answer) => (
            <li key={answer.question.id} {...placeOf(answerFact(person.id, answer.question.id))}>
              <AnswerItem
                answer={answer}
                name={name}
                topic={topics.get(answer.question.categoryId)}
                contributions={contributions}
                canAdopt={canAdopt}
                isEarly={left > 0}
                fact={answerFact(person.id, answer.question.id)}
              />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** The fact of a pin on an answer [ENTITY-8]. */
function answerFact(candidateId: number, questionId: number): NotedFact {
  return { type: 'candidate_response', reference: `${candidateId}/${questionId}` }
}
