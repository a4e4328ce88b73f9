import type { VoteCard } from '@plenara/contract'
import { useText } from '../../i18n/text.ts'
import styles from './vote-kind.module.css'

/** What kind of people's vote it is [SCREEN-19]. */
export function VoteKind({ kind }: { readonly kind: NonNullable<VoteCard['kind']> }) {
  const t = useText()
  return <span className={styles.badge}>{t(`votes.kind.${kind}`)}</span>
}
