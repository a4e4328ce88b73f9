import type { ContentLanguage } from '@plenara/contract'
import { languageTag } from '@plenara/domain/text-and-time'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { IconCalendarTime, IconClock, IconMoon, IconSpeakerphone } from '@tabler/icons-react'
import { Suspense, use } from 'react'
import { readSections } from '../../shared/explainer/read-sections.ts'
import { MarkdownText } from '../../shared/page/article.tsx'
import { Page } from '../../shared/page/page.tsx'
import { Skeleton } from '../../shared/page/state-panel.tsx'
import { KnowledgeTabs } from '../shared/knowledge-tabs.tsx'
import styles from './get-involved-page.module.css'
import { textOf } from './texts.ts'

/** The icons of the titles, in the order of the text: five minutes, an evening, more, without the right to vote. */
const ICONS = [IconClock, IconMoon, IconCalendarTime, IconSpeakerphone] as const

/** Ways to take part, as cards by the time that they take [ROUTE-30]. */
export function GetInvolvedPage() {
  const t = useText()
  const language = useLanguage()
  const content: ContentLanguage = language === 'gsw' ? 'de' : language
  return (
    <Page title={t('knowledge.getInvolved')}>
      <KnowledgeTabs />
      <article className={styles.article} lang={languageTag(content)}>
        <Suspense fallback={<Skeleton rows={6} />}>
          <Cards text={textOf('get-involved', content)} />
        </Suspense>
      </article>
    </Page>
  )
}

function Cards({ text }: { readonly text: Promise<string> }) {
  const { intro, sections } = readSections(use(text))
  return (
    <>
      <div className={styles.intro}>
        <MarkdownText text={intro} />
      </div>
      <ul className={styles.cards}>
        {sections.map((section, index) => {
          const Icon = ICONS[index]
          return (
            <li key={section.title} className={styles.card}>
              <h2>
                {Icon && <Icon size={24} stroke={1.75} aria-hidden />}
                <span>{section.title}</span>
              </h2>
              <MarkdownText text={section.text} />
            </li>
          )
        })}
      </ul>
    </>
  )
}
