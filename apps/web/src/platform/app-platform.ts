import type { AppPlatform } from '@plenara/contract'

/** In which form the app runs. The shell of a mobile app says so before the page begins; nothing of it is loaded for that. */
export function appPlatform(): AppPlatform {
  const shell = (globalThis as { readonly Capacitor?: { readonly getPlatform?: () => string } }).Capacitor
  const platform = shell?.getPlatform?.()
  return platform === 'android' || platform === 'ios' ? platform : 'web'
}
