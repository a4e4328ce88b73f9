import { useText } from '@plenara/ui/text/text.ts'
import { ErrorState } from '../page/state-panel.tsx'
import styles from './pin.module.css'
import { usePins } from './pins-provider.tsx'
import { showPins, usePinsShown } from './pins-shown.ts'

/** Shows or hides the pins at the facts [NOTE-1]; shows an error if they could not be loaded. */
export function PinsSwitch() {
  const t = useText()
  const isShown = usePinsShown()
  const { notepad } = usePins()
  if (!notepad.exists) return null
  if (notepad.error) return <ErrorState error={notepad.error} onRetry={notepad.retry} />
  return (
    <label className={styles.switch}>
      <span>{t('notes.pins')}</span>
      <input type="checkbox" checked={isShown} onChange={(event) => showPins(event.target.checked)} />
    </label>
  )
}
