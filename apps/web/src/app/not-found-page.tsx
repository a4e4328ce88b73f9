import { ButtonLink } from '../components/button.tsx'
import { Page } from '../components/page.tsx'
import { useText } from '../i18n/text.ts'

/** The page of a path that does not exist [ROUTE-2]. */
export function NotFoundPage() {
  const t = useText()
  return (
    <Page title={t('app.notFound.code')}>
      <p>{t('app.notFound.text')}</p>
      <ButtonLink kind="primary" to="/election">
        {t('app.notFound.home')}
      </ButtonLink>
    </Page>
  )
}
