import { useState } from 'react'
import { readDevice, writeDevice } from '../../lib/device-storage.ts'

/** Which lines of a list are copied out already: kept on this device only, forgotten when the list changes. */
export function useTicks(listId: number, version: string) {
  const key = `copied.${listId}`
  const [ticks, setTicks] = useState<ReadonlySet<number>>(() => readTicks(readDevice(key), version))

  function keep(next: ReadonlySet<number>) {
    setTicks(next)
    writeDevice(key, next.size === 0 ? null : writeTicks(next, version))
  }

  return {
    ticks,
    toggle: (line: number) => keep(new Set(ticks.has(line) ? [...ticks].filter((tick) => tick !== line) : [...ticks, line])),
    reset: () => keep(new Set()),
  }
}

/** `version|1,3`: the state of the list and its ticked lines. */
export function writeTicks(ticks: ReadonlySet<number>, version: string): string {
  return `${version}|${[...ticks].join(',')}`
}

/** The ticked lines of what was written; none where the list has changed since. */
export function readTicks(stored: string | null, version: string): ReadonlySet<number> {
  const [written, lines = ''] = stored?.split('|') ?? []
  if (written !== version) return new Set()
  return new Set(lines.split(',').map(Number).filter(Number.isSafeInteger))
}
