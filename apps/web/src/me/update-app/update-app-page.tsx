import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { checkVersion, type Verdict } from '../../platform/native/version-guard.ts'
import { isNative } from '../../platform/platform.ts'
import { EntryPage } from '../../shared/page/entry-page.tsx'
import { storeUrl } from './store-url.ts'
import styles from './update-app-page.module.css'

/** The page for an installed app that is too old [ROUTE-42]: why, the needed version, a link to the store, and the export of the data. */
export function UpdateAppPage() {
  const verdict = useVerdict()
  if (!isNative() || verdict?.isTooOld === false) return <NothingToDo />
  return <TooOld verdict={verdict} />
}

function useVerdict(): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  useEffect(() => {
    if (isNative()) void checkVersion().then(setVerdict)
  }, [])
  return verdict
}

/** Shown in a browser and after the update. */
function NothingToDo() {
  const t = useText()
  return (
    <EntryPage title={t('updateApp.current.title')} lead={t(isNative() ? 'updateApp.current.app' : 'updateApp.current.web')}>
      <ButtonLink to="/government" kind="primary" size="big" full>
        {t('updateApp.current.go')}
      </ButtonLink>
    </EntryPage>
  )
}

function TooOld({ verdict }: { readonly verdict: Verdict | null }) {
  const t = useText()
  const store = storeUrl()
  return (
    <EntryPage title={t('updateApp.title')} lead={t('updateApp.lead')}>
      {verdict && <Versions verdict={verdict} />}
      {store ? (
        <ButtonLink to={store} target="_blank" rel="noreferrer" kind="primary" size="big" full>
          {t('updateApp.store')}
        </ButtonLink>
      ) : (
        <p>{t('updateApp.noStore')}</p>
      )}
      <section className={styles.data}>
        <h2>{t('updateApp.data.title')}</h2>
        <p>{t('updateApp.data.text')}</p>
        <p>
          <Link to="/settings">{t('updateApp.data.link')}</Link>
        </p>
      </section>
    </EntryPage>
  )
}

function Versions({ verdict }: { readonly verdict: Verdict }) {
  const t = useText()
  return (
    <dl className={styles.versions}>
      <dt>{t('updateApp.installed')}</dt>
      <dd>{verdict.installed}</dd>
      {verdict.needed && (
        <>
          <dt>{t('updateApp.needed')}</dt>
          <dd>{t('updateApp.atLeast', { version: verdict.needed })}</dd>
        </>
      )}
    </dl>
  )
}
