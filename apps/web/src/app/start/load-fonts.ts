import textFontExtended from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?url'
import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import displayFontExtended from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-ext-wght-normal.woff2?url'
import displayFont from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url'
import displayFontVietnamese from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-vietnamese-wght-normal.woff2?url'
import { readDevice, writeDevice } from '../../platform/device-storage.ts'
import { onVisit } from '../../platform/routing/app-history.ts'
import { whenIdle } from '../../platform/when-idle.ts'

/** Whole, in this order: a file that is asked for when a name has a letter of it tells whose page is read. */
const FILES = [textFont, displayFont, textFontExtended, displayFontExtended, displayFontVietnamese]

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
  await Promise.all(FILES.map((address) => fetch(address, { priority: 'low' })))
  writeDevice('fonts', 'here')
}

function load(): void {
  import('@plenara/ui/styles/fonts.ts').then(
    () => writeDevice('fonts', 'here'),
    () => undefined,
  )
}
