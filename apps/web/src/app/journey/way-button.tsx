import { Ring } from '@plenara/ui/chart/ring.tsx'
import { Logo } from '@plenara/ui/logo.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useJourney } from '../../data/queries/journey.ts'
import styles from './way-button.module.css'
import { WaySheet } from './way-sheet.tsx'

/** The ring in the bar and in the rail: opens the circular menu [NAV-3]. */
export function WayButton() {
  const t = useText()
  const { progress } = useJourney()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.button} aria-expanded={isOpen} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.disc}>
          <Ring done={progress} />
          <Logo size={28} />
        </span>
        <span>{t('nav.way')}</span>
      </button>
      {isOpen && <WaySheet onClose={() => setOpen(false)} />}
    </>
  )
}
