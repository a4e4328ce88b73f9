import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useIsOnline } from '../../platform/online.ts'
import { OfflineState } from '../../shared/page/offline-state.tsx'
import { Page } from '../../shared/page/page.tsx'
import { isChunkError, reloadWhenReached } from './chunk-loading.ts'

/** The page for an unexpected error: a sentence and two links, no internal details. Also shown if a part is not loaded within 120 s [API-29]. */
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

/** For a screen that this device has not loaded yet, without a network: not an error [SCREEN-20]. */
function NotOnDevice() {
  const t = useText()
  return (
    <Page title={t('app.error.notOnDevice')}>
      <OfflineState onRetry={reloadWhenReached} />
    </Page>
  )
}
