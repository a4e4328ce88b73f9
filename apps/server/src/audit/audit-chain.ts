import { hash as digest } from 'node:crypto'

/** The hash before the first line of a file. */
export const START = ''

/** Ends every line of a file, so that the hash can be cut off exactly as it was put on. */
const HASH_FIELD = /^(.*),"hash":"([A-Za-z0-9_-]{43})"\}$/

/** One line of JSON with the hash of its own text and of the line before, which thereby covers all lines above it. */
export function linkLine(entry: object, previousHash: string): { readonly line: string; readonly hash: string } {
  const text = JSON.stringify(entry).slice(0, -1)
  const hash = hashOf(text, previousHash)
  return { line: `${text},"hash":"${hash}"}`, hash }
}

/** The hash of a line where it follows on the hash before, else null: the line was changed, put in, or stands where another was. */
export function checkLine(line: string, previousHash: string): string | null {
  const [, text = '', hash = ''] = HASH_FIELD.exec(line) ?? []
  return hash !== '' && hash === hashOf(text, previousHash) ? hash : null
}

/** The hash that a line carries, unchecked; null where it carries none. */
export function hashIn(line: string): string | null {
  return HASH_FIELD.exec(line)?.[2] ?? null
}

function hashOf(text: string, previousHash: string): string {
  return digest('sha256', `${previousHash}\n${text}`, 'base64url')
}
