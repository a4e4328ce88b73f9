import { formatDay } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { supportsPasskeys } from '@plenara/ui/passkey/passkey-prompt.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addPasskey } from '../../data/passkeys.ts'
import { PASSKEYS, usePasskeys } from '../../data/queries.ts'
import { ErrorState, Loading } from '../../page/states.tsx'
import styles from './access-page.module.css'
import { PasskeyItem } from './passkey-item.tsx'
import { useProven } from './use-proven.tsx'

/** The passkeys of the account: create, rename, remove. */
export function PasskeysSection() {
  const t = useText()
  const [message, setMessage] = useState<'passkeys.created' | 'passkeys.removed' | null>(null)
  return (
    <section className={styles.section}>
      <h2>{t('passkeys.title')}</h2>
      <p>{t('passkeys.lead')}</p>
      <PasskeyList onRemoved={() => setMessage('passkeys.removed')} />
      <p role="status" className={styles.quiet}>
        {message && t(message)}
      </p>
      {supportsPasskeys() ? (
        <CreatePasskey onCreated={() => setMessage('passkeys.created')} />
      ) : (
        <p className={styles.quiet}>{t('passkeys.unsupported')}</p>
      )}
    </section>
  )
}

function PasskeyList({ onRemoved }: { readonly onRemoved: () => void }) {
  const t = useText()
  const { data, error, isPending, refetch } = usePasskeys()
  if (isPending) return <Loading rows={2} />
  if (!data) return <ErrorState error={error} onRetry={() => refetch()} />
  const { passkeys, hasPassword } = data
  if (passkeys.length === 0) return <p className={styles.quiet}>{t(hasPassword ? 'passkeys.empty' : 'access.noWay')}</p>
  return (
    <>
      <ul className={styles.list}>
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} onRemoved={onRemoved} />
        ))}
      </ul>
      {!hasPassword && <p className={styles.quiet}>{t('passkeys.onlyWay')}</p>}
    </>
  )
}

function CreatePasskey({ onCreated }: { readonly onCreated: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const { run, isPending, error, proof } = useProven(addPasskey, () => {
    onCreated()
    void queries.invalidateQueries({ queryKey: PASSKEYS })
  })
  const name = () => t('passkeys.defaultName', { day: formatDay(new Date().toISOString()) })
  return (
    <div className={styles.create}>
      <Button kind="primary" onClick={() => run(name())} aria-disabled={isPending}>
        {t('passkeys.create')}
      </Button>
      {error !== null && <ErrorState error={error} />}
      {proof}
    </div>
  )
}
