import { useText } from '@plenara/ui/text/text.ts'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { useJourney } from '../../data/queries/journey.ts'
import { NextStep } from '../../election/shared/next-step.tsx'
import { WayRing } from './way-ring.tsx'
import styles from './way-sheet.module.css'

/** The circular menu: the whole screen on phones, a popover beside the rail. Esc, the cross and a step close it; focus returns to the button. */
export function WaySheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const { election } = useActiveElection()
  const journey = useJourney()
  useCloseOnNavigation(onClose)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="way-title"
      {...{ closedby: 'any' }}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id="way-title">{t('journey.title')}</h2>
      {election && (
        <p className={styles.election} lang={election.fallback?.name}>
          {election.name}
        </p>
      )}
      <WayRing journey={journey} />
      <NextStep journey={journey} heading="h3" />
      <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
        <IconX aria-hidden size={28} />
      </button>
    </dialog>
  )
}

/** Closes the menu when a step is chosen, also the one of the present page. */
function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key) onClose()
  }, [key, onClose])
}
