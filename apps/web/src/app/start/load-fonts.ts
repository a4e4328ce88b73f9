import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import displayFont from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url'
import { readDevice, writeDevice } from '../../platform/device-storage.ts'
import { onVisit } from '../../platform/routing/app-history.ts'
import { whenIdle } from '../../platform/when-idle.ts'

/**
 * Loads the typefaces: at once on a device that has them cached. Elsewhere they are fetched after the first page is rendered with its data, because they are
 * larger than both, and are used from the next page on: lines break differently in them, and a page must not move while it is read.
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
