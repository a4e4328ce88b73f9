import type { User } from '@plenara/contract'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../components/button.tsx'
import { DeleteAccountDialog } from '../../components/delete-account-dialog.tsx'
import { EntryPage } from '../../components/entry-page.tsx'
import { Checkbox } from '../../components/field.tsx'
import { ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useRightsLanguage, useText } from '../../i18n/text.ts'
import { HOME, withRedirect } from '../../lib/entry.ts'
import { useIsLocalAccount } from '../../lib/local-account.ts'
import { useCall } from '../../lib/query-client.ts'
import { useRedirectTarget } from '../../lib/redirect-param.ts'
import { isLoggedIn, useSession } from '../../lib/session.ts'
import { useGiveConsent } from '../../lib/user.ts'
import { WelcomeCards } from './welcome-cards.tsx'
import styles from './welcome-page.module.css'

/** The introduction: what the app does, the privacy promise, the consent, the way in [ROUTE-9]. */
export function WelcomePage() {
  const t = useText()
  const session = useSession()
  const account = useCall('getUser', { params: { id: session.userId } }, isLoggedIn(session))
  if (!isLoggedIn(session) || account.data) return <Introduction user={account.data} />
  return (
    <EntryPage title={t('account.welcome.title')} wide>
      {account.error ? <ErrorState error={account.error} onRetry={account.refetch} /> : <Skeleton rows={6} />}
    </EntryPage>
  )
}

/** `user` undefined: a visitor without an account. */
function Introduction({ user }: { readonly user: User | undefined }) {
  const t = useText()
  const rights = useRightsLanguage()
  const navigate = useNavigate()
  const target = useRedirectTarget()
  const giveConsent = useGiveConsent()
  const consent = useRef<HTMLInputElement>(null)
  const [isAgreed, setAgreed] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const isLocal = useIsLocalAccount()
  const isAsked = user !== undefined && user.consent === null
  const begin = () => {
    if (!user) return navigate(withRedirect('/select-storage', target))
    const goOn = () => navigate(target ?? HOME)
    if (!isAgreed || user.consent) return goOn()
    if (!giveConsent.isPending) giveConsent.mutate(undefined, { onSuccess: goOn })
  }
  return (
    <EntryPage
      title={user?.username ? t('account.welcome.hello', { name: user.username }) : t('account.welcome.title')}
      lead={t('account.welcome.lead')}
      step={isAsked ? t('account.step', { step: 2, total: 2 }) : undefined}
      wide
      foot={
        <Button kind="primary" size="big" full onClick={begin} aria-disabled={giveConsent.isPending}>
          {t('account.start.begin')}
        </Button>
      }
    >
      <WelcomeCards onSkip={() => (isAsked ? consent.current?.focus() : begin())} />
      {isAsked && (
        <section className={styles.consent}>
          <h2>{t('account.consent.title')}</h2>
          <Checkbox ref={consent} name="consent" checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)}>
            <span lang={rights}>{t(isLocal ? 'local.consent.text' : 'account.consent.text')}</span>
          </Checkbox>
          <Link to="/privacy">{t('account.consent.privacy')}</Link>
          <p className={styles.without} lang={rights}>
            {t(isLocal ? 'local.consent.without' : 'account.consent.without')}
          </p>
        </section>
      )}
      {giveConsent.error && <ErrorState error={giveConsent.error} />}
      {user && (
        <Button kind="quiet" onClick={() => setDeleting(true)}>
          {t('account.delete.button')}
        </Button>
      )}
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </EntryPage>
  )
}
