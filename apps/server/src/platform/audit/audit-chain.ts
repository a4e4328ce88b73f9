import { hash as digest } from 'node:crypto'

/** The hash before the first line of a file. */
export const START = ''

/** The end of every line, so that the hash can be removed exactly as it was appended. */
const HASH_FIELD = /^(.*),"hash":"([A-Za-z0-9_-]{43})"\}$/

/** One line of JSON with a hash over its own text and the previous hash, so that it covers all lines above. */
export function linkLine(entry: object, previousHash: string): { readonly line: string; readonly hash: string } {
  const text = JSON.stringify(entry).slice(0, -1)
  const hash = hashOf(text, previousHash)
  return { line: `${text},"hash":"${hash}"}`, hash }
}

/** The hash of a line if it continues the chain, else null: the line was changed, inserted or moved. */
export function checkLine(line: string, previousHash: string): string | null {
  const [, text = '', hash = ''] = HASH_FIELD.exec(line) ?? []
  return hash !== '' && hash === hashOf(text, previousHash) ? hash : null
}

/** The hash that a line carries, unchecked; null if it carries none. */
export function hashIn(line: string): string | null {
  return HASH_FIELD.exec(line)?.[2] ?? null
}

function hashOf(text: string, previousHash: string): string {
  return digest('sha256', `${previousHash}\n${text}`, 'base64url')
}
