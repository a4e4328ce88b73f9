import { Ring } from '@plenara/ui/chart/ring.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { Journey } from '../../data/queries/journey.ts'
import { NextStep } from '../shared/next-step.tsx'
import styles from './next-card.module.css'

/** The next step, beside the ring. */
export function NextCard({ journey }: { readonly journey: Journey }) {
  const t = useText()
  const total = journey.steps.length
  const step = journey.next ? journey.steps.indexOf(journey.next) + 1 : total
  return (
    <article className={styles.card} data-tour="next-step">
      <div className={styles.ring}>
        <Ring done={journey.progress} size={88} width={8} />
        <p>
          <span className="visually-hidden">{t('journey.stepOf', { step, total })}</span>
          <b aria-hidden="true">{step}</b>
          <small aria-hidden="true">
            /<span>{total}</span>
          </small>
        </p>
      </div>
      <NextStep journey={journey} heading="h2" />
    </article>
  )
}
