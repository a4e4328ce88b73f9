import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './dream-teams.module.css'

const STEPS = ['copy', 'adapt', 'follow'] as const

/** The three steps to a Dream Team, shown while there is none. */
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
