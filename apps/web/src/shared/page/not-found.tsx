import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { useIsOnline } from '../../platform/online.ts'
import { Contour } from './contour.tsx'
import styles from './not-found.module.css'
import { Page } from './page.tsx'

/** What stands where an address leads to nothing: a path, or a part of it that no screen knows [ROUTE-2]. */
export function NotFound() {
  const t = useText()
  const language = useLanguage()
  const isOnline = useIsOnline()
  const others = CONTENT_LANGUAGES.filter((known) => known !== (language === 'gsw' ? 'de' : language))
  return (
    <Page title={t('app.notFound.code')}>
      <div className={styles.art}>
        <Contour seed={404} height={160} />
      </div>
      <p className={styles.sentence}>{t('app.notFound.text')}</p>
      {!isOnline && <p>{t('app.notFound.offline')}</p>}
      {/* The address may have come from anywhere: the sentence in every language. */}
      <ul className={styles.others}>
        {others.map((known) => (
          <li key={known} lang={`${known}-CH`}>
            {t(`app.notFound.in.${known}`)}
          </li>
        ))}
        <li lang="en">{t('app.notFound.in.en')}</li>
      </ul>
      <ButtonLink kind="primary" to="/election">
        {t('app.notFound.home')}
      </ButtonLink>
    </Page>
  )
}
