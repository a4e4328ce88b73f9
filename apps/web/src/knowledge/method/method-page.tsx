import type { ContentLanguage } from '@plenara/contract'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { Article } from '../../shared/page/article.tsx'
import { Page } from '../../shared/page/page.tsx'
import { KnowledgeTabs } from '../shared/knowledge-tabs.tsx'
import { methodText } from './texts.ts'
import { WorkedExample } from './worked-example-table.tsx'

/** Explains how the match percent is computed, with an example computed by the rules themselves. Open to everybody. */
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
