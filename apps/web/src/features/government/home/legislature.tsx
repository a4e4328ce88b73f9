import { formatDay } from '@plenara/domain'
import { useText } from '../../i18n/text.ts'
import { useNow } from '../../lib/use-now.ts'
import styles from './government-page.module.css'
import { shareOfPeriod } from './share-of-period.ts'

/** The legislature that runs now. */
const LEGISLATURE = { number: 52, from: '2023-12-04', to: '2027-12-05' } as const

/** How far the legislature has come. */
export function Legislature() {
  const t = useText()
  const share = shareOfPeriod(LEGISLATURE.from, LEGISLATURE.to, useNow())
  return (
    <section className={styles.legislature}>
      <h2>{t('government.legislature', { number: LEGISLATURE.number })}</h2>
      <p>{t('government.period', { from: formatDay(LEGISLATURE.from), to: formatDay(LEGISLATURE.to) })}</p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </div>
    </section>
  )
}
