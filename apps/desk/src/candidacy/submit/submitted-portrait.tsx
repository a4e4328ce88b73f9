import type { CandidacyOfPerson } from '@plenara/contract'
import { portraitAddress } from '@plenara/contract/desk-client'
import { useText } from '@plenara/ui/text/text.ts'
import { PortraitViews } from '../shared/portrait-views.tsx'
import styles from './submit-page.module.css'

/** The portrait that voters will see. */
export function SubmittedPortrait({ candidacy: { id, portrait } }: { readonly candidacy: CandidacyOfPerson }) {
  const t = useText()
  if (portrait.hash === null) return null
  return (
    <details className={styles.answers}>
      <summary>
        <h2>{t('portrait.title')}</h2>
      </summary>
      <PortraitViews src={portraitAddress('/api', id, portrait.hash)} />
    </details>
  )
}
