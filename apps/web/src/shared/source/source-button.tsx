import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import styles from './source.module.css'
import { SourceSheet } from './source-sheet.tsx'

/** Where a record comes from: a word that opens the sheet. */
export function SourceButton({ record }: { readonly record: { readonly sourceId?: number | undefined } }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('source.button')}
      </button>
      {isOpen && <SourceSheet sourceId={record.sourceId} onClose={() => setOpen(false)} />}
    </>
  )
}
