import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { Page } from '../../../shared/page/page.tsx'
import { LevelTabs } from '../level-tabs.tsx'
import styles from './government-page.module.css'
import { Institutions } from './institutions.tsx'
import { NationalCouncil } from './national-council.tsx'
import { Today } from './today.tsx'
import { MembersLink, SessionLink } from './way-card.tsx'

/** Current events of the Confederation, and its institutions [ROUTE-19]. */
export function GovernmentPage() {
  const t = useText()
  return (
    <Page
      title={t('government.title')}
      aside={
        <ButtonLink kind="quiet" size="small" to="/search">
          {t('search.link')}
        </ButtonLink>
      }
    >
      <LevelTabs level="federal" />
      <div className={styles.page}>
        <NationalCouncil />
        <div className={styles.aside}>
          <Today />
          <MembersLink />
          <SessionLink />
          <Institutions />
        </div>
      </div>
    </Page>
  )
}
