import type { JourneyEntry, JourneyStep } from '@plenara/domain/journey'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight, IconCheck, IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Journey } from '../../data/queries/journey.ts'
import styles from './guide.module.css'

/** The five steps to the Dream Teams as a list. */
export function Guide({ journey, seats }: { readonly journey: Journey; readonly seats: number }) {
  const t = useText()
  const detail = (step: JourneyStep) => t(`journey.detail.${journey.names[step]}`, { ...journey.questions, seats })
  const lockedText = (step: JourneyStep, state: JourneyEntry['state']) => {
    const name = journey.names[step]
    return state === 'locked' && name !== 'profile' ? t(`journey.locked.${name}`) : undefined
  }
  return (
    <section aria-labelledby="guide">
      <h2 id="guide" className={styles.title} data-tour="guide">
        {t('journey.guide')}
      </h2>
      <ol className={styles.steps}>
        {journey.steps.map(({ step, state }, index) => (
          <li key={step} className={state === 'next' ? styles.current : undefined}>
            <Link to={journey.paths[step]} aria-disabled={state === 'locked' || undefined}>
              <span className={`num ${styles.number}`}>{index + 1}</span>
              <span className={styles.text}>
                <b>{t(`journey.${journey.names[step]}`)}</b>
                <small>{lockedText(step, state) ?? detail(step)}</small>
              </span>
              {state === 'locked' ? (
                <IconLock aria-hidden />
              ) : state === 'done' ? (
                <IconCheck aria-hidden />
              ) : (
                <IconArrowRight aria-hidden />
              )}
              <span className="visually-hidden">{t(`journey.state.${state}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
