import { LEGISLATURES } from '@plenara/contract/parliament-constants'
import { zurichDay } from '@plenara/domain/elections'
import { formatDay } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { useNow } from '../../../platform/use-now.ts'
import { shareOfPeriod } from './share-of-period.ts'
import styles from './today.module.css'

/** The progress of the present legislature [ENTITY-13]; nothing if none is known for this day. */
export function Legislature() {
  const t = useText()
  const now = useNow()
  const today = zurichDay(now.getTime())
  const legislature = LEGISLATURES.find(({ from, until }) => from <= today && today <= until)
  if (!legislature) return null
  const { number, from, until } = legislature
  return (
    <div className={styles.legislature}>
      <h3>{t('government.legislature', { number })}</h3>
      <p className="num">{t('government.period', { from: formatDay(from), to: formatDay(until) })}</p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${shareOfPeriod(from, until, now) * 100}%` }} />
      </div>
    </div>
  )
}
