import type { ContentLanguage } from '@plenara/contract'
import { languageTag } from '@plenara/domain'
import Markdown from 'markdown-to-jsx'
import { Suspense, use } from 'react'
import { LinkTabs } from '../../components/link-tabs.tsx'
import { Page } from '../../components/page.tsx'
import { Skeleton } from '../../components/state-panel.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import styles from './knowledge-page.module.css'
import { type KnowledgePageName, textOf } from './texts.ts'

const tabs = [
  { name: 'voting-instructions', label: 'knowledge.votingInstructions' },
  { name: 'our-system', label: 'knowledge.ourSystem' },
  { name: 'get-involved', label: 'knowledge.getInvolved' },
] as const

/** An article of the product's own, with the tabs of the area. Easy to print; the texts are Markdown files. */
export function KnowledgePage({ name }: { readonly name: KnowledgePageName }) {
  const t = useText()
  const language = useLanguage()
  const content: ContentLanguage = language === 'gsw' ? 'de' : language
  const label = tabs.find((tab) => tab.name === name)?.label ?? 'nav.knowledge'
  return (
    <Page title={t(label)}>
      <LinkTabs label={t('nav.knowledge')} tabs={tabs.map((tab) => ({ to: `/${tab.name}`, label: t(tab.label) }))} />
      <article className={styles.article} lang={languageTag(content)}>
        <Suspense fallback={<Skeleton rows={5} />}>
          <Article name={name} language={content} />
        </Suspense>
      </article>
    </Page>
  )
}

function Article({ name, language }: { readonly name: KnowledgePageName; readonly language: ContentLanguage }) {
  return <Markdown options={{ disableParsingRawHTML: true, forceBlock: true }}>{use(textOf(name, language))}</Markdown>
}
