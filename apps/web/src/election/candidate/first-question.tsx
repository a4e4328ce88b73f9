import type { Question } from '@plenara/contract'
import { questionsOfSet } from '@plenara/domain/journey'
import { readAnswerTable } from '@plenara/domain/match'
import { Button } from '@plenara/ui/button.tsx'
import { scales } from '@plenara/ui/text/answer-scales.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo } from 'react'
import { errorTextId } from '../../data/calls/error-text.ts'
import { useLookUp } from '../../data/calls/query-client.ts'
import { setResponse } from '../../data/commands/offline/set-response.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { openQuestion } from '../shared/open-question.ts'
import styles from './candidate-detail.module.css'

export interface FirstQuestionProps {
  readonly electionId: number
  /** The questions of the whole questionnaire. */
  readonly questions: readonly Question[]
  /** Called when an answer is given, before it is saved. */
  readonly onAnswer: () => void
  /** Called when it is saved. */
  readonly onSaved: () => void
}

/** The first question of the questionnaire, answered in place. */
export function FirstQuestion({ electionId: eid, questions, onAnswer, onSaved }: FirstQuestionProps) {
  const t = useText()
  const { mutate, isPending, error } = useCommand(setResponse)
  const table = useLookUp('getCandidateAnswers', { params: { eid } })
  const question = useMemo(
    () => openQuestion(questionsOfSet(questions, 'short'), [], table.data && readAnswerTable(table.data)),
    [questions, table.data],
  )
  // The options of a slider have no labels to tap.
  if (table.isLoading || !question || question.type === 'Slider-7') return null
  const answer = (value: number) => {
    if (isPending) return
    onAnswer()
    const { id: questionId, opinionId } = question
    const opinion = opinionId === undefined ? {} : { opinionId }
    mutate({ eid, questionId, value, weight: 1, answeredAt: new Date().toISOString(), ...opinion }, { onSuccess: onSaved })
  }
  return (
    <fieldset className={styles.asked}>
      <legend className={styles.question} lang={question.fallback?.text}>
        {question.text}
      </legend>
      <div className={styles.choices}>
        {scales[question.type].map(({ value, label }) => (
          <Button key={value} aria-disabled={isPending} onClick={() => answer(value)}>
            {t(label)}
          </Button>
        ))}
      </div>
      {error && <p role="alert">{t('questionnaire.notSaved', { reason: t(errorTextId(error)) })}</p>}
    </fieldset>
  )
}
