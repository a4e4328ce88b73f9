interface Bridge {
  readonly isNativePlatform?: () => boolean
}

/** Whether this is the app of a phone and not a browser. */
export function isNativeApp(): boolean {
  return (globalThis as { readonly Capacitor?: Bridge }).Capacitor?.isNativePlatform?.() === true
}
