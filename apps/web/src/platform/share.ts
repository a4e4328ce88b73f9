import type { SharedPage } from './handed-over.ts'
import { isNative } from './platform.ts'

/** Opens the share sheet of the device; without one the address is copied. Returns whether it was copied, null if neither is possible. */
export async function sharePage(page: SharedPage): Promise<boolean | null> {
  if (isNative()) {
    const { sharePageNatively } = await import('./native/native-files.ts')
    if (await sharePageNatively(page)) return false
  } else if (navigator.share) {
    // Closing the sheet is no error.
    await navigator.share({ ...page }).catch(() => undefined)
    return false
  }
  try {
    await navigator.clipboard.writeText(page.text ? `${page.text}: ${page.url}` : page.url)
    return true
  } catch {
    return null
  }
}
