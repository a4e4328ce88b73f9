import type { Vote } from '@plenara/contract'
import { useMemo } from 'react'
import { DetailSection } from '../../components/detail-page/detail-columns.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { useText } from '../../i18n/text.ts'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { groupDecisions } from './decision-counts.ts'
import { DecisionTable } from './decision-table.tsx'
import { memberFilters, VIEWS } from './member-filters.ts'
import { MemberList } from './member-list.tsx'
import { useVoteNames } from './use-vote-names.ts'
import type { MemberDecision } from './vote-parts.ts'

export interface VotedByProps {
  readonly vote: Vote
  readonly decisions: readonly MemberDecision[]
}

/** Who said what, by party, by group or person by person; the choice stands in the address [ROUTE-36]. */
export function VotedBy({ vote, decisions }: VotedByProps) {
  const t = useText()
  const [filters, change] = useAddressFilters(memberFilters)
  const names = useVoteNames(vote)
  const parties = useMemo(() => groupDecisions(decisions, 'partyId'), [decisions])
  const groups = useMemo(() => groupDecisions(decisions, 'groupId'), [decisions])
  const hasGroups = groups.some(({ id }) => id !== null)
  const views = VIEWS.filter((view) => view !== 'group' || hasGroups)
  const view = views.includes(filters.view) ? filters.view : 'party'
  return (
    <DetailSection title={t('votes.by.title')}>
      <Segmented
        label={t('votes.by.label')}
        value={view}
        options={views.map((value) => ({ value, label: t(`votes.by.${value}`) }))}
        onChange={(next) => change({ view: next })}
      />
      {view === 'party' && (
        <DecisionTable
          rows={parties}
          head={t('votes.by.party')}
          nameOf={(id) => names.parties.get(id)}
          without={t('votes.by.noParty')}
          other={t('votes.by.otherParty')}
        />
      )}
      {view === 'group' && (
        <DecisionTable
          rows={groups}
          head={t('votes.by.group')}
          nameOf={(id) => names.groups.get(id)}
          without={t('votes.by.noGroup')}
          other={t('votes.by.otherGroup')}
        />
      )}
      {view === 'person' && <MemberList decisions={decisions} names={names} filters={filters} onChange={change} />}
    </DetailSection>
  )
}
