import type { ContentLanguage } from '@plenara/contract'
import { LEVELS } from '@plenara/contract/constants'
import { LinkTabs } from '@plenara/ui/layout/link-tabs.tsx'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { NavLink, useParams } from 'react-router'
import { Explainer } from '../../shared/explainer/explainer.tsx'
import { NotFound } from '../../shared/page/not-found.tsx'
import { Page } from '../../shared/page/page.tsx'
import { KnowledgeTabs } from '../shared/knowledge-tabs.tsx'
import { ARTICLE_FIGURES, type ArticleAddress, articleOf, RESOURCES, textOf } from './articles.ts'
import styles from './information-page.module.css'

/** Explains authorities, elections and the questionnaire of each level of the state, open to everybody [ROUTE-40]. */
export function InformationPage() {
  const { resource, level } = useParams()
  const article = articleOf(resource, level)
  return article ? <InformationArticle {...article} /> : <NotFound />
}

function InformationArticle({ resource, level }: ArticleAddress) {
  const t = useText()
  const language = useLanguage()
  const content: ContentLanguage = language === 'gsw' ? 'de' : language
  const title = t(`information.title.${resource}.${level}`)
  // All levels are loaded at once, so that the tabs work without a network too.
  void Promise.allSettled(LEVELS.map((other) => textOf({ resource, level: other }, content)))
  return (
    <Page title={title}>
      <div className={styles.screenOnly}>
        <KnowledgeTabs />
        <nav aria-label={t('information.resources')}>
          <ul className={styles.resources}>
            {RESOURCES.map((other) => (
              <li key={other}>
                <NavLink to={`/information/${other}/${level}`} className={styles.resource}>
                  {t(`information.resource.${other}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <LinkTabs
          label={t('information.levels')}
          tabs={LEVELS.map((other) => ({ to: `/information/${resource}/${other}`, label: t(`information.level.${other}`) }))}
        />
      </div>
      <Explainer
        key={`${resource} ${level}`}
        title={title}
        text={textOf({ resource, level }, content)}
        language={content}
        figures={ARTICLE_FIGURES[resource][level]}
      />
    </Page>
  )
}
