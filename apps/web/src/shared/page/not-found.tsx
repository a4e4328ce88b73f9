import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { useIsOnline } from '../../platform/online.ts'
import { Contour } from './contour.tsx'
import styles from './not-found.module.css'
import { Page } from './page.tsx'

/** The page for an unknown address: a path, or an invalid part of it [ROUTE-2]. */
export function NotFound() {
  const t = useText()
  const language = useLanguage()
  const isOnline = useIsOnline()
  const others = CONTENT_LANGUAGES.filter((other) => other !== (language === 'gsw' ? 'de' : language))
  return (
    <Page title={t('app.notFound.code')}>
      <div className={styles.art}>
        <Contour seed={404} height={160} />
      </div>
      <p className={styles.sentence}>{t('app.notFound.text')}</p>
      {!isOnline && <p>{t('app.notFound.offline')}</p>}
      {/* The link may come from anywhere, so the sentence is in every language. */}
      <ul className={styles.others}>
        {others.map((other) => (
          <li key={other} lang={`${other}-CH`}>
            {t(`app.notFound.in.${other}`)}
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
