import { useText } from '@plenara/ui/text/text.ts'
import { IconAlertTriangle, IconFileDownload, IconLock } from '@tabler/icons-react'
import type { ChosenType } from '../../../data/session/account-type.ts'
import { isNativeApp } from '../../../platform/native-app.ts'
import styles from './select-storage-page.module.css'

export interface SelectStorageMeaningProps {
  readonly type: ChosenType
  readonly isGuest: boolean
}

/** The consequences of the choice, shown before it is confirmed. */
export function SelectStorageMeaning({ type, isGuest }: SelectStorageMeaningProps) {
  const t = useText()
  const where = isNativeApp() ? 'app' : 'browser'
  if (type === 'online') {
    return <p className={styles.meaning}>{t(isGuest ? 'move.keep.onlineNext' : 'local.confirm.online.text')}</p>
  }
  return (
    <div className={styles.meaning}>
      <ul>
        <li>
          <IconLock aria-hidden />
          <span>{t(`local.confirm.local.text.${where}`)}</span>
        </li>
        <li className={styles.warning}>
          <IconAlertTriangle aria-hidden />
          <span>{t(`local.confirm.local.warning.${where}`)}</span>
        </li>
        <li>
          <IconFileDownload aria-hidden />
          <span>{t('local.confirm.local.file')}</span>
        </li>
      </ul>
    </div>
  )
}
