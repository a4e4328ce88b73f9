import { IconCircle, IconCircleCheckFilled, IconCircleDot, IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Ring } from '../components/ring.tsx'
import { useText } from '../i18n/text.ts'
import { STEP_PATHS, useJourney } from '../lib/journey.ts'
import styles from './way-panel.module.css'

const icons = { done: IconCircleCheckFilled, next: IconCircleDot, open: IconCircle, locked: IconLock } as const

/** The ring with its five steps as a list, always open at the top of the panel on wide screens [NAV-3]. */
export function WayPanel() {
  const t = useText()
  const journey = useJourney()
  return (
    <nav className={styles.panel} aria-label={t('journey.title')}>
      <div className={styles.ring}>
        <Ring done={journey.progress} size={144} width={10} />
        <span>{t('journey.title')}</span>
      </div>
      <ol>
        {journey.steps.map(({ step, state }) => {
          const Icon = icons[state]
          const word = state === 'locked' && step !== 'profile' ? t(`journey.locked.${step}`) : t(`journey.state.${state}`)
          return (
            <li key={step}>
              <Link to={STEP_PATHS[step]} className={styles[state]} aria-disabled={state === 'locked' || undefined} title={word}>
                <Icon aria-hidden size={20} />
                {t(`journey.${step}`)}
                <span className="visually-hidden">{`, ${word}`}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
