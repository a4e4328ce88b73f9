import type { Election } from '@plenara/contract'
import { nextElectionDay } from '@plenara/domain/elections'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { activateElection } from '../../data/queries/active-election.ts'
import { useNow } from '../../platform/use-now.ts'
import { EmptyState } from '../../shared/page/state-panel.tsx'
import { NoElectionState } from '../shared/no-election-state.tsx'

/** For a place or level without an election: a message, the next known day and a link [ELECT-6]. */
export function NoElection({ elections }: { readonly elections: readonly Election[] }) {
  const t = useText()
  const language = useLanguage()
  const day = nextElectionDay(elections, useNow())
  const next = elections.find(({ electionDate }) => electionDate === day)
  const sentence = t(elections.length > 0 ? 'election.noneOnLevel' : 'election.none')
  const nextSentence = day ? ` ${t('election.nextKnown', { date: longDate(day, language) })}` : ''
  const text = `${sentence}${nextSentence}`
  return (
    <div role="alert">
      {next ? (
        <EmptyState
          text={text}
          action={
            <Button kind="primary" onClick={() => activateElection(elections, next)}>
              {t('election.showElection', { election: next.name })}
            </Button>
          }
        />
      ) : (
        <NoElectionState text={text} action={<ButtonLink to="/location?redirect=/election">{t('election.changePlace')}</ButtonLink>} />
      )}
    </div>
  )
}
