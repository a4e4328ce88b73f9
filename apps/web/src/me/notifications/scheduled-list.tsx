import type { LocalNotification } from '@plenara/domain/surveys'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { useRecipient, useScheduled } from './api.ts'
import styles from './notifications.module.css'

export interface ScheduledListProps {
  readonly title: string
  /** Notifications are switched off. */
  readonly isOff?: boolean
}

/** The notifications with their times, the next one first. */
export function ScheduledList({ title, isOff = false }: ScheduledListProps) {
  const t = useText()
  const recipient = useRecipient()
  const { data, error, isPending, refetch } = useScheduled()
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {isOff ? (
        <p>{t('notifications.off')}</p>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton rows={3} />
      ) : data.length === 0 ? (
        <p>{t('notifications.none')}</p>
      ) : (
        <ol className={styles.list} lang={recipient?.lang}>
          {data.map((notification) => (
            <Entry key={notification.id} notification={notification} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Entry({ notification: { title, text, at } }: { readonly notification: LocalNotification }) {
  const t = useText()
  const moment = at.toISOString()
  return (
    <li>
      <time dateTime={moment}>{t('notifications.moment', { ...swissMoment(moment) })}</time>
      <b>{title}</b>
      <span>{text}</span>
    </li>
  )
}
