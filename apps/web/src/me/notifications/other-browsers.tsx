import type { PushDevice } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { errorTextId } from '../../data/calls/error-text.ts'
import { deletePushDevice } from '../../data/commands/online/push.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import styles from './notifications.module.css'

/** The other browsers in which notifications are on, each with its push service and a button that ends it. */
export function OtherBrowsers({ devices }: { readonly devices: readonly PushDevice[] }) {
  const t = useText()
  const end = useCommand(deletePushDevice)
  if (devices.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>{t('notifications.push.others')}</h2>
      <ul className={styles.list}>
        {devices.map(({ id, service, createdAt }) => (
          <li key={id} className={styles.browser}>
            <span>{t('notifications.push.since', { day: formatDay(createdAt), service })}</span>
            <Button
              onClick={() => !end.isPending && end.mutate({ deviceId: id, isHere: false })}
              aria-disabled={end.isPending}
              aria-label={t('notifications.push.endOf', { day: formatDay(createdAt), service })}
            >
              {t('notifications.push.end')}
            </Button>
          </li>
        ))}
      </ul>
      {end.error && <p role="alert">{t(errorTextId(end.error))}</p>}
    </section>
  )
}
