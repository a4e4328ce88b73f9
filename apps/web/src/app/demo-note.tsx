import { useText } from '../i18n/text.ts'
import { useActiveElection } from '../lib/active-election.ts'
import styles from './demo-note.module.css'

/** Says at the foot of every page of an invented election that it is invented. */
export function DemoNote() {
  const t = useText()
  const { election } = useActiveElection()
  if (!election?.fictional) return null
  return <footer className={styles.note}>{t('common.fictional')}</footer>
}
