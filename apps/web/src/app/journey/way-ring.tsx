import type { JourneyEntry } from '@plenara/domain/journey'
import { Ring } from '@plenara/ui/chart/ring.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCheck, IconHeart, IconLayersIntersect, IconListDetails, IconLock, IconTrophy, IconUserCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Journey } from '../../data/queries/journey.ts'
import styles from './way-ring.module.css'

const icons = {
  profile: IconUserCircle,
  evaluate: IconLayersIntersect,
  favorites: IconHeart,
  lists: IconListDetails,
  'dream-teams': IconTrophy,
} as const

/** Five steps clockwise from 12 o'clock; locked steps stay reachable and show what opens them [NAV-3]. */
export function WayRing({ journey }: { readonly journey: Journey }) {
  const t = useText()
  const total = journey.steps.length
  const step = journey.next ? journey.steps.indexOf(journey.next) + 1 : journey.done
  return (
    <nav className={styles.way} aria-label={t('journey.title')}>
      <div className={styles.arc} aria-hidden="true">
        <Ring done={journey.progress} size={288} width={12} />
      </div>
      <p className={styles.middle}>
        <span className="visually-hidden">{t('journey.stepOf', { step, total })}</span>
        <b aria-hidden="true">{step}</b>
        <span aria-hidden="true">{t('journey.of', { total })}</span>
      </p>
      <ol>
        {journey.steps.map((entry, index) => (
          <li key={entry.step} className={styles[entry.state]} style={placeOf(index, total)}>
            <Step entry={entry} journey={journey} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Step({ entry, journey }: { readonly entry: JourneyEntry; readonly journey: Journey }) {
  const t = useText()
  const isLocked = entry.state === 'locked'
  const name = journey.names[entry.step]
  const Icon = isLocked ? IconLock : entry.state === 'done' ? IconCheck : icons[entry.step]
  const state = isLocked && name !== 'profile' ? t(`journey.locked.${name}`) : t(`journey.state.${entry.state}`)
  return (
    <Link to={journey.paths[entry.step]} className={styles.step} aria-disabled={isLocked || undefined} title={state}>
      <span className={styles.disc}>
        <Icon aria-hidden size={28} />
      </span>
      <span className={styles.name}>{t(`journey.${name}`)}</span>
      <span className="visually-hidden">{`, ${state}`}</span>
    </Link>
  )
}

/** Places on the circle, in percent of the box, clockwise from the top. */
function placeOf(index: number, total: number) {
  const angle = (2 * Math.PI * index) / total
  return { left: `${50 + 36 * Math.sin(angle)}%`, top: `${50 - 36 * Math.cos(angle)}%` }
}
