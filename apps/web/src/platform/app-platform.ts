import type { AppPlatform } from '@plenara/contract'

/** The form in which the app runs. The shell of a mobile app announces itself before the page starts, so that nothing has to be loaded for this. */
export function appPlatform(): AppPlatform {
  const shell = (globalThis as { readonly Capacitor?: { readonly getPlatform?: () => string } }).Capacitor
  const platform = shell?.getPlatform?.()
  return platform === 'android' || platform === 'ios' ? platform : 'web'
}
