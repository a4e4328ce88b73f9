import type { Candidate } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import styles from './changes.module.css'
import { ChangesSheet } from './changes-sheet.tsx'

/** What somebody changed of a public statement: a word that opens the log, and only where there is one. Nothing is asked before. */
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
