import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Source } from './source.ts'

const SHARED = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))

/** A small fictional file of the tests. */
export function fixture(path: string): Source {
  return { file: basename(path), bytes: readFileSync(new URL(path, import.meta.url)) }
}

/** A real file, which is no part of the repository; read when its bytes are asked for, so that files of tests load without it. */
export function shared(path: string): Source {
  return {
    file: basename(path),
    get bytes() {
      return readFileSync(`${SHARED}${path}`)
    },
  }
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
  return { ...source, bytes: Buffer.from(new TextDecoder().decode(source.bytes), 'latin1') }
}

/** The text of a file. */
export function textOfSource(source: Source): string {
  return new TextDecoder().decode(source.bytes)
}
