import type { VotingDayProposal } from '@plenara/contract'
import { languageTag } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { SourceButton } from '../../shared/source/source-button.tsx'
import { LateByCanton } from '../shared/cantons/late-by-canton.tsx'
import type { Cantons } from '../shared/cantons/use-cantons.ts'
import { MunicipalDetails } from '../shared/municipalities/municipal-details.tsx'
import { OfficialSite } from '../shared/official-data.tsx'
import { RecommendationMark } from '../shared/votes/recommendation-mark.tsx'
import { VoteKind } from '../shared/votes/vote-kind.tsx'
import type { DayPhase } from './day-phase.ts'
import { ProposalCount } from './proposal-count.tsx'
import styles from './voting-day.module.css'

export interface ProposalProps {
  readonly proposal: VotingDayProposal
  readonly number: number
  readonly phase: DayPhase
  readonly cantons: Cantons
}

/** A question of the day: a sentence about it, its result, the recommendations. */
export function Proposal({ proposal, number, phase, cantons }: ProposalProps) {
  const t = useText()
  const { id, title, kind, fallback, cantonCode, doubleMajority, result } = proposal
  return (
    <li className={styles.proposal}>
      <span className={`num ${styles.number}`} aria-hidden="true">
        {number}
      </span>
      <article className={styles.what}>
        <h3>
          <Link to={`/legislative/votes/${id}`} lang={fallback?.title && languageTag(fallback.title)}>
            {title}
          </Link>
        </h3>
        <Summary proposal={proposal} />
        {result && <ProposalCount proposal={proposal} result={result} cantons={cantons} />}
        {!result && phase !== 'ahead' && cantonCode && (
          <p>
            <OfficialSite site={cantonCode} />
          </p>
        )}
        <p className={styles.kind}>
          {kind && <VoteKind kind={kind} />}
          {kind !== 'tie-break' && doubleMajority !== null && (
            <span>{t(doubleMajority ? 'votingDay.needs.both' : 'votingDay.needs.people')}</span>
          )}
        </p>
        <Positions proposal={proposal} />
        {result && result.cantons.length > 0 && <Cantonal proposal={proposal} />}
        {result?.hasMunicipalities && (
          <MunicipalDetails
            className={styles.cantonal}
            vote={{ id, isCounting: phase === 'counting' && !result.final }}
            cantons={result.cantons}
            isTieBreak={kind === 'tie-break'}
          />
        )}
        <SourceButton record={proposal} />
      </article>
    </li>
  )
}

/** The sentence of the official explanations, else the full title if the heading is a short one. */
function Summary({ proposal: { summary, subject, fallback } }: Pick<ProposalProps, 'proposal'>) {
  if (summary) return <p lang={languageTag(summary.language)}>{summary.text}</p>
  return subject && <p lang={fallback?.subject && languageTag(fallback.subject)}>{subject}</p>
}

function Positions({ proposal: { positions } }: Pick<ProposalProps, 'proposal'>) {
  const t = useText()
  if (positions.length === 0) return null
  return (
    <dl className={styles.positions} aria-label={t('votes.recommendations.title')}>
      {positions.map(({ council, recommendation, yes, no }) => (
        <div key={council}>
          <dt>{t(`votes.council.${council}`)}</dt>
          <dd>
            <RecommendationMark recommendation={recommendation} />
            {yes !== null && no !== null && <small className="num">{t('votes.counts', { yes, no })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Cantonal({ proposal }: Pick<ProposalProps, 'proposal'>) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const byCanton = <LateByCanton cantons={proposal.result?.cantons ?? []} isTieBreak={proposal.kind === 'tie-break'} />
  return (
    <details className={styles.cantonal} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('votes.cantons.title')}</summary>
      {isOpen ? (
        byCanton
      ) : (
        // Without script nothing would react to its opening.
        <noscript>{byCanton}</noscript>
      )}
    </details>
  )
}
