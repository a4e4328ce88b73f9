import type { ContentLanguage } from '@plenara/contract'
import { Article } from '../../components/article.tsx'
import { LinkTabs } from '../../components/link-tabs.tsx'
import { Page } from '../../components/page.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { type KnowledgePageName, textOf } from './texts.ts'

const tabs = [
  { name: 'voting-instructions', label: 'knowledge.votingInstructions' },
  { name: 'our-system', label: 'knowledge.ourSystem' },
  { name: 'get-involved', label: 'knowledge.getInvolved' },
] as const

/** An article of the product's own, with the tabs of the area; the texts are Markdown files. */
export function KnowledgePage({ name }: { readonly name: KnowledgePageName }) {
  const t = useText()
  const language = useLanguage()
  const content: ContentLanguage = language === 'gsw' ? 'de' : language
  const label = tabs.find((tab) => tab.name === name)?.label ?? 'nav.knowledge'
  return (
    <Page title={t(label)}>
      <LinkTabs label={t('nav.knowledge')} tabs={tabs.map((tab) => ({ to: `/${tab.name}`, label: t(tab.label) }))} />
      <Article text={textOf(name, content)} language={content} />
    </Page>
  )
}
