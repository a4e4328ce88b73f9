import { Logo } from '@plenara/ui/logo.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LanguageAddresses } from '../account/language-addresses.tsx'
import { LanguageSelect } from '../account/language-select.tsx'
import { LegalLinks } from '../legal/legal-links.tsx'
import styles from './entry-page.module.css'
import { WithOfflineWays } from './offline-state.tsx'
import { useArrival } from './page.tsx'

export interface EntryPageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** The only action of the page; it stays at the foot of the window on phones. */
  readonly foot?: ReactNode
  /** The text of the current one of the first steps. */
  readonly step?: string | undefined
  readonly wide?: boolean
}

/** How many letters of a title fit on a line of the narrowest phone. */
const FITTING = 14

const hasLongWord = (title: string) => title.split(/[\s\u00ad-]/).some(({ length }) => length > FITTING)

/** A page before login: brand and language at the top, one column, the action at the foot. */
export function EntryPage({ title, lead, children, foot, step, wide }: EntryPageProps) {
  const heading = useArrival(title)
  return (
    <div className={`${styles.entry} ${wide ? styles.wide : ''}`}>
      <header className={styles.top}>
        <Link to="/start" className={styles.brand}>
          <Logo size={32} />
          Plenara
        </Link>
        <LanguageAddresses />
        <LanguageSelect />
      </header>
      <main id="content" className={styles.main}>
        {step && <p className={styles.step}>{step}</p>}
        <h1 ref={heading} tabIndex={-1} className={hasLongWord(title) ? `${styles.title} ${styles.long}` : styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.content}>
          <WithOfflineWays>{children}</WithOfflineWays>
        </div>
      </main>
      {foot && <div className={styles.foot}>{foot}</div>}
      <div className={styles.legal}>
        <LegalLinks />
      </div>
    </div>
  )
}
