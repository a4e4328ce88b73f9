import { useRouteError } from 'react-router'
import { Button, ButtonLink } from '../components/button.tsx'
import { Page } from '../components/page.tsx'
import { useText } from '../i18n/text.ts'
import { isChunkError } from './chunk-loading.ts'

/** Where a screen failed unexpectedly: a sentence and two ways on, nothing internal. A part that did not arrive within 120 s leads here [API-29]. */
export function ErrorPage() {
  const t = useText()
  const error = useRouteError()
  return (
    <Page title={t('app.error.title')}>
      {isChunkError(error) && <p>{t('app.error.chunk')}</p>}
      <p>
        <Button kind="primary" onClick={() => location.reload()}>
          {t('app.error.reload')}
        </Button>{' '}
        <ButtonLink to="/election">{t('app.notFound.home')}</ButtonLink>
      </p>
    </Page>
  )
}
