import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import { useText } from '@plenara/ui/text/text.ts'
import type { ComparedAnswer } from './answer-comparison.ts'
import styles from './candidate-answers.module.css'

/** A round mark for the user, a square one for the candidate; nested where both answer the same. */
export function AnswerMark({ kind }: { readonly kind: 'you' | 'other' | 'both' }) {
  return <span className={`${styles.mark} ${styles[kind]}`} aria-hidden="true" />
}

/** Two answers on the scale of their question, in marks and in words. */
export function ComparedScale({ answer, name }: { readonly answer: ComparedAnswer; readonly name: string }) {
  const t = useText()
  const { question, mine, theirs } = answer
  const stops = scales[question.type]
  const words = (value: number | null | undefined) => {
    if (value === undefined) return t('candidate.notAnswered')
    return t(stops.find((stop) => stop.value === value)?.label ?? noReplyLabel(question.type))
  }
  const marks = stops.map((stop) => markAt(stop.value, mine, theirs))
  const first = stops[0]
  const last = stops.at(-1)
  return (
    <>
      <p className="visually-hidden">{t('candidate.bothAnswers', { mine: words(mine), name, theirs: words(theirs) })}</p>
      {(typeof mine === 'number' || typeof theirs === 'number') && (
        <div aria-hidden="true">
          <div className={styles.scale}>
            {stops.map((stop, index) => {
              const mark = marks[index]
              return <span key={stop.value}>{mark ? <AnswerMark kind={mark} /> : null}</span>
            })}
          </div>
          {question.type === 'Standard-4' ? (
            <div className={styles.labels}>
              {stops.map((stop) => (
                <span key={stop.value}>{t(stop.label)}</span>
              ))}
            </div>
          ) : (
            <div className={styles.ends}>
              <span>{first && t(first.label)}</span>
              <span>{last && t(last.label)}</span>
            </div>
          )}
        </div>
      )}
      {typeof mine !== 'number' && (
        <p className={styles.missing} aria-hidden="true">
          {t('candidate.answerOf', { name: t('candidate.you'), answer: words(mine) })}
        </p>
      )}
      {typeof theirs !== 'number' && (
        <p className={styles.missing} aria-hidden="true">
          {t('candidate.answerOf', { name, answer: words(theirs) })}
        </p>
      )}
    </>
  )
}

function markAt(value: number, mine: number | null | undefined, theirs: number | null | undefined): 'you' | 'other' | 'both' | null {
  if (value === mine) return value === theirs ? 'both' : 'you'
  return value === theirs ? 'other' : null
}
