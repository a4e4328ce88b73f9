import type { VotingDayProposal } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { halves } from '../shared/cantons/halves.ts'
import type { Cantons } from '../shared/cantons/use-cantons.ts'
import { LateOwnMunicipality } from '../shared/municipalities/late-own-municipality.tsx'
import { usePercent } from '../shared/votes/use-percent.ts'
import { VoteBar } from '../shared/votes/vote-bar.tsx'
import { VoteResultLine } from '../shared/votes/vote-result-line.tsx'
import styles from './voting-day.module.css'

const ALL_CANTONS = 26
/** Votes of the cantons: twenty whole ones and six halves, BV Art. 142 para. 3 and 4. */
const CANTON_VOTES = 23

export interface ProposalCountProps {
  readonly proposal: VotingDayProposal
  readonly result: NonNullable<VotingDayProposal['result']>
  readonly cantons: Cantons
}

/** The result so far: the own canton first and large, then the country. */
export function ProposalCount({ proposal, result, cantons }: ProposalCountProps) {
  const t = useText()
  const percent = usePercent()
  const { national, preferred, final, cantonVotes } = result
  const counted = result.cantons.filter(({ accepted }) => accepted !== null).length
  const isTieBreak = proposal.kind === 'tie-break'
  return (
    <div className={styles.count}>
      {!isTieBreak && proposal.cantonCode === undefined && result.cantons.length > 0 && <OwnCanton result={result} cantons={cantons} />}
      {!isTieBreak && result.hasMunicipalities && <LateOwnMunicipality vote={{ id: proposal.id, isCounting: !final }} />}
      {!final && (
        <p className={styles.interim}>
          <b>{t('votes.people.interim')}</b>
          {counted > 0 && <span className="num">{t('votingDay.cantonsCounted', { n: counted, total: ALL_CANTONS })}</span>}
        </p>
      )}
      {preferred ? (
        <p>{t(`votes.people.preferred.${preferred}`)}</p>
      ) : (
        <div className={styles.country}>
          {proposal.cantonCode === undefined && <b>{t('votingDay.switzerland')}</b>}
          <VoteResultLine vote={proposal} />
        </div>
      )}
      {national.yesPercent !== null && <VoteBar yes={national.yesPercent} no={100 - national.yesPercent} />}
      {cantonVotes && (
        <p className={`num ${styles.note}`}>
          {t('votes.majority.counts', { yes: halves(cantonVotes.yes), no: halves(cantonVotes.no), total: CANTON_VOTES })}
        </p>
      )}
      {national.turnoutPercent !== null && (
        <p className={`num ${styles.note}`}>{t('votes.people.turnout', { percent: percent(national.turnoutPercent) })}</p>
      )}
    </div>
  )
}

function OwnCanton({ result, cantons: { ownCanton, nameOf } }: Pick<ProposalCountProps, 'result' | 'cantons'>) {
  const t = useText()
  const percent = usePercent()
  if (ownCanton === null) return null
  const canton = nameOf(ownCanton)
  const yes = result.cantons.find(({ cantonCode }) => cantonCode === ownCanton)?.yesPercent ?? null
  if (yes === null) return <p className={styles.note}>{t('votingDay.notCounted', { canton })}</p>
  return (
    <div className={styles.own}>
      <p>
        <b className={`num ${yes > 50 ? styles.yes : styles.no}`}>{percent(yes)}</b> <span>{t('votingDay.yesIn', { canton })}</span>
      </p>
      <VoteBar yes={yes} no={100 - yes} size="big" />
    </div>
  )
}
