/** The parsed address, or null if the text is none. The oldest supported browsers have no `URL.canParse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
