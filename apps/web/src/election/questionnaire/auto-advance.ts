import { readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'auto-advance'

/** How soon the next question appears automatically; `off`: it waits for the button. */
export const SPEEDS = ['fast', 'slow', 'off'] as const
export type AdvanceSpeed = (typeof SPEEDS)[number]

/** How long a tapped answer stays visible, in milliseconds. */
export const PAUSES = { fast: 300, slow: 1_500 } as const

export function advanceSpeed(): AdvanceSpeed {
  return SPEEDS.find((speed) => speed === readDevice(KEY)) ?? 'fast'
}

export function setAdvanceSpeed(speed: AdvanceSpeed): void {
  writeDevice(KEY, speed === 'fast' ? null : speed)
}

/**
 * After how many milliseconds the next question appears automatically: after a tap or click, never after a key (WCAG 3.2.2); undefined if it waits for
 * the voter.
 */
export function advancePause(): number | undefined {
  const speed = advanceSpeed()
  return speed === 'off' || document.documentElement.dataset.input === 'keyboard' ? undefined : PAUSES[speed]
}

/** How long the next question waits for a voter who goes to the weight of the answer. */
export const WEIGHING_MS = PAUSES.slow

/**
 * How long a new question is animated, in milliseconds. Meanwhile its card ignores taps, which would be meant for the previous question. Together with the
 * shortest pause this is as long as the 500 ms within which systems merge two taps into one.
 */
export const COMING_MS = 200
