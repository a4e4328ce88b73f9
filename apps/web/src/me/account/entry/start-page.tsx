import { Button, ButtonLink, OutsideButtonLink } from '@plenara/ui/button.tsx'
import { Logo } from '@plenara/ui/logo.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconScale, IconShieldCheck, IconWorld } from '@tabler/icons-react'
import { Navigate } from 'react-router'
import { useUser } from '../../../data/queries/user.ts'
import { hasLocalAccount } from '../../../data/session/account-type.ts'
import { firstPage, withRedirect } from '../../../data/session/entry.ts'
import { GUEST_DAYS, wasGuestDeleted } from '../../../data/session/guest-visit.ts'
import { useIsOnline } from '../../../platform/online.ts'
import { LanguageSelect } from '../../../shared/account/language-select.tsx'
import { LegalLinks } from '../../../shared/legal/legal-links.tsx'
import { Contour } from '../../../shared/page/contour.tsx'
import { OfflineWays } from '../../../shared/page/offline-state.tsx'
import { useArrival } from '../../../shared/page/page.tsx'
import { useRedirectTarget } from '../../shared/redirect-param.ts'
import { useStartGuest } from './api.ts'
import { LocalAccountError } from './local-account-error.tsx'
import { LookAround } from './look-around.tsx'
import styles from './start-page.module.css'
import { TargetNote } from './target-note.tsx'
import { useGoOnLocally } from './use-go-on-locally.ts'

const PROJECT_WEBSITE: string | undefined = import.meta.env.VITE_PROJECT_URL

const proofs = [
  { key: 'neutral', icon: IconScale },
  { key: 'languages', icon: IconWorld },
  { key: 'yours', icon: IconShieldCheck },
] as const

/** The landing page: one claim, three proofs, the way in [ROUTE-3]. */
export function StartPage() {
  const t = useText()
  const target = useRedirectTarget()
  const user = useUser()
  const guest = useStartGuest()
  const isOnline = useIsOnline()
  const heading = useArrival(t('account.start.claim'))
  // A new guest is redirected by the tap itself, once the next page is known.
  if (user && !guest.isPending) return <Navigate to={firstPage(user, target)} replace />
  return (
    <div className={styles.start}>
      <header className={styles.hero}>
        <Contour seed={5} width={416} height={504} levels={14} />
        <div className={styles.top}>
          <span className={styles.brand}>
            <Logo />
            Plenara
          </span>
          <LanguageSelect />
        </div>
        <span className={styles.seat} aria-hidden="true" />
        <h1 ref={heading} tabIndex={-1} className={styles.claim}>
          {t('account.start.claim')}
        </h1>
      </header>
      <div className={styles.side}>
        <main id="content" className={styles.main}>
          <p className={styles.lead}>{t('account.start.lead')}</p>
          <ul className={styles.proofs}>
            {proofs.map((proof) => (
              <li key={proof.key}>
                <proof.icon aria-hidden />
                <p>
                  <strong>{t(`account.start.${proof.key}`)}</strong> <span>{t(`account.start.${proof.key}Text`)}</span>
                </p>
              </li>
            ))}
          </ul>
          <section className={styles.project}>
            <p>{`${t('account.start.project')} ${t('account.start.background')}`}</p>
            <ProjectLink text={t('account.start.website')} />
          </section>
          {wasGuestDeleted() && (
            <p role="status" className={styles.ended}>
              {t('account.start.guestEnded', { days: GUEST_DAYS })}
            </p>
          )}
          {!isOnline && <OfflineWays />}
          <div className={styles.actions}>
            {hasLocalAccount() && !guest.isPending ? <GoOnLocally target={target} /> : <LookAround target={target} guest={guest} />}
            <div className={styles.ways}>
              <ButtonLink to={withRedirect('/select-storage', target)}>{t('account.start.openAccount')}</ButtonLink>
              <ButtonLink to={withRedirect('/login', target)} kind="quiet">
                {t('common.login')}
              </ButtonLink>
            </div>
          </div>
        </main>
        <div className={styles.legal}>
          <LegalLinks />
        </div>
      </div>
    </div>
  )
}

/** The way in on a device with an account. */
function GoOnLocally({ target }: { readonly target: string | null }) {
  const t = useText()
  const local = useGoOnLocally(target)
  return (
    <>
      <TargetNote target={target} />
      <p id="local-account" className={styles.local}>
        {t('local.start.hint')}
      </p>
      {local.error && <LocalAccountError error={local.error} />}
      <Button kind="primary" size="big" full onClick={local.run} aria-disabled={local.isPending} aria-describedby="local-account">
        {t('local.start.goOn')}
      </Button>
    </>
  )
}

/** The website of the project if one is configured, else the introduction in the app. */
function ProjectLink({ text }: { readonly text: string }) {
  if (PROJECT_WEBSITE) {
    return (
      <OutsideButtonLink href={PROJECT_WEBSITE} size="small">
        {text}
      </OutsideButtonLink>
    )
  }
  return (
    <ButtonLink to="/welcome" size="small">
      {text}
    </ButtonLink>
  )
}
