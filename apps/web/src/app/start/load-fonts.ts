import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import displayFont from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url'
import { readDevice, writeDevice } from '../../platform/device-storage.ts'
import { onVisit } from '../../platform/routing/app-history.ts'
import { whenIdle } from '../../platform/when-idle.ts'

/**
 * Loads the typefaces: at once on a device that has them already. Elsewhere they are fetched once the first page has its data and has drawn it, for they are
 * larger than both, and show from the next page on: some lines break elsewhere in them, and nothing moves under the eyes of a reader.
 */
export function loadFonts(data: Promise<unknown>): void {
  if (readDevice('fonts') === 'here') load()
  else void data.then(() => whenIdle(loadForNextPage))
}

function loadForNextPage(): void {
  fetchAhead().catch(() => undefined)
  const end = onVisit(() => {
    end()
    load()
  })
}

async function fetchAhead(): Promise<void> {
  await Promise.all([textFont, displayFont].map((address) => fetch(address, { priority: 'low' })))
  writeDevice('fonts', 'here')
}

function load(): void {
  import('@plenara/ui/styles/fonts.ts').then(
    () => writeDevice('fonts', 'here'),
    () => undefined,
  )
}
