import type { CantonCode, VotingDay, VotingDayProposal } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { type Cantons, useCantons } from '../shared/cantons/use-cantons.ts'
import type { DayPhase } from './day-phase.ts'
import { Proposal } from './proposal.tsx'
import styles from './voting-day.module.css'

export interface ProposalsProps {
  readonly day: VotingDay
  readonly phase: DayPhase
}

interface Group {
  /** Null for the Confederation. */
  readonly canton: CantonCode | null
  readonly proposals: readonly VotingDayProposal[]
}

/** All questions of a day: those of the Confederation, those of the own canton, then those of the others. */
export function Proposals({ day, phase }: ProposalsProps) {
  const t = useText()
  const cantons = useCantons()
  // Cantons are shown once their order is known, so that nothing moves.
  const shown = cantons.isPending ? day.proposals.filter(({ cantonCode }) => cantonCode === undefined) : day.proposals
  return groupsOf(shown, cantons).map(({ canton, proposals }) => (
    <section key={canton} className={styles.group}>
      <h2>
        {canton === null
          ? t('votingDay.federal', { n: proposals.length })
          : t('votingDay.cantonal', { canton: cantons.nameOf(canton), n: proposals.length })}
      </h2>
      <ol className={styles.proposals}>
        {proposals.map((proposal, index) => (
          <Proposal key={proposal.id} proposal={proposal} number={index + 1} phase={phase} cantons={cantons} />
        ))}
      </ol>
    </section>
  ))
}

function groupsOf(proposals: readonly VotingDayProposal[], { ownCanton, nameOf }: Cantons): Group[] {
  const cantons = [...new Set(proposals.map(({ cantonCode }) => cantonCode ?? null))]
  const rank = (canton: CantonCode | null) => (canton === null ? 0 : canton === ownCanton ? 1 : 2)
  return cantons
    .toSorted((a, b) => rank(a) - rank(b) || nameOf(a ?? 'ZH').localeCompare(nameOf(b ?? 'ZH'), 'de'))
    .map((canton) => ({ canton, proposals: proposals.filter(({ cantonCode }) => (cantonCode ?? null) === canton) }))
}
