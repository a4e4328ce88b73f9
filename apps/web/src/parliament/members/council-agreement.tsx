import type { Council } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { useCouncilAgreements } from '../shared/members/use-member-agreements.ts'
import { AgreementFigures } from './agreement-figures.tsx'
import { CantonalMemberRow } from './cantonal-member-row.tsx'
import styles from './members.module.css'
import { orderedMembers } from './ordered-members.ts'

const SHOWN = 5

/** The agreement of the user with the members of the parliament of a canton; a sentence if it has no recorded votes. */
export function CouncilAgreement({ council }: { readonly council: Council }) {
  const t = useText()
  const { byMember, recorded, error, retry } = useCouncilAgreements(council.id)
  const hasShared = [...(byMember?.values() ?? [])].some(({ shared }) => shared > 0)
  if (recorded === 0) return <p className={styles.note}>{t('members.council.noVotes')}</p>
  if (error !== null && !byMember) return <ErrorState error={error} onRetry={retry} />
  if (!byMember) return <Skeleton rows={2} />
  if (!hasShared) {
    return (
      <p className={styles.note}>
        <span>{t('members.council.notYet')}</span> <Link to={`/legislative/votes?council=${council.id}`}>{t('members.council.votes')}</Link>
      </p>
    )
  }
  return <Nearest council={council} byMember={byMember} />
}

interface NearestProps {
  readonly council: Council
  readonly byMember: NonNullable<ReturnType<typeof useCouncilAgreements>['byMember']>
}

/** The members with the highest agreement. */
function Nearest({ council: { id }, byMember }: NearestProps) {
  const t = useText()
  const { data, error, refetch } = useCall('getCantonalCouncil', { params: { id }, query: { lang: useContentLanguage() } })
  const nearest = useMemo(() => orderedMembers(data?.members ?? [], byMember).slice(0, SHOWN), [data, byMember])
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={SHOWN} />
  return (
    <>
      <p className={styles.note}>{t('members.council.nearest')}</p>
      <ul className={styles.rows}>
        {nearest.map((member) => {
          const agreement = byMember.get(member.id)
          return (
            <CantonalMemberRow key={member.id} member={member} parties={data.parties}>
              {agreement && agreement.shared > 0 && <AgreementFigures agreement={agreement} />}
            </CantonalMemberRow>
          )
        })}
      </ul>
    </>
  )
}
