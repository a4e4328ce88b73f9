import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './notifications.module.css'

/** Explains why there are no notifications here, and links to the dates. */
export function WithoutPush({ text }: { readonly text: string }) {
  const t = useText()
  return (
    <section className={styles.panel}>
      <h2>{t('notifications.web.title')}</h2>
      <p>{text}</p>
      <div className={styles.actions}>
        <ButtonLink to="/splash">{t('notifications.web.elections')}</ButtonLink>
        <ButtonLink to="/government">{t('notifications.web.sessions')}</ButtonLink>
      </div>
    </section>
  )
}
