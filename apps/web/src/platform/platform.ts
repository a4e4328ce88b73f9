export type Platform = 'android' | 'ios' | 'web'

/** Where the app runs: in one of its shells, which announce themselves before the page starts, or in a browser. */
export function platform(): Platform {
  const shell = Reflect.get(globalThis, 'Capacitor') as { readonly getPlatform?: () => string } | undefined
  const name = shell?.getPlatform?.()
  return name === 'android' || name === 'ios' ? name : 'web'
}

export function isNative(): boolean {
  return platform() !== 'web'
}
