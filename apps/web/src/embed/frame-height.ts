/** The message to the page around the frame: the wanted height of the frame, in pixels. */
export interface HeightMessage {
  readonly type: 'plenara:height'
  readonly height: number
}

/** Returns a function that reports the height to the page around the frame, if there is one and if the height has changed. */
export function createHeightReporter(around: Pick<Window, 'postMessage'> | null): (height: number) => void {
  let reported = 0
  return (height) => {
    const whole = Math.ceil(height)
    if (!around || whole === reported || whole <= 0) return
    reported = whole
    around.postMessage({ type: 'plenara:height', height: whole } satisfies HeightMessage, '*')
  }
}
