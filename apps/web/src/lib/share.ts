/** What other apps are given of a page. */
export interface SharedPage {
  readonly title: string
  readonly url: string
  /** A sentence that goes along, also where the address is copied. */
  readonly text?: string
}

/** Opens the share sheet of the device; where there is none the address is copied. Returns whether it was copied, null where neither is possible. */
export async function sharePage(page: SharedPage): Promise<boolean | null> {
  if (navigator.share) {
    // Closing the sheet is no failure.
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
