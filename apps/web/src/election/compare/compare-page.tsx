import type { Election } from '@plenara/contract'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useLookUp } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { Page } from '../../shared/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { PersonPicker } from '../shared/person-picker.tsx'
import { useChosen } from './api.ts'
import { chosenIn } from './chosen.ts'
import { ComparedPeople } from './compared-people.tsx'
import { Comparison } from './comparison.tsx'

/** Two candidates side by side with the user between them; their ids are in the address: `?with=12,7`. */
export function ComparePage() {
  const t = useText()
  const electionId = Number(useParams().electionId)
  const lang = useContentLanguage()
  const election = useLookUp('getElection', { params: { eid: electionId }, query: { lang } })
  return (
    <Page title={t('compare.title')}>
      {election.data ? (
        <Compared election={election.data} />
      ) : election.error ? (
        <ErrorState error={election.error} onRetry={() => void election.refetch()} />
      ) : (
        <Skeleton rows={5} />
      )}
    </Page>
  )
}

function Compared({ election }: { readonly election: Election }) {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const [place, setPlace] = useState<number | null>(null)
  const { chosen, isPending, error, retry } = useChosen(election, chosenIn(query.get('with')))
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (isPending) return <Skeleton rows={5} />
  const ids = chosen.map(({ id }) => id)
  const choose = (id: number) => {
    const next = place === 0 ? [id, ...ids.slice(1)] : [...ids.slice(0, 1), id]
    setQuery({ with: next.join(',') }, { replace: true })
    setPlace(null)
  }
  const [first, second] = chosen
  return (
    <>
      <ComparedPeople first={first} second={second} onChoose={setPlace} />
      {first && second ? (
        <Comparison key={ids.join()} election={election} first={first} second={second} />
      ) : (
        <EmptyState text={t(first ? 'compare.chooseSecond' : 'compare.chooseTwo')} />
      )}
      {place !== null && (
        <Dialog title={t('compare.choose')} onClose={() => setPlace(null)}>
          <PersonPicker electionId={election.id} without={ids} onChoose={(person) => choose(person.id)} />
        </Dialog>
      )}
    </>
  )
}
