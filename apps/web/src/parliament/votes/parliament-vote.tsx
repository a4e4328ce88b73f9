import type { Vote } from '@plenara/contract'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useVoterCanton } from '../shared/cantons/use-voter-canton.ts'
import { DetailColumn, DetailColumns, DetailSection } from '../shared/detail-page/detail-columns.tsx'
import { OfficialSite } from '../shared/official-data.tsx'
import { OwnVote } from '../shared/votes/own-vote.tsx'
import { VoteBar } from '../shared/votes/vote-bar.tsx'
import { VoteResultLine } from '../shared/votes/vote-result-line.tsx'
import { cantonFirst } from './canton-first.ts'
import { CantonMembers } from './canton-members.tsx'
import { countDecisions, missingOf } from './decision-counts.ts'
import { ResultFigures } from './result-figures.tsx'
import { useVoteNames } from './use-vote-names.ts'
import styles from './vote.module.css'
import type { MemberDecision, ParliamentPart } from './vote-parts.ts'
import { VotedBy } from './voted-by.tsx'

export interface ParliamentVoteProps {
  readonly vote: Vote
  readonly parliament: ParliamentPart
}

/** A vote of a parliament: the result first, the user's opinion, the meaning of yes and no, and the decisions of members. */
export function ParliamentVote({ vote, parliament }: ParliamentVoteProps) {
  const t = useText()
  const counts = useMemo(() => countDecisions(parliament.decisions), [parliament.decisions])
  const { totals } = vote
  const isListed = parliament.decisions.length > 0
  return (
    <DetailColumns>
      <DetailColumn>
        {vote.subject && (
          <p className={styles.subject} lang={vote.fallback?.subject}>
            {vote.subject}
          </p>
        )}
        <VoteResultLine vote={vote} className={styles.result} />
        {totals && (
          <>
            <VoteBar yes={totals.yes} no={totals.no} abstain={totals.abstain} size="big" />
            <ResultFigures
              figures={(['yes', 'no', 'abstain'] as const).map((key) => ({
                key,
                label: t(`votes.decision.${key}`),
                value: String(totals[key]),
              }))}
            />
          </>
        )}
        {isListed && missingOf(counts) > 0 && (
          <p className={`num ${styles.note}`}>
            {(['excused', 'absent', 'president'] as const)
              .filter((key) => counts[key] > 0)
              .map((key) => t(`votes.missing.${key}`, { n: counts[key] }))
              .join(', ')}
          </p>
        )}
        <OwnVote vote={vote} />
        <Meaning vote={vote} parliament={parliament} />
        <Links vote={vote} />
      </DetailColumn>
      <DetailColumn>
        {isListed ? (
          <Deciders vote={vote} decisions={parliament.decisions} />
        ) : (
          <DetailSection title={t('votes.by.title')}>
            <p>{t('votes.by.unknown')}</p>
            <OfficialSite site="parliament" />
          </DetailSection>
        )}
      </DetailColumn>
    </DetailColumns>
  )
}

/** The members of the voter's canton first, then all; a parliament of a canton has members of that canton alone. */
function Deciders({ vote, decisions }: { readonly vote: Vote; readonly decisions: readonly MemberDecision[] }) {
  const names = useVoteNames(vote)
  const voter = useVoterCanton()
  const ordered = useMemo(() => cantonFirst(decisions, voter.canton?.code ?? null), [decisions, voter.canton])
  const isFederal = decisions.some(({ councillor }) => councillor.cantonCode !== decisions[0]?.councillor.cantonCode)
  return (
    <>
      {isFederal && <CantonMembers decisions={decisions} names={names} voter={voter} />}
      <VotedBy names={names} decisions={ordered} />
    </>
  )
}

function Meaning({ vote, parliament }: ParliamentVoteProps) {
  const t = useText()
  const { billTitle, meaningYes, meaningNo } = parliament
  const lines = [
    { key: 'billTitle', text: billTitle },
    { key: 'meaningYes', text: meaningYes },
    { key: 'meaningNo', text: meaningNo },
  ].filter(({ text }) => text !== null)
  if (lines.length === 0) return null
  return (
    <DetailSection title={t('votes.meaning.title')}>
      <dl className={styles.meaning}>
        {lines.map(({ key, text }) => (
          <div key={key}>
            <dt>{t(`votes.meaning.${key}`)}</dt>
            <dd lang={vote.fallback?.[key]}>{text}</dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  )
}

/** Links to the affair, the user's agreement with the members, and the official page. */
export function Links({ vote }: { readonly vote: Vote }) {
  const t = useText()
  return (
    <ul className={styles.links}>
      {vote.affairId !== null && (
        <li>
          <Link to={`/affair/${vote.affairId}`}>{t('votes.toAffair', { number: vote.affairNumber ?? '' })}</Link>
        </li>
      )}
      {vote.parliament && (
        <li>
          <Link to="/councillor-agreement">{t('votes.toAgreement')}</Link>
        </li>
      )}
      <li>
        {vote.url ? (
          <OutsideLink url={vote.url}>{t('votes.officialPage')}</OutsideLink>
        ) : (
          <OfficialSite site={vote.people ? 'people' : 'parliament'} />
        )}
      </li>
    </ul>
  )
}
