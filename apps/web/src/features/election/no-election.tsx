import type { Election } from '@plenara/contract'
import { nextElectionDay } from '@plenara/domain'
import { Button, ButtonLink } from '../../components/button.tsx'
import { EmptyState } from '../../components/state-panel.tsx'
import { longDate } from '../../i18n/long-date.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { activateElection } from '../../lib/active-election.ts'
import { useNow } from '../../lib/use-now.ts'

/** Where the place, or the level, has no election: says so, names the next known day and leads on [ELECT-6]. */
export function NoElection({ elections }: { readonly elections: readonly Election[] }) {
  const t = useText()
  const language = useLanguage()
  const day = nextElectionDay(elections, useNow())
  const next = elections.find(({ electionDate }) => electionDate === day)
  const sentence = t(elections.length > 0 ? 'election.noneOnLevel' : 'election.none')
  const nextSentence = day ? ` ${t('election.nextKnown', { date: longDate(day, language) })}` : ''
  return (
    <div role="alert">
      <EmptyState
        text={`${sentence}${nextSentence}`}
        action={
          next ? (
            <Button kind="primary" onClick={() => activateElection(elections, next)}>
              {t('election.showElection', { election: next.name })}
            </Button>
          ) : (
            <ButtonLink to="/location?redirect=/election">{t('election.changePlace')}</ButtonLink>
          )
        }
      />
    </div>
  )
}
