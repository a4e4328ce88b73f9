import type { Candidate } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import styles from './changes.module.css'
import { ChangesSheet } from './changes-sheet.tsx'

/** A button that opens the log of changes of a public statement, if there is one. The log is loaded when it is opened. */
export function ChangesButton({ candidate }: { readonly candidate: Candidate }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (!candidate.hasChanges) return null
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('candidate.changes.button')}
      </button>
      {isOpen && <ChangesSheet candidate={candidate} onClose={() => setOpen(false)} />}
    </>
  )
}
