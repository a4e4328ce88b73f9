import { isNativeApp } from '../../platform/native-app.ts'

/** Ends the app of a phone. False in a browser, and where the system does not let an app end itself (iOS). */
export async function closeApp(): Promise<boolean> {
  if (!isNativeApp()) return false
  const { App } = await import('@capacitor/app')
  return App.exitApp().then(
    () => true,
    () => false,
  )
}
