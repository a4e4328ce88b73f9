import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import styles from './source.module.css'
import { SourceSheet } from './source-sheet.tsx'

export interface SourceButtonProps {
  readonly record: { readonly sourceId?: number | undefined }
  /** Says it instead of a source, where nobody delivered it. */
  readonly said?: string | undefined
}

/** Where a record comes from: a word that opens the sheet. */
export function SourceButton({ record, said }: SourceButtonProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('source.button')}
      </button>
      {isOpen && <SourceSheet sourceId={record.sourceId} said={said} onClose={() => setOpen(false)} />}
    </>
  )
}
