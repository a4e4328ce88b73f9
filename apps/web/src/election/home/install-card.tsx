import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Journey } from '../../data/queries/journey.ts'
import { installOffer, onInstallOffer } from '../../platform/install-offer.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import styles from './install-card.module.css'
import { countVisit, isDismissed, isInstalled, isIos, rememberDismissal } from './install-state.ts'

/** Offers to install the app, after the first step of the journey or on the second visit, never while the page loads; nothing if that is impossible. */
export function InstallCard({ journey }: { readonly journey: Journey }) {
  const [visits, setVisits] = useState(0)
  const [isOver, setOver] = useState(() => isDismissed(Date.now()))
  const offer = useSyncExternalStore(onInstallOffer, installOffer)
  useEffect(() => whenIdle(() => setVisits(countVisit())), [])
  const knowsTheApp = visits > 1 || (visits > 0 && journey.done > 0)
  if (isOver || !knowsTheApp || isInstalled() || !(offer || isIos())) return null
  const dismiss = () => {
    rememberDismissal(Date.now())
    setOver(true)
  }
  const install = async () => {
    const answer = await offer?.prompt()
    if (answer?.outcome === 'dismissed') rememberDismissal(Date.now())
    setOver(true)
  }
  return <Card onInstall={offer ? install : null} onDismiss={dismiss} />
}

/** @param onInstall null if the browser has no prompt and the voter must install by hand */
function Card({ onInstall, onDismiss }: { readonly onInstall: (() => void) | null; readonly onDismiss: () => void }) {
  const t = useText()
  return (
    <section className={styles.card} aria-labelledby="install">
      <img src="/icons/icon-192.png" alt="" width={48} height={48} />
      <h2 id="install">{t('install.title')}</h2>
      <p>{t('install.text')}</p>
      {!onInstall && (
        <>
          <h3>{t('install.ios')}</h3>
          <ol>
            <li>{t('install.share')}</li>
            <li>{t('install.add')}</li>
          </ol>
        </>
      )}
      <div className={styles.actions}>
        {onInstall && <Button onClick={onInstall}>{t('install.install')}</Button>}
        <Button kind="quiet" onClick={onDismiss}>
          {t('install.later')}
        </Button>
      </div>
    </section>
  )
}
