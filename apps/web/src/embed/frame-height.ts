/** What the page around the frame is told: how tall the frame would like to be, in pixels. */
export interface HeightMessage {
  readonly type: 'plenara:height'
  readonly height: number
}

/** Tells the page around the frame; nobody where there is none, and not the same twice. */
export function createHeightTeller(around: Pick<Window, 'postMessage'> | null): (height: number) => void {
  let told = 0
  return (height) => {
    const whole = Math.ceil(height)
    if (!around || whole === told || whole <= 0) return
    told = whole
    around.postMessage({ type: 'plenara:height', height: whole } satisfies HeightMessage, '*')
  }
}
