import { Page } from '../../../components/page.tsx'
import { useText } from '../../../i18n/text.ts'
import { LevelTabs } from '../level-tabs.tsx'
import styles from './government-page.module.css'
import { Institutions } from './institutions.tsx'
import { NationalCouncil } from './national-council.tsx'
import { Today } from './today.tsx'

/** What is on in the Confederation, and its institutions [ROUTE-19]. */
export function GovernmentPage() {
  const t = useText()
  return (
    <Page title={t('government.title')}>
      <LevelTabs level="federal" />
      <div className={styles.page}>
        <NationalCouncil />
        <div className={styles.aside}>
          <Today />
          <Institutions />
        </div>
      </div>
    </Page>
  )
}
