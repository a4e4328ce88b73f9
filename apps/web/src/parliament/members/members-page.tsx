import type { Canton } from '@plenara/contract'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { Link, useSearchParams } from 'react-router'
import { useCall, useLookUp } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { Page } from '../../shared/page/page.tsx'
import { EmptyState, Skeleton } from '../../shared/page/state-panel.tsx'
import { CantonSelect } from '../shared/cantons/canton-select.tsx'
import { useVoterCanton } from '../shared/cantons/use-voter-canton.ts'
import { OfficialError, OfficialMissing } from '../shared/official-data.tsx'
import { CantonalBodies } from './cantonal-bodies.tsx'
import { LastSession } from './last-session.tsx'
import { MemberRows } from './member-rows.tsx'
import styles from './members.module.css'

const PLACE = '/location?redirect=/members'

/** The members who represent the voter, ordered by agreement; `?canton=` has the code of another canton. */
export function MembersPage() {
  const t = useText()
  const lang = useContentLanguage()
  const voter = useVoterCanton()
  const [params, setParams] = useSearchParams()
  const { error, refetch } = useLookUp('getCantons', { query: { lang } })
  const canton = voter.cantons.find(({ code }) => code === params.get('canton')) ?? voter.canton
  const isOwn = canton !== null && canton.id === voter.canton?.id
  const members = useCall('getCantonMembers', { params: { id: canton?.id ?? 0 }, query: { lang } }, canton !== null)
  const n = members.data?.length ?? 0
  const title = canton && !isOwn ? t('members.titleOf', { n, canton: canton.name }) : t('members.title', { n })
  const show = (code: string) => setParams(code === voter.canton?.code ? {} : { canton: code }, { replace: true, preventScrollReset: true })
  const failure = error ?? members.error
  if (voter.isPending || voter.cantons.length === 0 || (failure && !members.data)) {
    const retry = () => void Promise.all([refetch(), canton && members.refetch()])
    return (
      <Page title={title}>{failure ? <OfficialError error={failure} onRetry={retry} site="parliament" /> : <Skeleton rows={6} />}</Page>
    )
  }
  return (
    <Page title={title}>
      <div className={styles.layout}>
        <div className={styles.main}>
          {!voter.canton && (
            <EmptyState text={t('members.noPlace')} action={<ButtonLink to={PLACE}>{t('members.enterPlace')}</ButtonLink>} />
          )}
          <CantonChoice cantons={voter.cantons} canton={canton} hasPlace={voter.isOfPlace} onChange={show} />
          {canton && !members.data && <Skeleton rows={6} />}
          {canton && members.data?.length === 0 && <OfficialMissing text={t('members.none')} site="parliament" />}
          {canton && members.data && members.data.length > 0 && <MemberRows key={canton.id} canton={canton} members={members.data} />}
        </div>
        {canton && (
          <div className={styles.side}>
            <LastSession canton={canton} />
            <CantonalBodies key={canton.id} canton={canton} />
          </div>
        )}
      </div>
    </Page>
  )
}

interface CantonChoiceProps {
  readonly cantons: readonly Canton[]
  readonly canton: Canton | null
  readonly hasPlace: boolean
  readonly onChange: (code: string) => void
}

function CantonChoice({ cantons, canton, hasPlace, onChange }: CantonChoiceProps) {
  const t = useText()
  return (
    <div className={styles.place}>
      <CantonSelect label={t('members.canton')} cantons={cantons} canton={canton} onChange={(code) => code && onChange(code)} />
      {hasPlace && <Link to={PLACE}>{t('members.changePlace')}</Link>}
    </div>
  )
}
