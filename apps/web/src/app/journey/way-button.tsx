import { useState } from 'react'
import { useJourney } from '../../data/queries/journey.ts'
import { useText } from '../../i18n/text.ts'
import { Ring } from '../../ui/chart/ring.tsx'
import { Logo } from '../../ui/logo.tsx'
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
