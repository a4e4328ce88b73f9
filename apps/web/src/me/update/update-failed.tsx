import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import type { ImportView } from '../../data/device/import/importer.ts'
import { putOffUpdate } from '../../data/device/import/use-catalogue-need.ts'
import { isNativeApp } from '../../platform/native-app.ts'
import { closeApp } from './close-app.ts'
import styles from './update-page.module.css'

interface UpdateFailedProps {
  readonly view: ImportView
  readonly cantonId: number | null
  readonly onRetry: () => void
}

/** The message of the specification for a failed update, a button to try again, and one that closes the app [IMPORT-5]. */
export function UpdateFailed({ view, cantonId, onRetry }: UpdateFailedProps) {
  const t = useText()
  const navigate = useNavigate()
  const close = async () => {
    if (await closeApp()) return
    putOffUpdate(cantonId)
    navigate('/start')
  }
  return (
    <div className={styles.failed}>
      <div role="alert" className={styles.alert}>
        <IconAlertTriangle aria-hidden />
        <p>{t('update.failed.text')}</p>
        {view.problem === 'storage' && <p>{t('update.failed.storage')}</p>}
        {!view.requiresFullImport && <p>{t('update.failed.kept')}</p>}
      </div>
      <Button kind="primary" size="big" onClick={onRetry}>
        {t('common.retry')}
      </Button>
      <Button onClick={close}>{t(isNativeApp() ? 'update.failed.closeApp' : 'update.failed.close')}</Button>
    </div>
  )
}
