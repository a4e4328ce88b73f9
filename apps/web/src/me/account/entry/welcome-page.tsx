import type { User } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { Checkbox } from '@plenara/ui/form/field.tsx'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCall } from '../../../data/calls/query-client.ts'
import { giveConsent } from '../../../data/commands/online/consent.ts'
import { useCommand } from '../../../data/commands/run-command.ts'
import { FIRST_QUESTION, HOME, needsConsent, withRedirect } from '../../../data/session/entry.ts'
import { useIsLocalAccount } from '../../../data/session/local-account.ts'
import { isLoggedIn, useSession } from '../../../data/session/session.ts'
import { DeleteAccountDialog } from '../../../shared/account/delete-account-dialog.tsx'
import { EntryPage } from '../../../shared/page/entry-page.tsx'
import { ErrorState, Skeleton } from '../../../shared/page/state-panel.tsx'
import { useRedirectTarget } from '../../shared/redirect-param.ts'
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
  const give = useCommand(giveConsent)
  const consent = useRef<HTMLInputElement>(null)
  const [isAgreed, setAgreed] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const isLocal = useIsLocalAccount()
  const isAsked = user !== undefined && needsConsent(user)
  const begin = () => {
    if (!user) return navigate(withRedirect('/select-storage', target))
    const goOn = (home: string) => void navigate(target ?? home)
    if (!isAgreed || !needsConsent(user)) return goOn(HOME)
    // A user who has just given the consent starts as a guest does.
    if (!give.isPending) give.mutate(undefined, { onSuccess: () => goOn(FIRST_QUESTION) })
  }
  return (
    <EntryPage
      title={user?.username ? t('account.welcome.hello', { name: user.username }) : t('account.welcome.title')}
      lead={t('account.welcome.lead')}
      step={isAsked ? t('account.step', { step: 2, total: 2 }) : undefined}
      wide
      foot={
        <Button kind="primary" size="big" full onClick={begin} aria-disabled={give.isPending}>
          {t('account.start.begin')}
        </Button>
      }
    >
      <WelcomeCards onSkip={() => (isAsked ? consent.current?.focus() : begin())} />
      {isAsked && (
        <section className={styles.consent}>
          <h2>{t('account.consent.title')}</h2>
          <Checkbox ref={consent} name="consent" checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)}>
            <span lang={rights}>{t('account.consent.text')}</span>
          </Checkbox>
          <Link to="/privacy">{t('account.consent.privacy')}</Link>
          <p className={styles.without} lang={rights}>
            {t('account.consent.without')}
          </p>
        </section>
      )}
      {isLocal && (
        <p className={styles.without} lang={rights}>
          {t('local.consent.text')}
        </p>
      )}
      {give.error && <ErrorState error={give.error} />}
      {user && (
        <Button kind="quiet" onClick={() => setDeleting(true)}>
          {t('account.delete.button')}
        </Button>
      )}
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </EntryPage>
  )
}
