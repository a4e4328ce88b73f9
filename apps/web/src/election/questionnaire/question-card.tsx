import type { Category, Question, QuestionType, Response, Weight } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { AnswerScale } from '@plenara/ui/form/answer-scale.tsx'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { QuestionDialog } from '@plenara/ui/overlay/question-dialog.tsx'
import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight, IconChevronLeft, IconChevronRight, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { errorTextId } from '../../data/calls/error-text.ts'
import { SourceButton } from '../../shared/source/source-button.tsx'
import { COMING_MS } from './auto-advance.ts'
import { QuestionArc, type QuestionState } from './question-arc.tsx'
import styles from './question-card.module.css'
import { useAnswer } from './use-answer.ts'
import { WhyDialog } from './why-dialog.tsx'

export interface QuestionCardProps {
  readonly electionId: number
  readonly questions: readonly Question[]
  readonly responses: readonly Response[]
  readonly question: Question
  /** The answer to the previous question, if there is one. */
  readonly former: Response | undefined
  readonly category: Category | undefined
  /** The number of answers of the next goal. */
  readonly goal: number
  /** The elections in which the answer counts, below it. */
  readonly reach: ReactNode
  /** The result of the answers so far, above the foot. */
  readonly strip: ReactNode
  /** Whether enough candidates have answered for the adaptive order. */
  readonly isAdaptive: boolean
  /** Whether it follows another question: then it gets the focus. */
  readonly isFollowing: boolean
  /** Undefined without a previous question. */
  readonly onBack: (() => void) | undefined
  readonly onNext: () => void
  readonly onSkip: () => void
}

const weights: readonly { readonly value: `${Weight}`; readonly label: string }[] = [
  { value: '0.5', label: 'questionnaire.weight.less' },
  { value: '1', label: 'questionnaire.weight.normal' },
  { value: '2', label: 'questionnaire.weight.more' },
]

/** A question with its weight and its answers. A tap continues automatically once the answer is saved, keys never do. */
export function QuestionCard(props: QuestionCardProps) {
  const {
    electionId,
    questions,
    responses,
    question,
    former,
    category,
    goal,
    reach,
    strip,
    isAdaptive,
    isFollowing,
    onBack,
    onNext,
    onSkip,
  } = props
  const t = useText()
  const [info, setInfo] = useState(false)
  const [why, setWhy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFollowing) heading.current?.focus()
  }, [isFollowing])
  const response = responses.find(({ questionId }) => questionId === question.id)
  const answer = useAnswer({ electionId, questionId: question.id, response, onGoOn: onNext })
  const isComing = useComing(isFollowing)
  const hasInfo = question.info ?? question.pro ?? question.contra
  return (
    <div className={isComing ? `${styles.card} ${styles.coming}` : styles.card}>
      <QuestionArc {...arcOf(questions, responses, question.id)} goal={goal} total={questions.length} />
      <div className={styles.topic}>
        <p lang={question.fallback?.categoryId}>{category?.name}</p>
        <button type="button" onClick={() => setWhy(true)}>
          {t('outlook.why')}
        </button>
      </div>
      <h2 ref={heading} tabIndex={-1} className={`${styles.question} ${lengthOf(question.text)}`} lang={question.fallback?.text}>
        {question.text}
      </h2>
      {hasInfo !== null && (
        <button type="button" className={styles.more} onClick={() => setInfo(true)}>
          <IconInfoCircle size={20} aria-hidden />
          <span>{t('questionnaire.moreInformation')}</span>
          <IconChevronRight size={20} aria-hidden />
        </button>
      )}
      {hasInfo === null && (
        <div className={styles.more}>
          <SourceButton record={question} />
        </div>
      )}
      <div className={styles.weight} onPointerDown={answer.turnToWeight}>
        <p aria-hidden="true">{t('questionnaire.weight.mine')}</p>
        <Segmented
          label={t('questionnaire.weight.label')}
          value={String(answer.weight) as `${Weight}`}
          options={weights.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={(value) => answer.weigh(Number(value) as Weight)}
        />
      </div>
      <AnswerScale legend={question.text} {...scaleOf(question.type)} value={answer.value} onAnswer={answer.answer} />
      {reach}
      <p className={styles.saved} role="status">
        {answer.isPending ? (
          t('questionnaire.saving')
        ) : answer.isSaved ? (
          <SavedMark />
        ) : (
          <FormerAnswer questions={questions} former={former} />
        )}
      </p>
      <div className={strip ? `${styles.foot} ${styles.withStrip}` : styles.foot}>
        {strip}
        {answer.error && (
          <div className={styles.refused} role="alert">
            <p>{t('questionnaire.notSaved', { reason: t(errorTextId(answer.error)) })}</p>
            <Button size="small" onClick={answer.retry}>
              {t('questionnaire.saveAgain')}
            </Button>
          </div>
        )}
        <div className={styles.buttons}>
          <Button aria-label={t('questionnaire.previous')} disabled={!onBack} onClick={onBack}>
            <IconChevronLeft aria-hidden />
          </Button>
          {answer.value === undefined && (
            <Button kind="quiet" onClick={onSkip}>
              {t('questionnaire.skip')}
            </Button>
          )}
          <Button kind="primary" onClick={answer.goOn}>
            <span>{t('common.next')}</span> <IconArrowRight size={20} aria-hidden />
          </Button>
        </div>
      </div>
      {why && <WhyDialog isAdaptive={isAdaptive} onClose={() => setWhy(false)} />}
      {info && (
        <QuestionDialog question={question} onClose={() => setInfo(false)}>
          <SourceButton record={question} />
        </QuestionDialog>
      )}
    </div>
  )
}

/** The presentation and the labels of the answers of a type of question. */
function scaleOf(type: QuestionType) {
  return { options: scales[type], isRail: type === 'Slider-7', noReply: noReplyLabel(type) }
}

/** Whether the question is still animated after another one. */
function useComing(isFollowing: boolean): boolean {
  const [isComing, setComing] = useState(isFollowing)
  useEffect(() => {
    const timer = setTimeout(() => setComing(false), COMING_MS)
    return () => clearTimeout(timer)
  }, [])
  return isComing
}

/** Long questions have a smaller font, so that the answers keep their position. */
function lengthOf({ length }: string): string | undefined {
  if (length > 110) return styles.longest
  return length > 70 ? styles.long : undefined
}

function SavedMark() {
  const t = useText()
  return (
    <>
      <IconCircleCheck size={20} aria-hidden /> <span>{t('common.saved')}</span>
    </>
  )
}

/** The answer to the previous question, with a link to that question. */
function FormerAnswer({ questions, former }: Pick<QuestionCardProps, 'questions' | 'former'>) {
  const t = useText()
  const question = questions.find(({ id }) => id === former?.questionId)
  if (!former || !question) return null
  const label = scales[question.type].find(({ value }) => value === former.value)?.label ?? noReplyLabel(question.type)
  return <span>{t('questionnaire.former', { answer: t(label) })}</span>
}

/** The states of the arc, which fills from one side in any order: the answered questions, without the shown one. */
function arcOf(questions: readonly Question[], responses: readonly Response[], shownId: number) {
  const values = new Map(responses.map(({ questionId, value }) => [questionId, value]))
  const earlier = questions.filter(({ id }) => id !== shownId && values.has(id))
  return {
    answered: questions.filter(({ id }) => values.has(id)).length,
    states: earlier.map(({ id }): QuestionState => (values.get(id) === null ? 'noReply' : 'answered')),
  }
}
