import { fitsSearch, foldQuery } from '@plenara/domain/text-and-time'
import { Chips } from '@plenara/ui/form/chips.tsx'
import { DebouncedSearch } from '@plenara/ui/form/debounced-search.tsx'
import { PlainForm, PlainSubmit } from '@plenara/ui/form/plain-form.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../shared/page/state-panel.tsx'
import { rememberCouncillors } from '../shared/councillor-order.ts'
import { DecisionMark } from '../shared/votes/decision-mark.tsx'
import { countDecisions, DECISION_ORDER } from './decision-counts.ts'
import type { MemberFilters } from './member-filters.ts'
import styles from './member-list.module.css'
import { PartyOf } from './party-of.tsx'
import type { VoteNames } from './use-vote-names.ts'
import type { MemberDecision } from './vote-parts.ts'

const VIEW = ['view']

export interface MemberListProps {
  readonly decisions: readonly MemberDecision[]
  readonly names: VoteNames
  readonly filters: MemberFilters
  readonly onChange: (change: Partial<MemberFilters>) => void
}

/** All members with their decisions, searched by name, party or canton, and filtered by decision [SCREEN-18]. */
export function MemberList({ decisions, names, filters, onChange }: MemberListProps) {
  const t = useText()
  const counts = useMemo(() => countDecisions(decisions), [decisions])
  const found = useMemo(() => searchMembers(decisions, filters, names), [decisions, filters, names])
  const remember = () =>
    rememberCouncillors(
      found.map(({ councillor }) => councillor.id),
      `${location.pathname}${location.search}`,
    )
  return (
    <div className={styles.members}>
      <PlainForm keep={VIEW} className={styles.members}>
        <DebouncedSearch label="votes.members.search" name="q" value={filters.search} onSearch={(search) => onChange({ search })} />
        <Chips
          legend={t('votes.members.filter')}
          kind="one"
          name="decision"
          chosen={[filters.decision ?? 'all']}
          options={[
            { value: 'all', label: t('votes.members.all'), count: decisions.length },
            ...DECISION_ORDER.filter((decision) => counts[decision] > 0).map((decision) => ({
              value: decision,
              label: t(`votes.decision.${decision}`),
              count: counts[decision],
            })),
          ]}
          onToggle={(value) => onChange({ decision: value === 'all' ? null : value })}
        />
        <PlainSubmit />
      </PlainForm>
      <p role="status" className={styles.found}>
        {t('votes.members.found', { n: found.length })}
      </p>
      {found.length === 0 && <EmptyState text={t('votes.members.none')} />}
      <ul className={styles.list}>
        {found.map((member) => (
          <Member key={member.councillor.id} member={member} names={names} onLeave={remember} />
        ))}
      </ul>
    </div>
  )
}

interface MemberProps {
  readonly member: MemberDecision
  readonly names: VoteNames
  readonly onLeave: () => void
}

function Member({ member: { councillor, decision }, names, onLeave }: MemberProps) {
  const party = councillor.partyId === null ? undefined : names.parties.get(councillor.partyId)
  const canton = councillor.cantonCode && (names.cantons.get(councillor.cantonCode) ?? councillor.cantonCode)
  return (
    <li className={styles.member}>
      <div className={styles.name}>
        <Link to={names.pathOf(councillor.id)} onClick={onLeave}>
          {`${councillor.lastName} ${councillor.firstName}`}
        </Link>
        <p className={styles.meta}>
          <PartyOf party={party} />
          {!names.isCantonal && canton && <span>{canton}</span>}
        </p>
      </div>
      <DecisionMark decision={decision} />
    </li>
  )
}

function searchMembers(
  decisions: readonly MemberDecision[],
  { search, decision: wanted }: MemberFilters,
  names: VoteNames,
): readonly MemberDecision[] {
  const words = foldQuery(search)
  return decisions.filter(({ councillor, decision }) => {
    if (wanted !== null && decision !== wanted) return false
    const { firstName, lastName, partyId, cantonCode } = councillor
    const party = partyId === null ? null : (names.parties.get(partyId)?.name ?? null)
    return fitsSearch(words, [firstName, lastName, party, cantonCode, names.cantons.get(cantonCode ?? '') ?? null])
  })
}
