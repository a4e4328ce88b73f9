import type { CandidacyOfPerson, Question } from '@plenara/contract'
import { isOnQuestion } from '@plenara/domain/statements'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useQuestionnaire } from '../../data/queries.ts'
import { type Decision, useSaveQueue } from '../../data/use-save-queue.ts'
import { ErrorState, Loading } from '../../page/states.tsx'
import { useArrival } from '../../page/use-arrival.ts'
import { labelOf } from '../shared/label-of.ts'
import { Unsaved } from '../shared/save-state.tsx'
import styles from './overview-page.module.css'

/** All questions by topic with their decisions, as links to their pages. */
export function OverviewPage({ candidacy }: { readonly candidacy: CandidacyOfPerson }) {
  const t = useText()
  const heading = useArrival(t('questions.all'))
  const questionnaire = useQuestionnaire(candidacy.id)
  const { decisionOn, isImportant, saving, queue } = useSaveQueue(candidacy)
  const [filter, setFilter] = useState<'all' | 'open'>('all')
  const { questions = [], categories = [] } = questionnaire.data ?? {}
  const open = questions.filter(({ id }) => decisionOn(id) === undefined)
  const shown = filter === 'open' ? open : questions
  return (
    <main id="content" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('questions.all')}
      </h1>
      <Unsaved saving={saving} onRetry={queue.flush} />
      {questionnaire.error && <ErrorState error={questionnaire.error} onRetry={() => questionnaire.refetch()} />}
      {questionnaire.isPending && <Loading rows={8} />}
      {questions.length > 0 && (
        <Segmented
          label={t('questions.all')}
          value={filter}
          options={[
            { value: 'all', label: t('questions.filter.all'), count: questions.length },
            { value: 'open', label: t('questions.filter.open'), count: open.length },
          ]}
          onChange={setFilter}
        />
      )}
      {questionnaire.data && shown.length === 0 && <p className={styles.none}>{t('questions.noneOpen')}</p>}
      {categories
        .filter(({ id }) => shown.some(({ categoryId }) => categoryId === id))
        .map((category) => (
          <section key={category.id} className={styles.category}>
            <h2 lang={category.fallback?.name}>{category.name}</h2>
            <ul>
              {shown
                .filter(({ categoryId }) => categoryId === category.id)
                .map((question) => (
                  <Row
                    key={question.id}
                    question={question}
                    number={questions.indexOf(question) + 1}
                    value={decisionOn(question.id)}
                    isImportant={isImportant(question.id)}
                    isCopied={candidacy.copied.includes(question.id)}
                    isPrepared={candidacy.prepared.some(({ field, isSeen }) => !isSeen && isOnQuestion(field, question.id))}
                  />
                ))}
            </ul>
          </section>
        ))}
    </main>
  )
}

interface RowProps {
  readonly question: Question
  readonly number: number
  readonly value: Decision | undefined
  readonly isImportant: boolean
  /** Copied from another candidacy, and not checked since. */
  readonly isCopied: boolean
  /** Written by a secretariat, and not checked since. */
  readonly isPrepared: boolean
}

function Row({ question, number, value, isImportant, isCopied, isPrepared }: RowProps) {
  const t = useText()
  return (
    <li>
      <Link to={String(number)}>
        <StateMark value={value} />
        <span className={styles.words}>
          <span lang={question.fallback?.text}>{question.text}</span>
          <b>{t(value === undefined ? 'questions.open' : labelOf(question.type, value))}</b>
          {isImportant && <b>{t('questions.important')}</b>}
          {isCopied && <b>{t('questions.copied.short')}</b>}
          {isPrepared && <b>{t('preparation.short')}</b>}
        </span>
      </Link>
    </li>
  )
}

function StateMark({ value }: Pick<RowProps, 'value'>) {
  if (value === undefined) return <span className={styles.mark} aria-hidden="true" />
  return (
    <span className={`${styles.mark} ${value === null ? styles.noReply : styles.decided}`} aria-hidden="true">
      {value === null ? <IconMinus size={16} /> : <IconCheck size={16} />}
    </span>
  )
}
