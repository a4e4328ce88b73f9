import type { Category } from '@plenara/contract'
import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import { useText } from '@plenara/ui/text/text.ts'
import type { Person } from '../../shared/person/person.ts'
import { AnswerMark } from './answer-mark.tsx'
import styles from './compare.module.css'
import type { ThreeAnswers } from './three-answers.ts'

export interface ThreeRowsProps {
  readonly answer: ThreeAnswers
  readonly topic: Category | undefined
  readonly first: Person
  readonly second: Person
}

/** A question with three answers, each on a line of the same scale and in words; the user's is in the middle. */
export function ThreeRows({ answer, topic, first, second }: ThreeRowsProps) {
  const t = useText()
  const { question } = answer
  const rows = [
    { kind: 'first', name: first.card.firstName, value: answer.first },
    { kind: 'mine', name: t('candidate.you'), value: answer.mine },
    { kind: 'second', name: second.card.firstName, value: answer.second },
  ] as const
  const stops = scales[question.type]
  const words = (value: number | null | undefined) => {
    if (value === undefined) return t('candidate.notAnswered')
    return t(stops.find((stop) => stop.value === value)?.label ?? noReplyLabel(question.type))
  }
  return (
    <>
      <p className={styles.topic} lang={topic?.fallback?.name}>
        {topic?.name}
      </p>
      <h3 lang={question.fallback?.text}>{question.text}</h3>
      <dl className={styles.rows}>
        {rows.map(({ kind, name, value }) => (
          <div key={kind}>
            <dt>{name}</dt>
            <dd className={styles.track} aria-hidden="true">
              {stops.map((stop) => (
                <span key={stop.value}>{stop.value === value ? <AnswerMark kind={kind} /> : null}</span>
              ))}
            </dd>
            <dd className={styles.words}>{words(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
