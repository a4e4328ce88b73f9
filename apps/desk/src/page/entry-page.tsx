import { Logo } from '@plenara/ui/logo.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import styles from './entry-page.module.css'
import { LanguageSelect } from './language-select.tsx'
import { useArrival } from './use-arrival.ts'

export interface EntryPageProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A page without a session: brand and language at the top, one column. */
export function EntryPage({ title, lead, children }: EntryPageProps) {
  const t = useText()
  const heading = useArrival(title)
  return (
    <div className={styles.entry}>
      <header className={styles.top}>
        <span className={styles.brand}>
          <Logo size={32} />
          <span>Plenara</span>
        </span>
        <span className={styles.area}>{t('desk.area')}</span>
      </header>
      <main id="content" className={styles.main}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.content}>{children}</div>
      </main>
      <footer className={styles.foot}>
        <LanguageSelect />
      </footer>
    </div>
  )
}
