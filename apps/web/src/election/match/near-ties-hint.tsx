import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import styles from './match-desk.module.css'

/** The limits of an order by match. */
export function NearTiesHint() {
  const t = useText()
  return (
    <p className={styles.hint}>
      <span>{t('match.nearTies')}</span> <Link to="/method">{t('match.method')}</Link>
    </p>
  )
}
