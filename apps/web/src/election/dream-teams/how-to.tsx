import { useText } from '../../i18n/text.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './dream-teams.module.css'

const STEPS = ['copy', 'adapt', 'follow'] as const

/** The three steps to a Dream Team, where there is none yet. */
export function HowTo() {
  const t = useText()
  return (
    <section className={styles.howTo}>
      <h2>{t('dreamTeams.howTo.title')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`dreamTeams.howTo.${step}`)}</li>
        ))}
      </ol>
      <ButtonLink kind="primary" to="/lists">
        {t('dreamTeams.howTo.action')}
      </ButtonLink>
    </section>
  )
}
