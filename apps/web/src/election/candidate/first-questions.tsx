import type { Election } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLookUp } from '../../data/calls/query-client.ts'
import { activateElection, useActiveElection } from '../../data/queries/active-election.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { FIRST_QUESTION } from '../../data/session/entry.ts'
import { useUserId } from '../../data/session/session.ts'
import styles from './candidate-detail.module.css'

const FirstQuestion = lazy(async () => ({ default: (await import('./first-question.tsx')).FirstQuestion }))

/** For a voter without answers in this election: how to find out the match, with the first question. */
export function FirstQuestions({ election }: { readonly election: Election }) {
  const t = useText()
  const navigate = useNavigate()
  const id = useUserId()
  const lang = useContentLanguage()
  const { elections } = useActiveElection()
  const place = { params: { eid: election.id } }
  const questions = useLookUp('getQuestions', { ...place, query: { lang } })
  const responses = useLookUp('getResponses', { params: { id, eid: election.id } })
  const isOfUser = elections.some((other) => other.id === election.id)
  // The answer is shown at once, but not saved yet.
  const [hasAnswered, setAnswered] = useState(false)
  if (!isOfUser || !questions.data?.some(({ isShort }) => isShort) || (responses.data?.length !== 0 && !hasAnswered)) return null
  const begin = () => {
    activateElection(elections, election)
    void navigate(FIRST_QUESTION)
  }
  return (
    <section className={styles.first}>
      <h2>{t('candidate.first.question')}</h2>
      <Suspense fallback={null}>
        <FirstQuestion electionId={election.id} questions={questions.data} onAnswer={() => setAnswered(true)} onSaved={begin} />
      </Suspense>
      <Button kind="quiet" onClick={begin}>
        <span>{t('candidate.first.begin')}</span> <IconArrowRight size={20} aria-hidden />
      </Button>
    </section>
  )
}
