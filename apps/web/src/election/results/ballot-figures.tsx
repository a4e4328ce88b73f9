import type { BallotCounts } from '@plenara/contract'
import { roundShares } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './results.module.css'

const COUNTS = ['eligible', 'received', 'valid', 'blank', 'invalid'] as const

/** Turnout and ballots, as far as the source has them. */
export function BallotFigures({ ballots }: { readonly ballots: BallotCounts }) {
  const t = useText()
  return (
    <section className={styles.part} aria-labelledby="ballot-figures">
      <h2 id="ballot-figures">{t('results.ballots.title')}</h2>
      <dl className={styles.figures}>
        {ballots.turnout !== null && (
          <div>
            <dt>{t('results.ballots.turnout')}</dt>
            <dd className="num">{t('results.percent', { value: turnoutOf(ballots) })}</dd>
          </div>
        )}
        {COUNTS.map((name) => {
          const count = ballots[name]
          if (count === null) return null
          return (
            <div key={name}>
              <dt>{t(`results.ballots.${name}`)}</dt>
              <dd className="num">{t('results.number', { n: count })}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** The turnout, computed from the ballots if they are known, because a share must not be rounded twice. */
function turnoutOf({ eligible, received, turnout }: BallotCounts): number {
  const [share = 0] =
    eligible && received !== null ? roundShares([received], { whole: eligible }) : roundShares([turnout ?? 0], { whole: 100 })
  return share
}
