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

/** The requests that this device sent without an account: subject, time, full address and size [SESSION-6]. */
export function SentPage() {
  const t = useText()
  const isLocal = useIsLocalAccount()
  const [sent, setSent] = useState(sentRequests)
  // Requests of an account on the server are not logged.
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
            {sent.map((request) => (
              <Row key={`${request.at} ${request.address}`} request={request} />
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
  const sum = (of: (request: SentRequest) => number) =>
    inBytes(
      sent.reduce((total, request) => total + of(request), 0),
      language,
    )
  const figures = { n: sent.length, sent: sum((request) => request.sent), received: sum((request) => request.received ?? 0) }
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
