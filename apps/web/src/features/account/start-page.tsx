import { IconScale, IconShieldCheck, IconWorld } from '@tabler/icons-react'
import { Link, Navigate } from 'react-router'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Contour } from '../../components/contour.tsx'
import { LanguageSelect } from '../../components/language-select.tsx'
import { LegalLinks } from '../../components/legal-links.tsx'
import { Logo } from '../../components/logo.tsx'
import { OfflineWays } from '../../components/offline-state.tsx'
import { useArrival } from '../../components/page.tsx'
import { useText } from '../../i18n/text.ts'
import { hasLocalAccount } from '../../lib/account-type.ts'
import { firstPage, withRedirect } from '../../lib/entry.ts'
import { useIsOnline } from '../../lib/online.ts'
import { useRedirectTarget } from '../../lib/redirect-param.ts'
import { useUser } from '../../lib/user.ts'
import { LocalAccountError } from './local-account-error.tsx'
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
  const isOnline = useIsOnline()
  const heading = useArrival(t('account.start.claim'))
  if (user) return <Navigate to={firstPage(user, target)} replace />
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
                  <strong>{t(`account.start.${proof.key}`)}</strong> {t(`account.start.${proof.key}Text`)}
                </p>
              </li>
            ))}
          </ul>
          <p className={styles.project}>
            {t('account.start.project')} <ProjectLink text={t('account.start.website')} />
          </p>
          {!isOnline && <OfflineWays />}
          <div className={styles.actions}>
            <TargetNote target={target} />
            <Begin target={target} />
            <div className={styles.ways}>
              <ButtonLink to={withRedirect('/login', target)} kind="quiet">
                {t('account.login.submit')}
              </ButtonLink>
              <ButtonLink to={withRedirect('/location', target)} kind="quiet">
                {t('account.start.lookAround')}
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

/** The way in: on with the account of this device where there is one, else to the choice of an account. */
function Begin({ target }: { readonly target: string | null }) {
  const t = useText()
  const local = useGoOnLocally(target)
  if (!hasLocalAccount()) {
    return (
      <ButtonLink to={withRedirect('/select-storage', target)} kind="primary" size="big" full>
        {t('account.start.begin')}
      </ButtonLink>
    )
  }
  return (
    <>
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

/** The website of the project where one is configured, else the introduction in the app. */
function ProjectLink({ text }: { readonly text: string }) {
  if (PROJECT_WEBSITE) {
    return (
      <a href={PROJECT_WEBSITE} target="_blank" rel="noreferrer">
        {text}
      </a>
    )
  }
  return <Link to="/welcome">{text}</Link>
}
