/** Whether the voter wants less motion, of the system or of this app. */
export function wantsLittleMotion(): boolean {
  return document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
