import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import type { Power } from '../shared/government-tabs.tsx'
import styles from './power-page.module.css'

const POWERS: readonly Power[] = ['legislative', 'executive', 'judiciary']

/** The links to the other powers of the state. */
export function PowerLinks({ without }: { readonly without: Power }) {
  const t = useText()
  return (
    <nav aria-label={t('councils.powers')}>
      <ul className={styles.links}>
        {POWERS.filter((power) => power !== without).map((power) => (
          <li key={power}>
            <Link to={`/${power}/council`}>{t(`nav.power.${power}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
