import type { Location } from 'react-router'
import { readTab, writeTab } from '../device-storage.ts'

const KEY = 'scroll'
const positions = new Map<string, number>(storedPositions())

/** Stores the scroll position of a page under its entry in the history. */
export function saveScroll(location: Location): void {
  positions.set(nameOf(location), window.scrollY)
}

/** The scroll position of an entry of the history when it was left; undefined if it is new. */
export function savedScroll(location: Location): number | undefined {
  return positions.get(nameOf(location))
}

/** Stores the positions across a reload of the page. */
export function keepScroll(): void {
  writeTab(KEY, JSON.stringify([...positions]))
}

/** The first entry of a tab has no key of its own. */
function nameOf({ key, pathname }: Location): string {
  return `${key} ${pathname}`
}

function storedPositions(): [string, number][] {
  try {
    return JSON.parse(readTab(KEY) ?? '[]')
  } catch {
    return []
  }
}
