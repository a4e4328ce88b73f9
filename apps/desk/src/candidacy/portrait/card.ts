/** A portrait as voters see it, in pixels: 4:5, as small as it may be and as large as it is sent. */
export const CARD = {
  least: { width: 320, height: 400 },
  largest: { width: 1_280, height: 1_600 },
} as const
