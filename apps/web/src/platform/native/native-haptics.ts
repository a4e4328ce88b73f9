import { Haptics, ImpactStyle } from '@capacitor/haptics'

/** The lightest vibration of the phone. Never fails. */
export function tickNatively(): Promise<void> {
  return Haptics.impact({ style: ImpactStyle.Light }).catch(() => undefined)
}
