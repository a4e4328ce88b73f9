/** The class of the root element where the browser is too old: index.html then shows the notice, and the app does not start. */
const MARK = 'below-floor'

/** Whether this browser is below the floor (browser-floor.config.ts), by the features that the app needs; user agents are not reliable. */
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
