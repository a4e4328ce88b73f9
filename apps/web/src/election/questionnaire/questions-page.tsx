import { questionsOfSet } from '@plenara/domain/journey'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useParams } from 'react-router'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { TaskPage } from '../../shared/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { useQuestionnaire } from './api.ts'
import { Questionnaire } from './questionnaire.tsx'

/** The questionnaire, one question at a time; the address has the question, without one it resumes at the first open one [ROUTE-16]. */
export function QuestionsPage() {
  const t = useText()
  const set = useParams().type === 'short' ? 'short' : 'all'
  const { election, isPending, error } = useActiveElection()
  const electionId = election?.id ?? 0
  const { questions, categories, responses, answers, isOrderPending } = useQuestionnaire(electionId)
  const shown = questionsOfSet(questions.data ?? [], set)
  // Loaded data stays, with an answer that waits in it, if loading it again fails.
  const failure = (election ? null : error) ?? (questions.data ? null : questions.error) ?? (responses.data ? null : responses.error)
  const loading = isPending || (election !== undefined && (!questions.data || !responses.data || isOrderPending))
  if (!failure && !loading && shown.length > 0) {
    return (
      <Questionnaire
        key={`${electionId}/${set}`}
        electionId={electionId}
        set={set}
        questions={shown}
        allQuestions={questions.data ?? []}
        categories={categories.data}
        responses={responses.data ?? []}
        answers={answers.data}
        answersError={answers.error}
        onRetry={() => void answers.refetch()}
      />
    )
  }
  return (
    <TaskPage title={t(`questionnaire.title.${set}`)} closeTo="/profile">
      {failure ? (
        <ErrorState error={failure} onRetry={() => void Promise.all([questions.refetch(), responses.refetch()])} />
      ) : loading ? (
        <Skeleton rows={6} />
      ) : (
        <EmptyState text={t('questionnaire.none')} action={<ButtonLink to="/election">{t('questionnaire.toElection')}</ButtonLink>} />
      )}
    </TaskPage>
  )
}
