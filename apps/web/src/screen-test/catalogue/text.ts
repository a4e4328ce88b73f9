import type { LocalizedText } from '@plenara/contract'

/** The same words in every language: tests read the German interface. */
export function text(de: string): LocalizedText {
  return { de, fr: de, it: de, rm: de }
}

/** A number from 0 to below `below`, always the same for the same parts. */
export function drawn(below: number, ...parts: readonly number[]): number {
  let hash = 2_166_136_261
  for (const part of parts) hash = Math.imul(hash ^ (part + 1), 16_777_619) ^ (hash >>> 13)
  return Math.abs(hash ^ (hash >>> 7)) % below
}
