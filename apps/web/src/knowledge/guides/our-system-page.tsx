import type { ContentLanguage } from '@plenara/contract'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { Explainer } from '../../shared/explainer/explainer.tsx'
import { Page } from '../../shared/page/page.tsx'
import { KnowledgeTabs } from '../shared/knowledge-tabs.tsx'
import { OUR_SYSTEM_FIGURES } from './our-system-figures.ts'
import styles from './our-system-page.module.css'
import { textOf } from './texts.ts'

/** The political system on one page: levels, powers, how a law is made, elections [ROUTE-29]. */
export function OurSystemPage() {
  const t = useText()
  const language = useLanguage()
  const content: ContentLanguage = language === 'gsw' ? 'de' : language
  const title = t('knowledge.ourSystem')
  return (
    <Page title={title}>
      <div className={styles.screenOnly}>
        <KnowledgeTabs />
      </div>
      <Explainer title={title} text={textOf('our-system', content)} language={content} figures={OUR_SYSTEM_FIGURES} />
    </Page>
  )
}
