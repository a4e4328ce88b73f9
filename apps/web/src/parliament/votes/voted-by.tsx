import { PlainLinks } from '@plenara/ui/form/plain-links.tsx'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo } from 'react'
import { useAddressFilters } from '../../platform/address-filters.ts'
import { DetailSection } from '../shared/detail-page/detail-columns.tsx'
import { groupDecisions } from './decision-counts.ts'
import { DecisionTable } from './decision-table.tsx'
import { memberFilters, VIEWS } from './member-filters.ts'
import { MemberList } from './member-list.tsx'
import type { VoteNames } from './use-vote-names.ts'
import type { MemberDecision } from './vote-parts.ts'

export interface VotedByProps {
  readonly names: VoteNames
  readonly decisions: readonly MemberDecision[]
}

/** The decisions by party, group or person; the choice is in the address [ROUTE-36]. */
export function VotedBy({ names, decisions }: VotedByProps) {
  const t = useText()
  const [filters, change] = useAddressFilters(memberFilters)
  const parties = useMemo(() => groupDecisions(decisions, 'partyId'), [decisions])
  const groups = useMemo(() => groupDecisions(decisions, 'groupId'), [decisions])
  const hasGroups = groups.some(({ id }) => id !== null)
  const views = VIEWS.filter((view) => view !== 'group' || hasGroups)
  const view = views.includes(filters.view) ? filters.view : 'party'
  const options = views.map((value) => ({ value, label: t(`votes.by.${value}`) }))
  return (
    <DetailSection title={t('votes.by.title')}>
      <PlainLinks label={t('votes.by.label')} name="view" value={view} options={options} />
      <Segmented label={t('votes.by.label')} value={view} options={options} onChange={(next) => change({ view: next })} />
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
