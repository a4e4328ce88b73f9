/** The delay from the last key to the save, in milliseconds. */
export const TYPING_MS = 1_000
