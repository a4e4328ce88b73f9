import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useWakeLock } from '../../../platform/use-wake-lock.ts'
import styles from './keep-awake.module.css'

/** A switch that keeps the screen on while copying. */
export function KeepAwake() {
  const t = useText()
  const [isAwake, setAwake] = useState(false)
  useWakeLock(isAwake)
  return (
    <label className={styles.awake}>
      <span>
        <b>{t('lists.view.keepAwake')}</b>
        <small>{t('lists.view.keepAwakeHint')}</small>
      </span>
      <input type="checkbox" checked={isAwake} onChange={(event) => setAwake(event.target.checked)} />
    </label>
  )
}
