/** So long after the last key what was typed is saved, in milliseconds. */
export const TYPING_MS = 1_000
