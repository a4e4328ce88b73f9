import type { ContentLanguage } from '@plenara/contract'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { Suspense, use } from 'react'
import { Link } from 'react-router'
import { LegalLinks } from '../../shared/legal/legal-links.tsx'
import { feedbackAddress } from '../../shared/legal/operator.ts'
import { Article } from '../../shared/page/article.tsx'
import { Page } from '../../shared/page/page.tsx'
import { Skeleton } from '../../shared/page/state-panel.tsx'
import styles from './credits-page.module.css'
import { LoadedSources } from './loaded-sources.tsx'
import type { Library } from './read-lock.ts'
import { creditsText, libraries } from './texts.ts'

/** The credits: sources of data, fonts, icons, libraries with their licences; accessibility and feedback [ROUTE-10]. */
export function CreditsPage() {
  const t = useText()
  const language = useLanguage()
  const content: ContentLanguage = language === 'gsw' ? 'de' : language
  const feedback = feedbackAddress(content, t('credits.feedbackSubject'))
  return (
    <Page title={t('credits.title')}>
      <Article text={creditsText(content, feedback)} language={content} />
      <LoadedSources />
      <p>
        <Link to="/open-data">{t('credits.openData')}</Link>
      </p>
      <section className={styles.libraries} aria-labelledby="libraries">
        <h2 id="libraries">{t('credits.libraries')}</h2>
        <p>{t('credits.librariesText')}</p>
        <Suspense fallback={<Skeleton rows={8} />}>
          <Libraries />
        </Suspense>
      </section>
      <LegalLinks />
    </Page>
  )
}

function Libraries() {
  const libraryList: readonly Library[] = use(libraries())
  return (
    <ul>
      {libraryList.map(({ name, version, licence }) => (
        <li key={`${name} ${version}`}>
          <span>
            <span>{name}</span> <span className="num">{version}</span>
          </span>
          <span>{licence}</span>
        </li>
      ))}
    </ul>
  )
}
