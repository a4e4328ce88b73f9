import { readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'auto-advance'

/** How soon the next question comes by itself; `off`: it waits for the button. */
export const SPEEDS = ['fast', 'slow', 'off'] as const
export type AdvanceSpeed = (typeof SPEEDS)[number]

/** How long a tapped answer is looked at, in milliseconds. */
export const PAUSES = { fast: 300, slow: 1_500 } as const

export function advanceSpeed(): AdvanceSpeed {
  return SPEEDS.find((speed) => speed === readDevice(KEY)) ?? 'fast'
}

export function setAdvanceSpeed(speed: AdvanceSpeed): void {
  writeDevice(KEY, speed === 'fast' ? null : speed)
}

/**
 * After how many milliseconds the next question comes by itself: after a tap or click, never after a key (WCAG 3.2.2); undefined where it waits for
 * the voter.
 */
export function advancePause(): number | undefined {
  const speed = advanceSpeed()
  return speed === 'off' || document.documentElement.dataset.input === 'keyboard' ? undefined : PAUSES[speed]
}

/** How long the next question waits for somebody who turns to the weight of the answer. */
export const WEIGHING_MS = PAUSES.slow

/**
 * How long a question comes in, in milliseconds. Meanwhile its card takes no tap: it would be meant for the question before. With the shortest pause that is
 * more than the 500 ms within which systems take two taps for one.
 */
export const COMING_MS = 200
