import type { ContentLanguage } from '@plenara/contract'
import { languageTag } from '@plenara/domain/text-and-time'
import { useLanguage } from '@plenara/ui/text/text.ts'
import { Suspense, use } from 'react'
import { ExplainerLink } from '../../../shared/explainer/explainer-link.tsx'
import { GlossaryContext, glossaryOf } from '../../../shared/explainer/glossary.ts'
import { readSections } from '../../../shared/explainer/read-sections.ts'
import { MarkdownText } from '../../../shared/page/article.tsx'
import { Skeleton } from '../../../shared/page/state-panel.tsx'
import type { Power } from '../../shared/government-tabs.tsx'
import { PowerPage } from '../power-page.tsx'
import styles from './responsibilities.module.css'
import { responsibilitiesOf } from './responsibilities-texts.ts'

/** The responsibilities of the parliament [ROUTE-36]. */
export function LegislativeResponsibilitiesPage() {
  return <ResponsibilitiesPage power="legislative" />
}

/** The responsibilities of the government [ROUTE-39]. */
export function ExecutiveResponsibilitiesPage() {
  return <ResponsibilitiesPage power="executive" />
}

/** The responsibilities of the courts [ROUTE-38]. */
export function JudiciaryResponsibilitiesPage() {
  return <ResponsibilitiesPage power="judiciary" />
}

function ResponsibilitiesPage({ power }: { readonly power: Power }) {
  const language = useLanguage()
  const content: ContentLanguage = language === 'gsw' ? 'de' : language
  return (
    <PowerPage power={power}>
      <article lang={languageTag(content)}>
        <Suspense fallback={<Skeleton rows={6} />}>
          <Cards text={responsibilitiesOf(power, content)} language={content} />
        </Suspense>
      </article>
    </PowerPage>
  )
}

function Cards({ text, language }: { readonly text: Promise<string>; readonly language: ContentLanguage }) {
  const glossary = use(glossaryOf(language))
  const { intro, sections } = readSections(use(text))
  return (
    <GlossaryContext value={glossary}>
      <div className={styles.intro}>
        <MarkdownText text={intro} link={ExplainerLink} />
      </div>
      <ul className={styles.cards}>
        {sections.map((section) => (
          <li key={section.title} className={styles.card}>
            <h2>{section.title}</h2>
            <MarkdownText text={section.text} link={ExplainerLink} />
          </li>
        ))}
      </ul>
    </GlossaryContext>
  )
}
