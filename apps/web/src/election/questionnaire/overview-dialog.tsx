import type { Category, Question, Response } from '@plenara/contract'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { FromElection } from './carried/answer-reach.tsx'
import { CarrySwitch } from './carried/carry-switch.tsx'
import styles from './overview-dialog.module.css'
import { QuestionSettings } from './question-settings.tsx'

export interface OverviewDialogProps {
  readonly electionId: number
  readonly questions: readonly Question[]
  readonly categories: readonly Category[]
  readonly responses: readonly Response[]
  /** Whether enough candidates have answered for the adaptive order. */
  readonly isAdaptive: boolean
  readonly onClose: () => void
}

/** All questions by topic with their state; a tap jumps to one. */
export function OverviewDialog({ electionId, questions, categories, responses, isAdaptive, onClose }: OverviewDialogProps) {
  const t = useText()
  const [, setSearch] = useSearchParams()
  const [filter, setFilter] = useState<'all' | 'open'>('all')
  const answered = new Map(responses.map(({ questionId, value }) => [questionId, value]))
  const from = new Map(responses.map((response) => [response.questionId, response.from]))
  const open = questions.filter(({ id }) => !answered.has(id))
  const shown = filter === 'open' ? open : questions
  const jump = (id: number) => {
    setSearch({ question: String(id) })
    onClose()
  }
  return (
    <Dialog title={t('questionnaire.overview')} onClose={onClose}>
      <Segmented
        label={t('questionnaire.overview')}
        value={filter}
        options={[
          { value: 'all', label: t('questionnaire.filter.all'), count: questions.length },
          { value: 'open', label: t('questionnaire.filter.open'), count: open.length },
        ]}
        onChange={setFilter}
      />
      {categories
        .filter((category) => shown.some(({ categoryId }) => categoryId === category.id))
        .map((category) => (
          <section key={category.id} className={styles.category}>
            <h3>{category.name}</h3>
            <ul>
              {shown
                .filter(({ categoryId }) => categoryId === category.id)
                .map((question) => (
                  <li key={question.id}>
                    <button type="button" onClick={() => jump(question.id)}>
                      <StateMark value={answered.get(question.id)} />
                      <span>
                        <span lang={question.fallback?.text}>{question.text}</span> <FromElection eid={from.get(question.id) ?? 0} />
                      </span>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      <div className={styles.settings}>
        <CarrySwitch electionId={electionId} />
        <QuestionSettings isAdaptive={isAdaptive} />
      </div>
    </Dialog>
  )
}

function StateMark({ value }: { readonly value: number | null | undefined }) {
  const t = useText()
  if (value === undefined) return <span className={styles.mark} role="img" aria-label={t('questionnaire.state.open')} />
  const state = value === null ? 'noReply' : 'answered'
  return (
    <span className={`${styles.mark} ${styles[state]}`} role="img" aria-label={t(`questionnaire.state.${state}`)}>
      {value === null ? <IconMinus size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />}
    </span>
  )
}
