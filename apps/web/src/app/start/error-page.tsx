import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useIsOnline } from '../../platform/online.ts'
import { OfflineState } from '../../shared/page/offline-state.tsx'
import { Page } from '../../shared/page/page.tsx'
import { isChunkError, reloadWhenReached } from './chunk-loading.ts'

/** Where a screen failed unexpectedly: a sentence and two ways on, nothing internal. A part that did not arrive within 120 s leads here [API-29]. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const t = useText()
  const isOnline = useIsOnline()
  if (!isOnline && isChunkError(error)) return <NotOnDevice />
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

/** Without a network a screen that has not come onto this device yet is no fault: it comes with the next connection [SCREEN-20]. */
function NotOnDevice() {
  const t = useText()
  return (
    <Page title={t('app.error.notOnDevice')}>
      <OfflineState onRetry={reloadWhenReached} />
    </Page>
  )
}
