/** Sets on the document whether the last input was by touch, mouse or keyboard, for the styles [SCREEN-14]. */
export function trackInput(): void {
  const note = (input: string) => {
    document.documentElement.dataset.input = input
  }
  note(matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse')
  addEventListener('pointerdown', (event) => note(event.pointerType === 'mouse' ? 'mouse' : 'touch'), { capture: true, passive: true })
  addEventListener('keydown', () => note('keyboard'), { capture: true, passive: true })
}
