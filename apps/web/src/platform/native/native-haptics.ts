import { Haptics, ImpactStyle } from '@capacitor/haptics'

/** The lightest tick of the phone. A phone without one is no failure. */
export function tickNatively(): Promise<void> {
  return Haptics.impact({ style: ImpactStyle.Light }).catch(() => undefined)
}
