import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import styles from './source.module.css'
import { SourceSheet } from './source-sheet.tsx'

export interface SourceButtonProps {
  readonly record: { readonly sourceId?: number | undefined }
  /** A sentence to show instead of a source, for data that was not delivered. */
  readonly note?: string | undefined
}

/** A button that shows the source of a record in a sheet. */
export function SourceButton({ record, note }: SourceButtonProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('source.button')}
      </button>
      {isOpen && <SourceSheet sourceId={record.sourceId} note={note} onClose={() => setOpen(false)} />}
    </>
  )
}
