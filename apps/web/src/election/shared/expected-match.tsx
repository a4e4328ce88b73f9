import { useText } from '@plenara/ui/text/text.ts'
import { lazy, Suspense } from 'react'
import type { ExpectedBandProps } from './expected-band.tsx'
import styles from './expected-match.module.css'

export interface ExpectedMatchProps extends ExpectedBandProps {
  /** How many short questions are open. */
  readonly left: number
}

const ExpectedBand = lazy(async () => ({ default: (await import('./expected-band.tsx')).ExpectedBand }))

/** Replaces a percent until the short questions are answered: its expected range, and the number of questions left. */
export function ExpectedMatch({ left, ...person }: ExpectedMatchProps) {
  const t = useText()
  return (
    <div className={styles.expected}>
      <Suspense fallback={null}>
        <ExpectedBand {...person} />
      </Suspense>
      <p>{t('outlook.later', { count: left })}</p>
    </div>
  )
}
