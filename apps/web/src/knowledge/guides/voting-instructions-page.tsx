import type { ContentLanguage } from '@plenara/contract'
import { languageTag } from '@plenara/domain/text-and-time'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { type ReactNode, Suspense, use } from 'react'
import { useSearchParams } from 'react-router'
import { ArticleTools } from '../../shared/explainer/article-tools.tsx'
import { MarkdownText } from '../../shared/page/article.tsx'
import { Page } from '../../shared/page/page.tsx'
import { Skeleton } from '../../shared/page/state-panel.tsx'
import { KnowledgeTabs } from '../shared/knowledge-tabs.tsx'
import { BallotDemo } from './ballot-demo.tsx'
import { CHANGE_STEP, readInstructions } from './instructions.ts'
import { textOf } from './texts.ts'
import styles from './voting-instructions.module.css'

const LEVELS = ['standard', 'easy'] as const

/** How to vote, step by step, in standard and in easy language; `?text=easy` opens the latter [ROUTE-28]. */
export function VotingInstructionsPage() {
  const t = useText()
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const level = params.get('text') === 'easy' ? 'easy' : 'standard'
  const content: ContentLanguage = language === 'gsw' ? 'de' : language
  // Both are loaded at once, so that the switch works without a network too.
  const texts = { standard: textOf('voting-instructions', content), easy: textOf('voting-instructions-easy', content) }
  return (
    <Page title={t('knowledge.votingInstructions')}>
      <div className={styles.screenOnly}>
        <KnowledgeTabs />
        <div className={styles.level}>
          <Segmented
            label={t('instructions.level.label')}
            value={level}
            options={LEVELS.map((value) => ({ value, label: t(`instructions.level.${value}`) }))}
            onChange={(value) => setParams(value === 'easy' ? { text: 'easy' } : {}, { replace: true })}
          />
        </div>
      </div>
      <article className={styles.article} lang={languageTag(content)}>
        <Suspense fallback={<Skeleton rows={6} />}>
          <Steps key={level} text={texts[level]} tools={<ArticleTools title={t('knowledge.votingInstructions')} />} />
        </Suspense>
      </article>
    </Page>
  )
}

function Steps({ text, tools }: { readonly text: Promise<string>; readonly tools: ReactNode }) {
  const { intro, steps, cantons } = readInstructions(use(text))
  return (
    <>
      <div className={styles.intro}>
        <MarkdownText text={intro} />
      </div>
      {tools}
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <h2>{step.title}</h2>
            <div className={styles.text}>
              <MarkdownText text={step.text} />
            </div>
            {index === CHANGE_STEP && <BallotDemo />}
          </li>
        ))}
      </ol>
      <aside className={styles.cantons} aria-label={cantons.title}>
        <h2>{cantons.title}</h2>
        <div className={styles.text}>
          <MarkdownText text={cantons.text} />
        </div>
      </aside>
    </>
  )
}
