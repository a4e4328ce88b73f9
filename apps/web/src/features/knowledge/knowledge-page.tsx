import type { ContentLanguage } from '@plenara/contract'
import { Article } from '../../components/article.tsx'
import { KnowledgeTabs } from '../../components/knowledge-tabs.tsx'
import { Page } from '../../components/page.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { type KnowledgePageName, textOf } from './texts.ts'

const titles: Readonly<Record<KnowledgePageName, string>> = {
  'our-system': 'knowledge.ourSystem',
  'get-involved': 'knowledge.getInvolved',
}

/** An article of the product's own, with the tabs of the area; the texts are Markdown files. */
export function KnowledgePage({ name }: { readonly name: KnowledgePageName }) {
  const t = useText()
  const language = useLanguage()
  const content: ContentLanguage = language === 'gsw' ? 'de' : language
  return (
    <Page title={t(titles[name])}>
      <KnowledgeTabs />
      <Article text={textOf(name, content)} language={content} />
    </Page>
  )
}
