import { useRouteError } from 'react-router'
import { Button } from '../components/button.tsx'
import { Page } from '../components/page.tsx'
import { useText } from '../i18n/text.ts'
import { isChunkError } from './chunk-loading.ts'

/** Where a screen failed unexpectedly: a sentence and a way on, nothing internal. */
export function ErrorPage() {
  const t = useText()
  const error = useRouteError()
  return (
    <Page title={t('app.error.title')}>
      {isChunkError(error) && <p>{t('app.error.chunk')}</p>}
      <p>
        <Button kind="primary" onClick={() => location.reload()}>
          {t('app.error.reload')}
        </Button>
      </p>
    </Page>
  )
}
