import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { HOME } from '../../../data/session/entry.ts'
import { SaveFileDialog } from '../../../shared/account/account-file/save-file-dialog.tsx'
import { EntryPage } from '../../../shared/page/entry-page.tsx'
import styles from './select-storage-page.module.css'

export interface StoredOnDeviceProps {
  /** Whether the browser has made the storage persistent; null while it has not answered. */
  readonly isPersisted: boolean | null
  readonly target: string | null
}

/** Shown when a guest has chosen an account on this device: offers to save it as a file. */
export function StoredOnDevice({ isPersisted, target }: StoredOnDeviceProps) {
  const t = useText()
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)
  return (
    <EntryPage
      title={t('move.keep.done')}
      lead={t('move.keep.doneText')}
      foot={
        <Button kind="primary" size="big" full onClick={() => setSaving(true)}>
          {t('move.keep.file')}
        </Button>
      }
    >
      <div className={styles.form}>
        {isPersisted !== null && <p className={styles.note}>{t(isPersisted ? 'move.keep.persisted' : 'move.keep.notPersisted')}</p>}
        <Button size="big" full onClick={() => navigate(target ?? HOME, { replace: true })}>
          {t('move.keep.goOn')}
        </Button>
      </div>
      {isSaving && <SaveFileDialog onClose={() => setSaving(false)} />}
    </EntryPage>
  )
}
