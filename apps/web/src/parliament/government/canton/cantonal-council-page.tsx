import type { CouncilWithMembers } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { Page } from '../../../shared/page/page.tsx'
import { Skeleton } from '../../../shared/page/state-panel.tsx'
import { OfficialError, OfficialMissing, type Site } from '../../shared/official-data.tsx'
import { membersOf, partyGroups } from '../council/member.ts'
import { MembersSection } from '../council/members-section.tsx'
import styles from './cantonal-council-page.module.css'

/** A council of a canton or commune with its members [ROUTE-37]. */
export function CantonalCouncilPage() {
  const t = useText()
  const lang = useContentLanguage()
  const id = Number(useParams().id)
  const { data, error, isPending, refetch } = useCall('getCantonalCouncil', { params: { id }, query: { lang } })
  const cantons = useCall('getCantons', { query: { lang } })
  const canton = cantons.data?.find((other) => other.id === data?.cantonId)
  const site: Site = canton?.code ?? 'people'
  const level = data?.level === 'communal' ? '&level=communal' : ''
  return (
    <Page title={data?.name ?? t('councils.council')}>
      {canton && (
        <p className={styles.back}>
          <Link to={`/canton?canton=${canton.code}${level}`}>{t('councils.backTo', { name: data?.municipality ?? canton.name })}</Link>
        </p>
      )}
      {error && <OfficialError error={error} onRetry={() => void refetch()} site={site} />}
      {isPending && <Skeleton rows={6} />}
      {data?.members.length === 0 && <OfficialMissing text={t('councils.missing')} site={site} />}
      {data && data.members.length > 0 && <Members key={data.id} council={data} />}
    </Page>
  )
}

const NO_CANTONS: ReadonlyMap<number, string> = new Map()

function Members({ council }: { readonly council: CouncilWithMembers }) {
  const t = useText()
  const { members, groupings } = useMemo(() => {
    const parties = new Map(council.parties.map((party) => [party.id, party]))
    const listed = membersOf(council.members, { parties, cantons: NO_CANTONS, officeOf: () => null })
    const byParty = { value: 'party', groups: partyGroups(listed, t('councils.noParty')) } as const
    // A government of five or seven members is not grouped by party.
    return { members: listed, groupings: council.type === 'executive' ? [] : [byParty] }
  }, [council, t])
  return (
    <MembersSection
      heading={t('councils.members')}
      council={council}
      members={members}
      groupings={groupings}
      personPath="/cantonal-councillor"
    />
  )
}
