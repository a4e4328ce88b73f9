import type { MatchContributions, Weight } from '@plenara/contract'
import { percentIf } from '@plenara/domain/match'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { Chips } from '@plenara/ui/form/chips.tsx'
import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useId, useState } from 'react'
import type { ComparedAnswer } from './answer-comparison.ts'
import { type Trial, trialText } from './trial.ts'
import styles from './what-if.module.css'

export interface WhatIfProps {
  readonly answer: ComparedAnswer
  readonly contributions: MatchContributions
  /** Whether the question can be opened from here: the questionnaire shows the active election only. */
  readonly canAdopt: boolean
}

const WEIGHTS: readonly { readonly value: Weight; readonly label: string }[] = [
  { value: 0.5, label: 'questionnaire.weight.less' },
  { value: 1, label: 'questionnaire.weight.normal' },
  { value: 2, label: 'questionnaire.weight.more' },
]
/** The value of "no reply", because chips cannot have null. */
const NO_REPLY = -1

/** Tries another answer or weight: the percent changes at once, nothing is saved. */
export function WhatIf(props: WhatIfProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.whatIf} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>{t('candidate.whatIf')}</span>
        <span className="visually-hidden">{` ${props.answer.question.text}`}</span>
      </summary>
      {isOpen && <Attempt {...props} />}
    </details>
  )
}

function Attempt({ answer, contributions, canAdopt }: WhatIfProps) {
  const t = useText()
  const id = useId()
  const { question, contribution } = answer
  const now: Trial = { value: contribution.voterValue, weight: contribution.weight }
  const [trial, setTrial] = useState(now)
  const percent = percentIf(contributions, { questionId: question.id, ...trial })
  const result = trialText({ before: contributions.value, after: percent })
  const options = [...scales[question.type], { value: NO_REPLY, label: noReplyLabel(question.type) }]
  return (
    <div className={styles.trial}>
      <Chips
        legend={t('candidate.whatIf.answer')}
        kind="one"
        name={`${id}-answer`}
        chosen={[trial.value ?? NO_REPLY]}
        options={options.map(({ value, label }) => ({ value, label: t(label) }))}
        onToggle={(value) => setTrial({ ...trial, value: value === NO_REPLY ? null : value })}
      />
      {trial.value !== null && (
        <Chips
          legend={t('candidate.whatIf.weight')}
          kind="one"
          name={`${id}-weight`}
          chosen={[trial.weight]}
          options={WEIGHTS.map(({ value, label }) => ({ value, label: t(label) }))}
          onToggle={(weight) => setTrial({ ...trial, weight })}
        />
      )}
      <p role="status" className={`num ${styles.result}`}>
        {t(result.id, result.values)}
      </p>
      <p className={styles.note}>{t('candidate.whatIf.note')}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={() => setTrial(now)}>
          {t('candidate.whatIf.reset')}
        </Button>
        {canAdopt && (
          <ButtonLink size="small" kind="quiet" to={`/profile/questions/all?question=${question.id}`}>
            {t('candidate.whatIf.adopt')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
