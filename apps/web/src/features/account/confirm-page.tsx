import { ApiError } from '@plenara/contract/client'
import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { ButtonLink } from '../../components/button.tsx'
import { EntryPage } from '../../components/entry-page.tsx'
import { ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { activateLanguage } from '../../i18n/i18n.ts'
import { useText } from '../../i18n/text.ts'
import { useConfirmation } from './api.ts'
import { ResultPanel } from './result-panel.tsx'
import { useLinkSecret } from './use-link-secret.ts'

/** The result of the e-mail confirmation, in the language of the link [ROUTE-11]. */
export function ConfirmPage() {
  const t = useText()
  const { lang } = useParams()
  const confirmation = useConfirmation(useLinkSecret())
  // The link was not tried: it is as good as before.
  const isOffline = confirmation.error instanceof ApiError && confirmation.error.code === 'offline'
  useEffect(() => {
    const language = INTERFACE_LANGUAGES.find((known) => known === lang)
    if (language) void activateLanguage(language)
  }, [lang])
  return (
    <EntryPage title={t('account.confirm.title')}>
      {confirmation.isPending && <Skeleton rows={2} />}
      {confirmation.isSuccess && (
        <ResultPanel text={t('account.confirm.success')}>
          <ButtonLink to="/login" kind="primary" size="big">
            {t('account.login.submit')}
          </ButtonLink>
        </ResultPanel>
      )}
      {isOffline && <ErrorState error={confirmation.error} onRetry={() => void confirmation.refetch()} />}
      {confirmation.isError && !isOffline && (
        <ResultPanel text={t('account.confirm.failure')} detail={t('account.confirm.failureDetail')} failed>
          <ButtonLink to="/login" kind="primary" size="big">
            {t('account.confirm.newLink')}
          </ButtonLink>
        </ResultPanel>
      )}
    </EntryPage>
  )
}
