import { readDevice, readTab, writeDevice, writeTab } from '../../platform/device-storage.ts'

const DISMISSED_MS = 90 * 86_400_000
const DISMISSED = 'install-dismissed-at'
const VISITS = 'visits'
const VISIT = 'visit'

/** Counts this visit once per tab, and returns its number on this device. */
export function countVisit(): number {
  const before = Number(readDevice(VISITS) ?? 0)
  if (readTab(VISIT)) return Math.max(1, before)
  writeTab(VISIT, 'counted')
  writeDevice(VISITS, String(before + 1))
  return before + 1
}

/** Whether the voter dismissed the card within the last 90 days. @param now milliseconds since 1970 */
export function isDismissed(now: number): boolean {
  const at = Number(readDevice(DISMISSED) ?? 0)
  return now - at < DISMISSED_MS
}

export function rememberDismissal(now: number): void {
  writeDevice(DISMISSED, String(now))
}

/** Whether this is the installed app already, from the browser or from a store. */
export function isInstalled(): boolean {
  const capacitor = Reflect.get(globalThis, 'Capacitor') as { isNativePlatform?(): boolean } | undefined
  const isOnHomeScreen = Reflect.get(navigator, 'standalone') === true || matchMedia('(display-mode: standalone)').matches
  return isOnHomeScreen || capacitor?.isNativePlatform?.() === true
}

/** Whether this is an iPhone or iPad, where users install by hand; only their browsers have `standalone`. */
export function isIos(): boolean {
  return 'standalone' in navigator
}
