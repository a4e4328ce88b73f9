/** Whether the voter wants less motion, by the system or by this app. */
export function wantsLittleMotion(): boolean {
  return document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
