import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import styles from './match-desk.module.css'

/** What an order by match does not say. */
export function NearTiesHint() {
  const t = useText()
  return (
    <p className={styles.hint}>
      <span>{t('match.nearTies')}</span> <Link to="/method">{t('match.method')}</Link>
    </p>
  )
}
