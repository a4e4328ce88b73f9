import { Button } from '@plenara/ui/button.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { clearSentRequests, type SentRequest, sentRequests } from '../../platform/sent-log.ts'
import { Page } from '../../shared/page/page.tsx'
import { EmptyState } from '../../shared/page/state-panel.tsx'
import { inBytes, inMinutes } from './sent-figures.ts'
import styles from './sent-page.module.css'
import { subjectOf } from './sent-subject.ts'

/** What this device has asked the server for without an account: what, when, the whole address, and how many bytes [SESSION-6]. */
export function SentPage() {
  const t = useText()
  const isLocal = useIsLocalAccount()
  const [sent, setSent] = useState(sentRequests)
  // An account on the server sends its opinions there; that is what it is for.
  if (!isLocal) return <Navigate to="/settings" replace />
  const clear = () => {
    clearSentRequests()
    setSent([])
    showToast(t('settings.sent.cleared'))
  }
  return (
    <Page title={t('settings.sent.title')}>
      <div className={styles.intro}>
        <p>{t('settings.sent.lead')}</p>
        <p>{`${t('settings.sent.files')} ${t('settings.sent.kept')}`}</p>
      </div>
      {sent.length === 0 ? (
        <EmptyState text={t('settings.sent.empty')} />
      ) : (
        <>
          <Total sent={sent} />
          <ol className={styles.list}>
            {sent.map((one) => (
              <Row key={`${one.at} ${one.address}`} request={one} />
            ))}
          </ol>
          <Button onClick={clear}>{t('settings.sent.clear')}</Button>
        </>
      )}
    </Page>
  )
}

function Total({ sent }: { readonly sent: readonly SentRequest[] }) {
  const t = useText()
  const language = useLanguage()
  const sum = (of: (one: SentRequest) => number) =>
    inBytes(
      sent.reduce((total, one) => total + of(one), 0),
      language,
    )
  const figures = { n: sent.length, sent: sum((one) => one.sent), received: sum((one) => one.received ?? 0) }
  return <p className={`num ${styles.total}`}>{t('settings.sent.total', figures)}</p>
}

function Row({ request }: { readonly request: SentRequest }) {
  const t = useText()
  const language = useLanguage()
  const { at, address, sent, received, status } = request
  const outcome = status === null ? 'unanswered' : received === null ? 'unmeasured' : 'answered'
  const figures = { sent: inBytes(sent, language), received: inBytes(received ?? 0, language) }
  return (
    <li>
      <p className={styles.what}>
        <b>{t(`settings.sent.what.${subjectOf(address)}`)}</b>
        <time className="num" dateTime={new Date(at).toISOString()}>
          {inMinutes(at)}
        </time>
      </p>
      <code className={styles.address}>
        GET <span>{address}</span>
      </code>
      <p className={`num ${styles.bytes}`}>{t(`settings.sent.${outcome}`, figures)}</p>
    </li>
  )
}
