/** Announces a sentence to screen readers, politely, through the live region of the shell. */
export function announce(sentence: string): void {
  const region = document.getElementById('announcer')
  if (!region) return
  region.textContent = ''
  requestAnimationFrame(() => {
    region.textContent = sentence
  })
}
