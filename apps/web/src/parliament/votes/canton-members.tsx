import type { Canton } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useLookUp } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { Skeleton } from '../../shared/page/state-panel.tsx'
import { Portrait } from '../../shared/person/portrait.tsx'
import { CantonSelect } from '../shared/cantons/canton-select.tsx'
import { rememberCanton } from '../shared/cantons/remembered-canton.ts'
import type { VoterCanton } from '../shared/cantons/use-voter-canton.ts'
import { rememberCouncillors } from '../shared/councillor-order.ts'
import { DetailSection } from '../shared/detail-page/detail-columns.tsx'
import { DecisionMark } from '../shared/votes/decision-mark.tsx'
import { ofCanton } from './canton-first.ts'
import styles from './canton-members.module.css'
import { PartyOf } from './party-of.tsx'
import type { VoteNames } from './use-vote-names.ts'
import type { MemberDecision } from './vote-parts.ts'

/** Further members are shown by a button. */
const SHOWN = 8

export interface CantonMembersProps {
  readonly decisions: readonly MemberDecision[]
  readonly names: VoteNames
  readonly voter: VoterCanton
}

/** The decisions of the members of the voter's canton; without a known place the voter chooses one [SCREEN-18]. */
export function CantonMembers({ decisions, names, voter: { canton, isOfPlace, isPending, cantons } }: CantonMembersProps) {
  const t = useText()
  const members = useMemo(() => (canton ? ofCanton(decisions, canton.code) : []), [decisions, canton])
  const title = canton ? t('votes.canton.title', { n: members.length, canton: canton.name }) : t('votes.canton.question')
  return (
    <DetailSection title={title}>
      {isPending && <Skeleton rows={3} />}
      {!isOfPlace && !isPending && (
        <CantonSelect label={t('votes.canton.label')} cantons={cantons} canton={canton} canBeNone onChange={rememberCanton} />
      )}
      {canton && members.length > 0 && <Members key={canton.code} canton={canton} members={members} names={names} />}
      {isOfPlace && (
        <Link to="/members" className={styles.all}>
          {t('members.name')}
        </Link>
      )}
    </DetailSection>
  )
}

interface MembersProps {
  readonly canton: Canton
  readonly members: readonly MemberDecision[]
  readonly names: VoteNames
}

function Members({ canton, members, names }: MembersProps) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const present = useLookUp('getCantonMembers', { params: { id: canton.id }, query: { lang: useContentLanguage() } })
  const portraits = useMemo(() => new Map(present.data?.map(({ id, portraitUrl }) => [id, portraitUrl])), [present.data])
  const shown = isWhole ? members : members.slice(0, SHOWN)
  const remember = () =>
    rememberCouncillors(
      members.map(({ councillor }) => councillor.id),
      location.pathname,
    )
  return (
    <>
      <ul className={styles.list}>
        {shown.map(({ councillor, decision }) => (
          <li key={councillor.id} className={styles.member}>
            <Portrait person={{ ...councillor, portrait: portraits.get(councillor.id) ?? null }} />
            <div className={styles.who}>
              <Link to={names.pathOf(councillor.id)} onClick={remember}>
                {`${councillor.firstName} ${councillor.lastName}`}
              </Link>
              <PartyOf party={names.parties.get(councillor.partyId ?? 0)} />
            </div>
            <DecisionMark decision={decision} />
          </li>
        ))}
      </ul>
      {shown.length < members.length && <Button onClick={() => setWhole(true)}>{t('votes.canton.all', { n: members.length })}</Button>}
    </>
  )
}
