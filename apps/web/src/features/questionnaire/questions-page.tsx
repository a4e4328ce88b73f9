import type { Category, Question, Response } from '@plenara/contract'
import { nextOpenQuestion, questionsOfSet } from '@plenara/domain'
import { IconLayoutGrid } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ButtonLink, IconButton } from '../../components/button.tsx'
import { TaskPage } from '../../components/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { useActiveElection } from '../../lib/active-election.ts'
import { useLocalPercents } from '../../lib/local-opinions.ts'
import { useQuestionnaire } from './api.ts'
import { OverviewDialog } from './overview-dialog.tsx'
import { QuestionCard } from './question-card.tsx'
import { SetFinished } from './set-finished.tsx'

/** The questionnaire, one question at a time; the address names the question, without one it resumes at the first open one [ROUTE-16]. */
export function QuestionsPage() {
  const t = useText()
  const set = useParams().type === 'short' ? 'short' : 'all'
  const [overview, setOverview] = useState(false)
  const { election, isPending, error } = useActiveElection()
  const electionId = election?.id ?? 0
  const { questions, categories, responses } = useQuestionnaire(electionId)
  useLocalPercents(electionId)
  const shown = questionsOfSet(questions.data ?? [], set)
  const failure = error ?? questions.error ?? responses.error
  const loading = isPending || (election !== undefined && (questions.isPending || responses.isPending))
  return (
    <TaskPage
      title={t(`questionnaire.title.${set}`)}
      closeTo="/profile"
      aside={
        shown.length > 0 && (
          <IconButton label={t('questionnaire.overview')} onClick={() => setOverview(true)}>
            <IconLayoutGrid aria-hidden />
          </IconButton>
        )
      }
    >
      {failure ? (
        <ErrorState error={failure} onRetry={() => void Promise.all([questions.refetch(), responses.refetch()])} />
      ) : loading ? (
        <Skeleton rows={6} />
      ) : shown.length === 0 ? (
        <EmptyState text={t('questionnaire.none')} action={<ButtonLink to="/election">{t('questionnaire.toElection')}</ButtonLink>} />
      ) : (
        <Questions electionId={electionId} questions={shown} categories={categories.data} responses={responses.data ?? []} set={set} />
      )}
      {overview && (
        <OverviewDialog
          questions={shown}
          categories={categories.data ?? []}
          responses={responses.data ?? []}
          onClose={() => setOverview(false)}
        />
      )}
    </TaskPage>
  )
}

interface QuestionsProps {
  readonly electionId: number
  /** Undefined while they load. */
  readonly categories: readonly Category[] | undefined
  readonly questions: readonly Question[]
  readonly responses: readonly Response[]
  readonly set: 'short' | 'all'
}

function Questions({ electionId, questions, categories, responses, set }: QuestionsProps) {
  const [search, setSearch] = useSearchParams()
  const [resumed] = useState(() => nextOpenQuestion(questions, responses)?.id)
  const asked = Number(search.get('question')) || resumed
  const index = questions.findIndex((question) => question.id === asked)
  const question = questions[index]
  if (search.get('question') === 'finished' || !question) return <SetFinished set={set} questions={questions} responses={responses} />
  const show = (target: number) => {
    const next = questions[target]
    setSearch({ question: next ? String(next.id) : 'finished' })
  }
  return (
    <QuestionCard
      key={question.id}
      electionId={electionId}
      questions={questions}
      responses={responses}
      index={index}
      question={question}
      category={categories?.find(({ id }) => id === question.categoryId)}
      onShow={show}
    />
  )
}
