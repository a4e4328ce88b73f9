/** Stands on the root element of a page whose browser is too old; the notice in index.html then shows, and the app does not begin. */
const MARK = 'below-floor'

/** Whether this browser is below the floor (browser-floor.config.ts), by what the app cannot do without: no list of names, which lie. */
export function isBelowFloor(): boolean {
  try {
    const hasScript = 'toSorted' in Array.prototype && 'popover' in HTMLElement.prototype
    return !(hasScript && CSS.supports('selector(:has(a))') && CSS.supports('grid-template-rows', 'subgrid'))
  } catch {
    return true
  }
}

export function markBelowFloor(): void {
  document.documentElement.classList.add(MARK)
}
