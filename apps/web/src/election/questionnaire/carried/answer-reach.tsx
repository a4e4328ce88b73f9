import type { Question, Response } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { setResponse } from '../../../data/commands/offline/set-response.ts'
import { useCommand } from '../../../data/commands/run-command.ts'
import { useElectionName, useSimilarAnswer } from './api.ts'
import styles from './carried.module.css'

export interface AnswerReachProps {
  readonly electionId: number
  readonly question: Question
  readonly response: Response | undefined
}

/** The elections in which an answer counts, with the switch that restricts it to this one; for an open question the answer to a similar question. */
export function AnswerReach({ electionId, question, response }: AnswerReachProps) {
  const t = useText()
  const { mutate, isPending } = useCommand(setResponse)
  const electionName = useElectionName()
  const similar = useSimilarAnswer(question, response === undefined)
  const { id: questionId, opinionId } = question
  const give = (answer: Pick<Response, 'value' | 'weight' | 'only'>) => {
    const { value, weight, only = false } = answer
    mutate({ eid: electionId, questionId, opinionId, value, weight, only, answeredAt: new Date().toISOString() })
  }
  if (similar) {
    const label = scales[similar.type].find(({ value }) => value === similar.value)?.label ?? noReplyLabel(similar.type)
    const [from = 0] = similar.elections
    return (
      <div className={styles.reach}>
        <p>{t('questionnaire.similar.text', { election: electionName(from) ?? '', answer: t(label) })}</p>
        <p className={styles.note}>{t('questionnaire.similar.wording', { text: similar.text })}</p>
        <Button size="small" disabled={isPending} onClick={() => give(similar)}>
          {t('questionnaire.similar.same')}
        </Button>
      </div>
    )
  }
  const from = response?.from
  if (!response || !(typeof from === 'number' || response.only)) return null
  return (
    <div className={styles.reach}>
      {typeof from === 'number' && <FromElection eid={from} />}
      {!response.only && <p>{t('questionnaire.only.all')}</p>}
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={response.only === true}
          disabled={isPending}
          onChange={(event) => give({ ...response, only: event.target.checked })}
        />
        <span>{t('questionnaire.only.label')}</span>
      </label>
    </div>
  )
}

/** The election where an answer was given. */
export function FromElection({ eid }: { readonly eid: number }) {
  const t = useText()
  const name = useElectionName()(eid)
  return name ? <span className={styles.from}>{t('questionnaire.carried.from', { election: name })}</span> : null
}
