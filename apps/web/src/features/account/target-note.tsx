import { useText } from '../../i18n/text.ts'
import styles from './form.module.css'

/** Which page an entry of the first path segments is called. */
const names: readonly (readonly [prefix: string, id: string])[] = [
  ['/election/favorite-candidates', 'nav.favorites'],
  ['/election', 'nav.election'],
  ['/government', 'nav.government'],
  ['/match', 'journey.evaluate'],
  ['/list', 'nav.lists'],
  ['/dream-teams', 'nav.dreamTeams'],
  ['/profile', 'nav.profile'],
  ['/notifications', 'nav.notifications'],
  ['/settings', 'nav.settings'],
]

/** Says where the visitor goes on after login. */
export function TargetNote({ target }: { readonly target: string | null }) {
  const t = useText()
  const name = target && names.find(([prefix]) => target.startsWith(prefix))?.[1]
  if (!name) return null
  return <p className={styles.next}>{t('account.goOnTo', { page: t(name) })}</p>
}
