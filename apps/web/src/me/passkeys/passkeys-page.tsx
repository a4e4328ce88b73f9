import { useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../data/calls/query-client.ts'
import { hasPasskeyPrompt } from '../../data/session/passkey-prompt.ts'
import { useUserId } from '../../data/session/session.ts'
import { CreatePasskey } from '../../shared/account/create-passkey.tsx'
import { TaskPage } from '../../shared/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { PasskeyItem } from './passkey-item.tsx'
import styles from './passkeys-page.module.css'

/** The passkeys of the account: create, rename, remove. */
export function PasskeysPage() {
  const t = useText()
  return (
    <TaskPage title={t('passkeys.title')} closeTo="/settings">
      <div className={styles.page}>
        <p>{t('passkeys.lead')}</p>
        <PasskeyList />
        {hasPasskeyPrompt() ? (
          <div className={styles.create}>
            <CreatePasskey kind="primary" size="big" />
          </div>
        ) : (
          <p className={styles.note}>{t('passkeys.unsupported')}</p>
        )}
      </div>
    </TaskPage>
  )
}

function PasskeyList() {
  const t = useText()
  const { data, error, isPending, refetch } = useCall('getPasskeys', { params: { id: useUserId() } })
  if (isPending) return <Skeleton rows={2} />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data.passkeys.length === 0) return <p className={styles.note}>{t('passkeys.empty')}</p>
  return (
    <>
      <ul className={styles.list}>
        {data.passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {!data.hasPassword && <p className={styles.note}>{t('passkeys.onlyWay')}</p>}
    </>
  )
}
