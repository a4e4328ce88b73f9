import type { SeatedCouncil } from '@plenara/contract'
import { announce } from '@plenara/ui/announce.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { Skeleton } from '../../../shared/page/state-panel.tsx'
import { OfficialError, OfficialMissing } from '../../shared/official-data.tsx'
import { PowerPage } from '../power-page.tsx'
import { CouncilSwitch } from './council-switch.tsx'
import { MembersSection } from './members-section.tsx'
import { useFederalMembers } from './use-federal-members.ts'

/** The two chambers and both together: seats, parties, groups and persons [ROUTE-36]. `?council=` has the id of one. */
export function LegislativeCouncilPage() {
  const t = useText()
  const lang = useContentLanguage()
  const [params, setParams] = useSearchParams()
  const { data, error, isPending, refetch } = useCall('getCouncils', { query: { lang } })
  const councils = data?.filter(({ type }) => type === 'legislative') ?? []
  const council = councils.find(({ id }) => String(id) === params.get('council')) ?? councils[0]
  const choose = ({ id, name, seats }: SeatedCouncil) => {
    setParams({ council: String(id) }, { replace: true, preventScrollReset: true })
    announce(t('councils.shown', { name, seats: seats ?? 0 }))
  }
  return (
    <PowerPage power="legislative">
      {error && <OfficialError error={error} onRetry={() => void refetch()} site="parliament" />}
      {isPending && <Skeleton rows={6} />}
      {data && !council && <OfficialMissing text={t('councils.missing')} site="parliament" />}
      {council && (
        <>
          <CouncilSwitch councils={councils} council={council} onChange={choose} />
          <Members key={council.id} council={council} />
        </>
      )}
    </PowerPage>
  )
}

function Members({ council }: { readonly council: SeatedCouncil }) {
  const t = useText()
  const { members, groupings, isPending, error, retry } = useFederalMembers(council.id)
  if (error) return <OfficialError error={error} onRetry={retry} site="parliament" />
  if (isPending) return <Skeleton rows={6} />
  if (members.length === 0) return <OfficialMissing text={t('councils.missing')} site="parliament" />
  return <MembersSection heading={council.name} council={council} members={members} groupings={groupings} personPath="/councillor" />
}
