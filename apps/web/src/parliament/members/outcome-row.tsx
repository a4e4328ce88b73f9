import type { MemberAgreement } from '@plenara/domain/parliament'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './outcome-row.module.css'

type Side = 'same' | 'different' | 'noSide'
const SIDES: readonly Side[] = ['same', 'different', 'noSide']

/** The newest votes, newest first: same as the user, different, or without a yes or no. */
export function OutcomeRow({ recent }: Pick<MemberAgreement, 'recent'>) {
  const t = useText()
  if (recent.length === 0) return null
  const sides = recent.map((outcome): Side => (outcome === 'same' || outcome === 'different' ? outcome : 'noSide'))
  const count = (side: Side) => sides.filter((other) => other === side).length
  const label = t('members.recent', { same: count('same'), different: count('different'), noSide: count('noSide') })
  return (
    <span className={styles.row} role="img" aria-label={label}>
      {numbered(sides).map(({ key, side }) => (
        <span key={key} className={styles[side]} />
      ))}
    </span>
  )
}

/** Keys by position, because the votes have no ids here. */
function numbered(sides: readonly Side[]) {
  return sides.map((side, place) => ({ side, key: String(place) }))
}

/** The meaning of the signs. */
export function OutcomeLegend() {
  const t = useText()
  return (
    <ul className={styles.legend}>
      {SIDES.map((side) => (
        <li key={side}>
          <span className={styles[side]} aria-hidden="true" />
          <span>{t(`members.outcome.${side}`)}</span>
        </li>
      ))}
    </ul>
  )
}
