/** Downloads a text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Some browsers start to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
