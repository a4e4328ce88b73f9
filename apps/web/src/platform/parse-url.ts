/** An address, or null where the text is none. `URL.canParse` is younger than the oldest browsers of the app. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
