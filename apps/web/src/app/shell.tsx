import { IconBook2, IconBuildingBank, IconMailbox, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '../components/logo.tsx'
import { Ring } from '../components/ring.tsx'
import { useText } from '../i18n/text.ts'
import type { Area, ScreenRoute } from './routes.ts'
import styles from './shell.module.css'
import { ToastRegion } from './toast-region.tsx'

const areas = [
  { area: 'government', to: '/government', icon: IconBuildingBank },
  { area: 'election', to: '/election', icon: IconMailbox },
  { area: 'knowledge', to: '/voting-instructions', icon: IconBook2 },
  { area: 'me', to: '/profile', icon: IconUser },
] as const

export interface ShellProps {
  readonly frame: ScreenRoute['frame']
  readonly area: Area | undefined
  readonly children: ReactNode
}

/** What stands around every page: skip links, navigation (bar, rail or panel by width), messages. */
export function Shell({ frame, area, children }: ShellProps) {
  const t = useText()
  return (
    <div className={`${styles.shell} ${frame === 'full' ? styles.full : ''}`}>
      <a className={styles.skip} href="#content">
        {t('app.skipToContent')}
      </a>
      {frame === 'full' && <Navigation area={area} />}
      {children}
      <div id="announcer" className="visually-hidden" aria-live="polite" />
      <ToastRegion />
    </div>
  )
}

function Navigation({ area }: { readonly area: Area | undefined }) {
  const t = useText()
  const [government, election, knowledge, me] = areas.map((entry) => (
    <li key={entry.area}>
      <Link to={entry.to} className={styles.entry} aria-current={entry.area === area ? 'page' : undefined}>
        <span className={styles.pill}>
          <entry.icon aria-hidden />
        </span>
        {t(`nav.${entry.area}`)}
      </Link>
    </li>
  ))
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <Link to="/" className={styles.brand} aria-label="Plenara">
        <Logo />
      </Link>
      <ul>
        {government}
        {election}
        <li className={styles.wayItem}>
          <Link to="/election" className={`${styles.entry} ${styles.way}`}>
            <span className={styles.disc}>
              <Ring done={0} />
              <Logo size={28} />
            </span>
            {t('nav.way')}
          </Link>
        </li>
        {knowledge}
        {me}
      </ul>
    </nav>
  )
}
