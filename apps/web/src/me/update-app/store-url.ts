import { platform } from '../../platform/platform.ts'

const PLAY_STORE = 'https://play.google.com/store/apps/details?id=ch.plenara.app'

/** The address of the app in the store of this phone; null if the build has none (`VITE_STORE_URL_ANDROID`, `VITE_STORE_URL_IOS`). */
export function storeUrl(): string | null {
  if (platform() === 'ios') return import.meta.env.VITE_STORE_URL_IOS || null
  return import.meta.env.VITE_STORE_URL_ANDROID || PLAY_STORE
}
