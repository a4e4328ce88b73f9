import type { Category, Question, Response } from '@plenara/contract'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Dialog } from '../../components/dialog.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { useText } from '../../i18n/text.ts'
import { isAutoAdvanceOn, setAutoAdvance } from './auto-advance.ts'
import styles from './overview-dialog.module.css'

export interface OverviewDialogProps {
  readonly questions: readonly Question[]
  readonly categories: readonly Category[]
  readonly responses: readonly Response[]
  readonly onClose: () => void
}

/** All questions by topic with their state; a tap jumps to one. */
export function OverviewDialog({ questions, categories, responses, onClose }: OverviewDialogProps) {
  const t = useText()
  const [, setSearch] = useSearchParams()
  const [filter, setFilter] = useState<'all' | 'open'>('all')
  const [automatic, setAutomatic] = useState(isAutoAdvanceOn)
  const answered = new Map(responses.map(({ questionId, value }) => [questionId, value]))
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
                      <span lang={question.fallback?.text}>{question.text}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      <label className={styles.setting}>
        <input
          type="checkbox"
          checked={automatic}
          onChange={(event) => {
            setAutoAdvance(event.target.checked)
            setAutomatic(event.target.checked)
          }}
        />
        {t('questionnaire.autoAdvance')}
      </label>
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
