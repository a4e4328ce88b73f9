import { Ring } from '@plenara/ui/chart/ring.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCircle, IconCircleCheckFilled, IconCircleDot, IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useJourney } from '../../data/queries/journey.ts'
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
          const name = journey.names[step]
          const word = state === 'locked' && name !== 'profile' ? t(`journey.locked.${name}`) : t(`journey.state.${state}`)
          return (
            <li key={step}>
              <Link to={journey.paths[step]} className={styles[state]} aria-disabled={state === 'locked' || undefined} title={word}>
                <Icon aria-hidden size={20} />
                <span>{t(`journey.${name}`)}</span>
                <span className="visually-hidden">{`, ${word}`}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
