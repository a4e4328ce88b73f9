import type { Vote } from '@plenara/contract'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { Segmented } from '../../components/segmented.tsx'
import { useText } from '../../i18n/text.ts'
import { groupDecisions } from './decision-counts.ts'
import { DecisionTable } from './decision-table.tsx'
import { MemberList } from './member-list.tsx'
import { useVoteNames } from './use-vote-names.ts'
import styles from './vote.module.css'
import type { MemberDecision } from './vote-parts.ts'

const VIEWS = ['party', 'group', 'person'] as const

export interface VotedByProps {
  readonly vote: Vote
  readonly decisions: readonly MemberDecision[]
}

/** Who said what, by party, by group or person by person; the choice stands in the address [ROUTE-36]. */
export function VotedBy({ vote, decisions }: VotedByProps) {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const names = useVoteNames(vote)
  const parties = useMemo(() => groupDecisions(decisions, 'partyId'), [decisions])
  const groups = useMemo(() => groupDecisions(decisions, 'groupId'), [decisions])
  const hasGroups = groups.some(({ id }) => id !== null)
  const views = VIEWS.filter((view) => view !== 'group' || hasGroups)
  const view = views.find((known) => known === params.get('view')) ?? 'party'
  const choose = (next: (typeof VIEWS)[number]) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        changed.set('view', next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <section className={styles.section}>
      <h2>{t('votes.by.title')}</h2>
      <Segmented
        label={t('votes.by.label')}
        value={view}
        options={views.map((value) => ({ value, label: t(`votes.by.${value}`) }))}
        onChange={choose}
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
      {view === 'person' && <MemberList decisions={decisions} names={names} />}
    </section>
  )
}
