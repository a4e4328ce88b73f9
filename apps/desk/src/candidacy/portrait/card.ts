/** The sizes of a portrait in pixels, 4:5: the minimum, and the size that is sent. */
export const CARD = {
  least: { width: 320, height: 400 },
  largest: { width: 1_280, height: 1_600 },
} as const
