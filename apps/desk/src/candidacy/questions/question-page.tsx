import type { CandidacyOfPerson, Category, Question } from '@plenara/contract'
import { answerField } from '@plenara/domain/statements'
import { Button, IconButton } from '@plenara/ui/button.tsx'
import { AnswerScale } from '@plenara/ui/form/answer-scale.tsx'
import { QuestionDialog } from '@plenara/ui/overlay/question-dialog.tsx'
import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight, IconChevronLeft, IconInfoCircle, IconLayoutGrid, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useQuestionnaire } from '../../data/queries.ts'
import { type StatementSaving, useSaveQueue } from '../../data/use-save-queue.ts'
import { ErrorState, Loading } from '../../page/states.tsx'
import { Comment } from './comment.tsx'
import { CopiedNote } from './copied-note.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { Importance } from './importance.tsx'
import { PreparedNote } from './prepared-note.tsx'
import styles from './question-page.module.css'
import { frozenTextId } from '../shared/frozen-text.ts'
import { labelOf } from '../shared/label-of.ts'
import { NotStored, NotSaved, SaveState } from '../shared/save-state.tsx'

/** The maximum length of a question that is set in large type, in letters. */
const LONG = 70

export interface QuestionPageProps {
  readonly candidacy: CandidacyOfPerson
}

/** A question as voters see it, with its decision. A decision is saved at once, while the person continues. */
export function QuestionPage({ candidacy }: QuestionPageProps) {
  const t = useText()
  const navigate = useNavigate()
  const home = `/candidacy/${candidacy.id}`
  const { number } = useParams()
  const questionnaire = useQuestionnaire(candidacy.id)
  const saving = useSaveQueue(candidacy)
  return (
    <main id="content" className={styles.page}>
      {!questionnaire.data && <h1 className="visually-hidden">{t('questions.title', { n: Number(number) })}</h1>}
      <div className={styles.top}>
        <IconButton label={t('common.close')} onClick={() => navigate(home)}>
          <IconX aria-hidden />
        </IconButton>
        <SaveState saving={saving.saving} />
        <IconButton label={t('questions.all')} onClick={() => navigate(`${home}/question`)}>
          <IconLayoutGrid aria-hidden />
        </IconButton>
      </div>
      {questionnaire.error ? (
        <ErrorState error={questionnaire.error} onRetry={() => questionnaire.refetch()} />
      ) : questionnaire.data ? (
        <Card {...questionnaire.data} candidacy={candidacy} saving={saving} />
      ) : (
        <Loading rows={6} />
      )}
    </main>
  )
}

interface CardProps extends QuestionPageProps {
  readonly questions: readonly Question[]
  readonly categories: readonly Category[]
  readonly saving: StatementSaving
}

function Card({ candidacy, questions, categories, saving }: CardProps) {
  const t = useText()
  const number = Number(useParams().number)
  const question = questions[number - 1]
  if (!question) return <Navigate to={`/candidacy/${candidacy.id}/question`} replace />
  const category = categories.find(({ id }) => id === question.categoryId)
  return (
    <>
      <p className={styles.label}>
        <span>{t('questions.number', { n: number, total: questions.length })}</span>
        {category && <span lang={category.fallback?.name}>{category.name}</span>}
      </p>
      <Asked key={question.id} question={question} number={number} />
      {candidacy.isFrozen && <p className={styles.frozen}>{t(frozenTextId(candidacy))}</p>}
      <ConflictNote
        {...saving}
        field={answerField(question.id)}
        nameOf={(value) => t(labelOf(question.type, typeof value === 'number' ? value : null))}
      />
      <fieldset disabled={candidacy.isFrozen} className={styles.scale}>
        <legend className="visually-hidden">{t('questions.decision')}</legend>
        <AnswerScale
          legend={question.text}
          options={scales[question.type]}
          isRail={question.type === 'Slider-7'}
          noReply={noReplyLabel(question.type)}
          value={saving.decisionOn(question.id)}
          onAnswer={(value) => saving.queue.change(answerField(question.id), value)}
        />
      </fieldset>
      <CopiedNote candidacy={candidacy} question={question} saving={saving} />
      <PreparedNote candidacy={candidacy} question={question} saving={saving} />
      <Importance question={question} questions={questions} isFrozen={candidacy.isFrozen} saving={saving} />
      <Comment key={`comment-${question.id}`} question={question} isFrozen={candidacy.isFrozen} saving={saving} />
      <Foot
        candidacy={candidacy}
        number={number}
        total={questions.length}
        saving={saving}
        isOpen={saving.decisionOn(question.id) === undefined}
      />
    </>
  )
}

function Asked({ question, number }: { readonly question: Question; readonly number: number }) {
  const t = useText()
  const [isInfoOpen, setInfoOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    document.title = `${t('questions.title', { n: number })} – Plenara`
  }, [t, number])
  const hasInfo = question.info ?? question.pro ?? question.contra
  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        className={`${styles.question} ${question.text.length > LONG ? styles.long : ''}`}
        lang={question.fallback?.text}
      >
        {question.text}
      </h1>
      {hasInfo !== null && (
        <button type="button" className={styles.more} onClick={() => setInfoOpen(true)}>
          <IconInfoCircle size={20} aria-hidden />
          <span>{t('questionnaire.moreInformation')}</span>
        </button>
      )}
      {isInfoOpen && <QuestionDialog question={question} onClose={() => setInfoOpen(false)} />}
    </>
  )
}

interface FootProps extends QuestionPageProps {
  readonly number: number
  readonly total: number
  readonly saving: StatementSaving
  readonly isOpen: boolean
}

function Foot({ candidacy, number, total, saving, isOpen }: FootProps) {
  const t = useText()
  const navigate = useNavigate()
  const home = `/candidacy/${candidacy.id}`
  const goOn = () => navigate(number < total ? `${home}/question/${number + 1}` : home)
  const isSkipped = isOpen && !candidacy.isFrozen
  return (
    <div className={styles.foot}>
      <NotSaved saving={saving.saving} onRetry={saving.queue.flush} />
      <NotStored saving={saving.saving} />
      <div className={styles.buttons}>
        <Button aria-label={t('questions.previous')} disabled={number === 1} onClick={() => navigate(`${home}/question/${number - 1}`)}>
          <IconChevronLeft aria-hidden />
        </Button>
        {isSkipped && (
          <Button kind="quiet" onClick={goOn}>
            {t('questions.skip')}
          </Button>
        )}
        {!isSkipped && (
          <Button kind="primary" onClick={goOn}>
            <span>{t(number < total ? 'questions.next' : 'questions.finish')}</span> <IconArrowRight size={20} aria-hidden />
          </Button>
        )}
      </div>
    </div>
  )
}
