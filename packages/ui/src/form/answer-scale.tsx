import { useId } from 'react'
import type { ScaleOption } from '../text/answer-scales.ts'
import { useText } from '../text/text.ts'
import styles from './answer-scale.module.css'

export interface AnswerScaleProps {
  /** The question. */
  readonly legend: string
  readonly options: readonly ScaleOption[]
  /** Whether the options are seven degrees of agreement on a rail, not rows. */
  readonly isRail: boolean
  /** The catalogue id of the word for "no reply". */
  readonly noReply: string
  /** The chosen value, null for "no reply", undefined where the question is open. */
  readonly value: number | null | undefined
  readonly onAnswer: (value: number | null) => void
}

/** The answers of a question as native radios: rows, or a rail of seven stops. Arrow keys choose, nothing advances by key. */
export function AnswerScale({ legend, options, isRail, noReply, value, onAnswer }: AnswerScaleProps) {
  const t = useText()
  const name = useId()
  const chosen = options.find((option) => option.value === value)
  return (
    <fieldset className={styles.scale} aria-describedby={isRail ? `${name}-chosen` : undefined}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={isRail ? styles.rail : styles.rows}>
        {options.map((option) => (
          <label key={option.value} className={isRail ? styles.stop : styles.row}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onAnswer(option.value)} />
            <span className={styles.disc} aria-hidden="true" />
            <span className={isRail ? 'visually-hidden' : undefined}>{t(option.label)}</span>
          </label>
        ))}
      </div>
      {isRail && (
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
        <span>{t(noReply)}</span>
      </label>
    </fieldset>
  )
}
