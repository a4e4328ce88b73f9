import { isNativeApp } from '../../platform/native-app.ts'

/** Closes the app on a phone. False in a browser, and on systems where an app cannot close itself (iOS). */
export async function closeApp(): Promise<boolean> {
  if (!isNativeApp()) return false
  const { App } = await import('@capacitor/app')
  return App.exitApp().then(
    () => true,
    () => false,
  )
}
