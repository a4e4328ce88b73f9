import type { ContentLanguage } from '@plenara/contract'
import { languageTag } from '@plenara/domain/text-and-time'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { Suspense, use } from 'react'
import { MarkdownText } from '../page/article.tsx'
import { Skeleton } from '../page/state-panel.tsx'
import { ArticleTools } from './article-tools.tsx'
import styles from './explainer.module.css'
import { ExplainerLink } from './explainer-link.tsx'
import { FIGURES, type FigureName, figureText } from './figures.ts'
import { GlossaryContext, glossaryOf } from './glossary.ts'
import { readExplainer } from './read-explainer.ts'

export interface ExplainerProps {
  /** The title of the page, for sharing. */
  readonly title: string
  /** Markdown for `readExplainer`; the same promise for the same text. */
  readonly text: Promise<string>
  readonly language: ContentLanguage
  readonly figures?: readonly FigureName[]
}

/** An explaining article: the summary first, figures, sections with words of the glossary, the day of its facts. */
export function Explainer({ title, text, language, figures = [] }: ExplainerProps) {
  return (
    <article className={styles.article} lang={languageTag(language)}>
      <Suspense fallback={<Skeleton rows={6} />}>
        <Content title={title} text={text} language={language} figures={figures} />
      </Suspense>
    </article>
  )
}

function Content({ title, text, language, figures }: Required<ExplainerProps>) {
  const t = useText()
  const spoken = useLanguage()
  const glossary = use(glossaryOf(language))
  const { asOf, summary, body } = readExplainer(use(text))
  return (
    <GlossaryContext value={glossary}>
      <section className={styles.summary} aria-label={t('explainer.summary')}>
        <MarkdownText text={summary} link={ExplainerLink} />
      </section>
      <ArticleTools title={title} />
      {figures.length > 0 && <Figures names={figures} />}
      <div className={styles.body}>
        <MarkdownText text={body} link={ExplainerLink} />
      </div>
      <p className={styles.asOf}>{t('explainer.asOf', { date: longDate(asOf, spoken) })}</p>
    </GlossaryContext>
  )
}

function Figures({ names }: { readonly names: readonly FigureName[] }) {
  const t = useText()
  return (
    <dl className={styles.figures} aria-label={t('explainer.figures')}>
      {names.map((name) => (
        <div key={name} className={FIGURES[name].length > 2 ? styles.several : undefined}>
          <dt>{t(`explainer.figure.${name}`)}</dt>
          <dd className="num">{figureText(name)}</dd>
        </div>
      ))}
    </dl>
  )
}
