import type { Question } from '@plenara/contract'
import { useId } from 'react'
import { useText } from '../../i18n/text.ts'
import { noReplyLabel, scales } from '../../shared/person/answer-scales.ts'
import styles from './answer-scale.module.css'

export interface AnswerScaleProps {
  readonly question: Question
  /** The chosen value, null for "no reply", undefined where the question is open. */
  readonly value: number | null | undefined
  readonly onAnswer: (value: number | null) => void
}

/** The answers of a question as native radios: rows, or a rail of seven stops. Arrow keys choose, nothing advances by key. */
export function AnswerScale({ question, value, onAnswer }: AnswerScaleProps) {
  const t = useText()
  const name = useId()
  const options = scales[question.type]
  const rail = question.type === 'Slider-7'
  const chosen = options.find((option) => option.value === value)
  return (
    <fieldset className={styles.scale} aria-describedby={rail ? `${name}-chosen` : undefined}>
      <legend className="visually-hidden">{question.text}</legend>
      <div className={rail ? styles.rail : styles.rows}>
        {options.map((option) => (
          <label key={option.value} className={rail ? styles.stop : styles.row}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onAnswer(option.value)} />
            <span className={styles.disc} aria-hidden="true" />
            <span className={rail ? 'visually-hidden' : undefined}>{t(option.label)}</span>
          </label>
        ))}
      </div>
      {rail && (
        <>
          <div className={styles.ends} aria-hidden="true">
            <span>{t('questionnaire.scale.totallyDisagree')}</span>
            <span>{t('questionnaire.scale.neutral')}</span>
            <span>{t('questionnaire.scale.totallyAgree')}</span>
          </div>
          <p id={`${name}-chosen`} className={styles.chosen}>
            {chosen ? t(chosen.label) : t('questionnaire.scale.choose')}
          </p>
        </>
      )}
      <label className={`${styles.row} ${styles.none}`}>
        <input type="radio" name={name} checked={value === null} onChange={() => onAnswer(null)} />
        <span className={styles.disc} aria-hidden="true" />
        <span>{t(noReplyLabel(question.type))}</span>
      </label>
    </fieldset>
  )
}
