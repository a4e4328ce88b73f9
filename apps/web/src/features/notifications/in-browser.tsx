import { ButtonLink } from '../../components/button.tsx'
import { useText } from '../../i18n/text.ts'
import styles from './notifications.module.css'
import { ScheduledList } from './scheduled-list.tsx'

/** A browser cannot announce anything on a day to come: says so, and what takes its place. */
export function InBrowser() {
  const t = useText()
  return (
    <>
      <section className={styles.panel}>
        <h2>{t('notifications.web.title')}</h2>
        <p>{t('notifications.web.text')}</p>
        <div className={styles.actions}>
          <ButtonLink to="/splash">{t('notifications.web.elections')}</ButtonLink>
          <ButtonLink to="/government">{t('notifications.web.sessions')}</ButtonLink>
        </div>
      </section>
      <ScheduledList title={t('notifications.upcoming')} />
    </>
  )
}
