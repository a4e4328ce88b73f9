import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { isLoggedIn, useSession } from '../../data/session/session.ts'
import { Page } from '../../shared/page/page.tsx'
import { GovernmentTabs, type Power } from '../shared/government-tabs.tsx'
import { PowerLinks } from './power-links.tsx'
import styles from './power-page.module.css'

export interface PowerPageProps {
  readonly power: Power
  /** A sentence about the whole page. */
  readonly intro?: string | undefined
  readonly children: ReactNode
}

/** A page of one of the three powers under its tabs. For visitors, who have no navigation, the other powers and the entry are linked below. */
export function PowerPage({ power, intro, children }: PowerPageProps) {
  const t = useText()
  const isSignedIn = isLoggedIn(useSession())
  return (
    <Page title={t(`nav.power.${power}`)}>
      <GovernmentTabs power={power} />
      <div className={styles.content}>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
      {!isSignedIn && (
        <aside className={styles.visitor} aria-label={t('councils.visitor')}>
          <PowerLinks without={power} />
          <p>{t('councils.visitorText')}</p>
          <ButtonLink to="/start">{t('councils.visitorStart')}</ButtonLink>
        </aside>
      )}
    </Page>
  )
}
