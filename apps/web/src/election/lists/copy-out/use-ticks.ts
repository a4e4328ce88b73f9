import { useState } from 'react'
import { readDevice, writeDevice } from '../../../platform/device-storage.ts'

/** The completed steps of copying: stored on this device only, under `name`, and cleared when the list changes. */
export function useTicks(name: string, version: string) {
  const key = `copied.${name}`
  const [ticks, setTicks] = useState<ReadonlySet<number>>(() => readTicks(readDevice(key), version))

  function keep(next: ReadonlySet<number>) {
    setTicks(next)
    writeDevice(key, next.size === 0 ? null : writeTicks(next, version))
  }

  return {
    ticks,
    toggle: (step: number) => keep(new Set(ticks.has(step) ? [...ticks].filter((tick) => tick !== step) : [...ticks, step])),
    reset: () => keep(new Set()),
  }
}

/** `version|1,3`: the state of the list and its ticked steps. */
export function writeTicks(ticks: ReadonlySet<number>, version: string): string {
  return `${version}|${[...ticks].join(',')}`
}

/** The ticked steps of a stored value; none if the list has changed since. */
export function readTicks(stored: string | null, version: string): ReadonlySet<number> {
  const [written, steps = ''] = stored?.split('|') ?? []
  if (written !== version || steps === '') return new Set()
  return new Set(steps.split(',').map(Number).filter(Number.isSafeInteger))
}
