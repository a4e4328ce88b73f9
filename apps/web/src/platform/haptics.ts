import { wantsLittleMotion } from './reduced-motion.ts'
import { isNative } from './platform.ts'

const TICK_MS = 8

/** A light tick in the hand for something that has just been decided; none where little motion is wanted, or where nothing can tick. */
export function tick(): void {
  if (wantsLittleMotion()) return
  if (isNative()) {
    void import('./native/native-haptics.ts').then(({ tickNatively }) => tickNatively())
    return
  }
  // A browser ticks only once somebody has touched the page.
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(TICK_MS)
}
