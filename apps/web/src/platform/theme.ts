import { readDevice, writeDevice } from './device-storage.ts'

export type Theme = 'system' | 'light' | 'dark'

export function chosenTheme(): Theme {
  const theme = readDevice('theme')
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function chooseTheme(theme: Theme): void {
  writeDevice('theme', theme === 'system' ? null : theme)
  applyTheme()
}

/** Whether the user chose less motion in the app; the setting of the system counts separately. */
export function isMotionReduced(): boolean {
  return readDevice('motion') === 'reduced'
}

export function reduceMotion(reduced: boolean): void {
  writeDevice('motion', reduced ? 'reduced' : null)
  applyTheme()
}

/** Follows the system's theme unless the user chose one. */
export function applyTheme(): void {
  const theme = chosenTheme()
  const dark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  document.documentElement.dataset.motion = isMotionReduced() ? 'reduced' : 'full'
}
