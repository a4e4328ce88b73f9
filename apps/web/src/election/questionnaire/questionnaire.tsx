import type { AnswerTable, Category, Question, Response } from '@plenara/contract'
import { answeringRows, outlookOf } from '@plenara/domain/belief'
import { IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconLayoutGrid } from '@tabler/icons-react'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { matrixOf } from '../../data/queries/local-opinions.ts'
import { useIsGuest } from '../../data/session/local-account.ts'
import { later } from '../../platform/later.tsx'
import { whenIdle } from '../../platform/when-idle.ts'
import { TaskPage } from '../../shared/page/page.tsx'
import { Skeleton } from '../../shared/page/state-panel.tsx'
import { AnswerReach } from './carried/answer-reach.tsx'
import { CarriedSheet } from './carried/carried-sheet.tsx'
import { GuestNote } from './guest-note.tsx'
import { FIRST_RESULT, goalOf } from './milestones.ts'
import { OutlookStrip } from './outlook-strip.tsx'
import { OverviewDialog } from './overview-dialog.tsx'
import { QuestionCard } from './question-card.tsx'
import { useField } from './result/api.ts'
import { useQuestionPath } from './use-question-path.ts'

export interface QuestionnaireProps {
  readonly electionId: number
  readonly set: 'short' | 'all'
  /** The questions of the set. */
  readonly questions: readonly Question[]
  readonly allQuestions: readonly Question[]
  /** Undefined while they load. */
  readonly categories: readonly Category[] | undefined
  readonly responses: readonly Response[]
  /** Undefined if they cannot be loaded. */
  readonly answers: AnswerTable | undefined
  readonly answersError: unknown
  readonly onRetry: () => void
}

const Result = later(async () => (await import('./result/result.tsx')).Result)

/** The questions of a set with the result of the answers so far. */
export function Questionnaire(props: QuestionnaireProps) {
  const { electionId, set, questions, allQuestions, categories, responses, answers, answersError, onRetry } = props
  const t = useText()
  const isGuest = useIsGuest()
  const [overview, setOverview] = useState(false)
  const matrix = answers && matrixOf(answers)
  const outlook = useMemo(() => (matrix ? outlookOf(matrix, responses) : null), [matrix, responses])
  const isEstimated = outlook !== null
  const path = useQuestionPath({ electionId, questions, allQuestions, responses, matrix, isEstimated })
  const { question } = path
  const answered = responses.length
  useField(useIsResultNear(answered) ? electionId : 0)
  if (!question) {
    const candidateCount = matrix && answeringRows(matrix).length
    const result = { electionId, set, questions, allQuestions, responses, outlook, candidateCount, answersError, onRetry }
    return (
      <Suspense fallback={<ResultPending set={set} />}>
        <Result {...result} nextId={path.resume()} />
      </Suspense>
    )
  }
  return (
    <TaskPage
      title={t(`questionnaire.title.${set}`)}
      closeTo="/profile"
      aside={
        <IconButton label={t('questionnaire.overview')} onClick={() => setOverview(true)}>
          <IconLayoutGrid aria-hidden />
        </IconButton>
      }
    >
      {isGuest && answered === 0 && <GuestNote />}
      <QuestionCard
        key={question.id}
        electionId={electionId}
        questions={questions}
        responses={responses}
        question={question}
        former={path.former}
        category={categories?.find(({ id }) => id === question.categoryId)}
        goal={goalOf(answered, questions.length, isEstimated)}
        strip={
          answered >= FIRST_RESULT && (
            <OutlookStrip outlook={outlook} answered={answered} total={questions.length} onShow={path.showResult} />
          )
        }
        reach={
          <AnswerReach
            electionId={electionId}
            question={question}
            response={responses.find(({ questionId }) => questionId === question.id)}
          />
        }
        isAdaptive={isEstimated}
        isFollowing={path.isFollowing}
        onBack={path.back}
        onNext={path.next}
        onSkip={path.skip}
      />
      <CarriedSheet electionId={electionId} questions={questions} responses={responses} onShow={() => setOverview(true)} />
      {overview && (
        <OverviewDialog
          electionId={electionId}
          questions={questions}
          categories={categories ?? []}
          responses={responses}
          isAdaptive={isEstimated}
          onClose={() => setOverview(false)}
        />
      )}
    </TaskPage>
  )
}

/**
 * Whether to load the people and lists of the result: once it can be opened and the page is idle. Its code is loaded before, so that without a network
 * the number of candidates in question can still be shown.
 */
function useIsResultNear(answered: number): boolean {
  const [isNear, setNear] = useState(false)
  const isDue = answered >= FIRST_RESULT
  useEffect(() => whenIdle(() => void Result.load().catch(() => undefined)), [])
  useEffect(() => (isDue ? whenIdle(() => setNear(true)) : undefined), [isDue])
  return isNear
}

function ResultPending({ set }: { readonly set: 'short' | 'all' }) {
  const t = useText()
  return (
    <TaskPage title={t(`questionnaire.title.${set}`)} closeTo="/profile">
      <Skeleton rows={6} />
    </TaskPage>
  )
}
