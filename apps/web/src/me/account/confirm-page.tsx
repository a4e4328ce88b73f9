import { ApiError } from '@plenara/contract/client'
import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router'
import { useUser } from '../../data/queries/user.ts'
import { firstPage } from '../../data/session/entry.ts'
import { isOnlineSession } from '../../data/session/local-account.ts'
import { useSession } from '../../data/session/session.ts'
import { activateLanguage } from '../../i18n/i18n.ts'
import { EntryPage } from '../../shared/page/entry-page.tsx'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { useConfirmation, useOpenWithPasskey, useOpenWithPassword } from './api.ts'
import { ChoosePassword } from './choose-password.tsx'
import { ResultPanel } from './result-panel.tsx'
import { SignedInQuestion } from './signed-in-question.tsx'
import { keepLinkSecret, useLinkSecret } from './use-link-secret.ts'

/**
 * Opens the link of a confirmation mail, in its language [ROUTE-11]: signs in if the account was registered in this browser, else once a password is
 * chosen; other links only show their result. A signed-in user is asked before another account is signed in.
 */
export function ConfirmPage() {
  const t = useText()
  const { lang } = useParams()
  const secret = useLinkSecret()
  const confirmation = useConfirmation(secret)
  const opening = useOpenWithPassword(secret)
  const withPasskey = useOpenWithPasskey(secret)
  useEffect(() => {
    const language = INTERFACE_LANGUAGES.find((other) => other === lang)
    if (language) void activateLanguage(language)
  }, [lang])
  const isEntering = opening.isPending || withPasskey.isPending
  const isSomebodyHere = isOnlineSession(useSession()) && !isEntering
  const { data } = confirmation
  const error = [opening.error, withPasskey.error].find(isUsedUp) ?? confirmation.error
  // The link was not sent and is still valid.
  const isOffline = codeOf(confirmation.error) === 'offline'
  const signedIn = useUser()
  // The page remounted when the guest became an account; the account that waited for this link was then signed in by it.
  const entered = !isEntering && data?.passwordFor !== undefined && signedIn?.email === data.passwordFor ? signedIn : undefined
  const user = opening.result?.user ?? withPasskey.result?.user ?? data?.user ?? entered
  const lacksPasskey = withPasskey.result?.hasPasskey === false
  useEffect(() => {
    if (lacksPasskey) showToast(t('account.confirm.noPasskey'))
  }, [lacksPasskey, t])
  if (user) return <Navigate to={firstPage(user, null)} replace />
  if (error && !isOffline) return <Failure code={codeOf(error)} />
  return (
    <EntryPage title={t('account.confirm.title')}>
      {confirmation.isPending && <Skeleton rows={2} />}
      {isOffline && <ErrorState error={confirmation.error} onRetry={() => void confirmation.refetch()} />}
      {data?.passwordFor && isSomebodyHere && <SignedInQuestion newcomer={data.passwordFor} onLeft={() => keepLinkSecret(secret)} />}
      {data?.passwordFor && !isSomebodyHere && <ChoosePassword email={data.passwordFor} opening={opening} withPasskey={withPasskey} />}
      {data && !data.passwordFor && (
        <ResultPanel text={t(data.purpose === 'email-change' ? 'account.confirm.emailChanged' : 'account.confirm.success')}>
          <ButtonLink to="/login" kind="primary" size="big">
            {t('common.login')}
          </ButtonLink>
        </ResultPanel>
      )}
    </EntryPage>
  )
}

function Failure({ code }: { readonly code: string | null }) {
  const t = useText()
  return (
    <EntryPage title={t('account.confirm.title')}>
      <ResultPanel
        text={t('account.confirm.failure')}
        detail={t(code === 'email_in_use' ? 'errors.email_in_use' : 'account.confirm.failureDetail')}
        failed
      >
        <ButtonLink to="/login" kind="primary" size="big">
          {t('account.confirm.newLink')}
        </ButtonLink>
      </ResultPanel>
    </EntryPage>
  )
}

function isUsedUp(error: unknown): boolean {
  return codeOf(error) === 'secret_invalid'
}

function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null
}
