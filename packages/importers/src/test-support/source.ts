import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Source } from '../source.ts'

/** A small file in the shape of a source, with invented names and numbers; the path is relative to `src`. */
export function fixture(path: string): Source {
  return { file: basename(path), bytes: readFileSync(new URL(`../${path}`, import.meta.url)) }
}

/** The first part of a file. */
export function cut(source: Source, share: number): Source {
  return { ...source, bytes: source.bytes.subarray(0, Math.floor(source.bytes.length * share)) }
}

/** A file of a test. */
export function textSource(file: string, text: string): Source {
  return { file, bytes: new TextEncoder().encode(text) }
}

/** The file as Windows-1252 would store it. */
export function asWindows1252(source: Source): Source {
  const bytes = Array.from(new TextDecoder().decode(source.bytes), (character) => WINDOWS_1252.get(character) ?? UNKNOWN)
  return { ...source, bytes: Buffer.from(bytes) }
}

const UNKNOWN = '?'.charCodeAt(0)
const BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte)
const WINDOWS_1252 = new Map(Array.from(new TextDecoder('windows-1252').decode(BYTES), (character, byte) => [character, byte]))

/** The text of a file. */
export function textOfSource(source: Source): string {
  return new TextDecoder().decode(source.bytes)
}
