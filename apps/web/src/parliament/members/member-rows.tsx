import type { Canton, CantonMember } from '@plenara/contract'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { useLookUp } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { EmptyState, ErrorState } from '../../shared/page/state-panel.tsx'
import { Counting } from '../shared/agreement/counting.tsx'
import { rememberCouncillors } from '../shared/councillor-order.ts'
import { useMemberAgreements } from '../shared/members/use-member-agreements.ts'
import { MemberRow } from './member-row.tsx'
import styles from './members.module.css'
import { orderedMembers } from './ordered-members.ts'
import { OutcomeLegend } from './outcome-row.tsx'

export interface MemberRowsProps {
  readonly canton: Canton
  readonly members: readonly CantonMember[]
}

/** The members of a canton, ordered by agreement once the user has decided a vote. */
export function MemberRows({ canton, members }: MemberRowsProps) {
  const t = useText()
  const lang = useContentLanguage()
  const isLocal = useIsLocalAccount()
  const { pathname, search } = useLocation()
  const { byMember, votes, error, retry } = useMemberAgreements(canton.id)
  const councils = useLookUp('getCouncils', { query: { lang } }).data
  const parties = useLookUp('getParliamentParties', { query: { lang } }).data
  const ordered = useMemo(() => (byMember ? orderedMembers(members, byMember) : members), [members, byMember])
  const hasShared = members.some(({ id }) => (byMember?.get(id)?.shared ?? 0) > 0)
  const remember = () =>
    rememberCouncillors(
      ordered.map(({ id }) => id),
      `${pathname}${search}`,
    )
  return (
    <>
      {error !== null && !byMember && <ErrorState error={error} onRetry={retry} />}
      {votes?.length === 0 && (
        <EmptyState text={t('agreement.empty')} action={<ButtonLink to="/members/votes">{t('members.ten.link')}</ButtonLink>} />
      )}
      <ul className={styles.rows}>
        {ordered.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            party={parties?.find(({ id }) => id === member.partyId)}
            council={councils?.find(({ id }) => id === member.councilId)}
            agreement={byMember?.get(member.id)}
            onOpen={remember}
          />
        ))}
      </ul>
      {hasShared && (
        <>
          <div className={styles.below}>
            <OutcomeLegend />
            <Link to="/members/votes">{t('members.ten.title')}</Link>
          </div>
          <Counting withBand />
        </>
      )}
      {isLocal && <p className={styles.note}>{t('members.onDevice')}</p>}
    </>
  )
}
