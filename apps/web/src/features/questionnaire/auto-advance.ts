import { readDevice, writeDevice } from '../../lib/device-storage.ts'

const KEY = 'auto-advance'

export function isAutoAdvanceOn(): boolean {
  return readDevice(KEY) !== 'off'
}

export function setAutoAdvance(on: boolean): void {
  writeDevice(KEY, on ? null : 'off')
}

/** Whether the next question comes by itself: after a tap or click, never after a key (WCAG 3.2.2). */
export function advancesAlone(): boolean {
  return isAutoAdvanceOn() && document.documentElement.dataset.input !== 'keyboard'
}
