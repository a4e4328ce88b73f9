import { wantsLittleMotion } from './reduced-motion.ts'
import { isNative } from './platform.ts'

const TICK_MS = 8

/** A light vibration for a decision; none where reduced motion is wanted, or where the device cannot vibrate. */
export function tick(): void {
  if (wantsLittleMotion()) return
  if (isNative()) {
    void import('./native/native-haptics.ts').then(({ tickNatively }) => tickNatively())
    return
  }
  // A browser vibrates only after the user has interacted with the page.
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(TICK_MS)
}
