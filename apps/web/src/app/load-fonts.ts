import { readDevice, writeDevice } from '../lib/device-storage.ts'
import { whenIdle } from '../lib/when-idle.ts'

/** How long the page may keep them waiting, in milliseconds. */
const WAIT_MS = 3_000

/**
 * Loads the typefaces: at once on a device that has them already, else once the page has its data and has drawn it. They are larger than all that the first
 * page needs, and its text is readable without them.
 */
export function loadFonts(data: Promise<unknown>): void {
  if (readDevice('fonts') === 'here') load()
  else void Promise.race([data, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]).then(() => whenIdle(load))
}

function load(): void {
  // Not before the page is painted.
  requestAnimationFrame(() => setTimeout(fetchThem))
}

function fetchThem(): void {
  import('../styles/fonts.ts').then(
    () => writeDevice('fonts', 'here'),
    () => undefined,
  )
}
