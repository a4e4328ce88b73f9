import type { Category, Question, Response, Weight } from '@plenara/contract'
import { IconArrowRight, IconChevronLeft, IconChevronRight, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { errorTextId } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { announce } from '../../lib/announce.ts'
import { AnswerScale } from './answer-scale.tsx'
import { useSetResponse } from './api.ts'
import { advancesAlone } from './auto-advance.ts'
import { InfoDialog } from './info-dialog.tsx'
import { QuestionArc, type QuestionState } from './question-arc.tsx'
import styles from './question-card.module.css'

export interface QuestionCardProps {
  readonly electionId: number
  readonly questions: readonly Question[]
  readonly responses: readonly Response[]
  readonly index: number
  readonly question: Question
  readonly category: Category | undefined
  /** Shows the question at a place; beyond the last one the set is finished. */
  readonly onShow: (index: number) => void
}

const weights: readonly { readonly value: `${Weight}`; readonly label: string }[] = [
  { value: '0.5', label: 'questionnaire.weight.less' },
  { value: '1', label: 'questionnaire.weight.normal' },
  { value: '2', label: 'questionnaire.weight.more' },
]

/** One question with its answers. A tap goes on by itself after a moment, keys never do. */
export function QuestionCard({ electionId, questions, responses, index, question, category, onShow }: QuestionCardProps) {
  const t = useText()
  const [info, setInfo] = useState(false)
  const { save, isPending, error } = useSetResponse(electionId)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const response = responses.find(({ questionId }) => questionId === question.id)
  const weight: Weight = response?.weight ?? 1
  const answer = (value: number | null) => {
    clearTimeout(timer.current)
    save({ questionId: question.id, value, weight }, () => announce(t('common.saved')))
    if (advancesAlone()) timer.current = setTimeout(() => onShow(index + 1), 450)
  }
  const hasInfo = question.info ?? question.pro ?? question.contra
  return (
    <div className={styles.card}>
      <QuestionArc
        states={statesOf(questions, responses)}
        current={index}
        label={t('questionnaire.ofQuestions', { count: questions.length })}
      />
      <p className={styles.category} lang={question.fallback?.categoryId}>
        {category?.name}
      </p>
      <h2 className={styles.question} lang={question.fallback?.text}>
        {question.text}
      </h2>
      {hasInfo !== null && (
        <button type="button" className={styles.more} onClick={() => setInfo(true)}>
          <IconInfoCircle size={20} aria-hidden />
          <span>{t('questionnaire.moreInformation')}</span>
          <IconChevronRight size={20} aria-hidden />
        </button>
      )}
      <AnswerScale question={question} value={response?.value} onAnswer={answer} />
      {typeof response?.value === 'number' && (
        <div className={styles.weight}>
          <p id="weight-label">{t('questionnaire.weight.label')}</p>
          <Segmented
            label={t('questionnaire.weight.label')}
            value={String(weight) as `${Weight}`}
            options={weights.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={(value) => save({ questionId: question.id, value: response.value, weight: Number(value) as Weight })}
          />
        </div>
      )}
      <p className={styles.saved} role="status">
        {error ? t(errorTextId(error)) : isPending ? t('questionnaire.saving') : response ? <SavedMark /> : ''}
      </p>
      <div className={styles.foot}>
        <Button aria-label={t('questionnaire.previous')} disabled={index === 0} onClick={() => onShow(index - 1)}>
          <IconChevronLeft aria-hidden />
        </Button>
        {!response && (
          <Button kind="quiet" onClick={() => onShow(index + 1)}>
            {t('questionnaire.skip')}
          </Button>
        )}
        <Button kind="primary" onClick={() => onShow(index + 1)}>
          {t('common.next')} <IconArrowRight size={20} aria-hidden />
        </Button>
      </div>
      {info && <InfoDialog question={question} onClose={() => setInfo(false)} />}
    </div>
  )
}

function SavedMark() {
  const t = useText()
  return (
    <>
      <IconCircleCheck size={20} aria-hidden /> {t('common.saved')}
    </>
  )
}

function statesOf(questions: readonly Question[], responses: readonly Response[]): QuestionState[] {
  const values = new Map(responses.map(({ questionId, value }) => [questionId, value]))
  return questions.map(({ id }) => (values.has(id) ? (values.get(id) === null ? 'noReply' : 'answered') : 'open'))
}
