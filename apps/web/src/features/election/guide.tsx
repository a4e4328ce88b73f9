import type { JourneyStep } from '@plenara/domain'
import { IconArrowRight, IconCheck, IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useText } from '../../i18n/text.ts'
import { type Journey, STEP_PATHS } from '../../lib/journey.ts'
import styles from './guide.module.css'

/** The five steps to the Dream Teams as a list. */
export function Guide({ journey, seats }: { readonly journey: Journey; readonly seats: number }) {
  const t = useText()
  const detail = (step: JourneyStep) => t(`journey.detail.${step}`, { ...journey.questions, seats })
  return (
    <section aria-labelledby="guide">
      <h2 id="guide" className={styles.title} data-tour="guide">
        {t('journey.guide')}
      </h2>
      <ol className={styles.steps}>
        {journey.steps.map(({ step, state }, index) => (
          <li key={step} className={state === 'next' ? styles.current : undefined}>
            <Link to={STEP_PATHS[step]} aria-disabled={state === 'locked' || undefined}>
              <span className={`num ${styles.number}`}>{index + 1}</span>
              <span className={styles.text}>
                <b>{t(`journey.${step}`)}</b>
                <small>{state === 'locked' && step !== 'profile' ? t(`journey.locked.${step}`) : detail(step)}</small>
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
