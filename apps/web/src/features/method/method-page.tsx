import type { ContentLanguage } from '@plenara/contract'
import { Article } from '../../components/article.tsx'
import { KnowledgeTabs } from '../../components/knowledge-tabs.tsx'
import { Page } from '../../components/page.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { methodText } from './texts.ts'
import { WorkedExample } from './worked-example-table.tsx'

/** How the match percent is counted, with an example that the rules themselves count. Open to everybody. */
export function MethodPage() {
  const t = useText()
  const language = useLanguage()
  const content: ContentLanguage = language === 'gsw' ? 'de' : language
  return (
    <Page title={t('method.title')}>
      <KnowledgeTabs />
      <Article text={methodText('how', content)} language={content} />
      <WorkedExample />
      <Article text={methodText('limits', content)} language={content} />
    </Page>
  )
}
