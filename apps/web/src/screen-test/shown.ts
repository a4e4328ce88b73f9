/** The beginning of what the page says, for whoever reads a failure. */
export function shown(): string {
  return `${location.pathname}${location.search}\n${document.getElementById('root')?.textContent.slice(0, 1_500)}`
}
