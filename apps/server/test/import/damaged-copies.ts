import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A file of a source that holds parliaments or votes. */
export interface DataFile {
  readonly format: string
  /** What it is called in a test. */
  readonly name: string
  readonly path: string
  /** What the import says of it. */
  readonly counts: Readonly<Record<string, number>>
  /** A column or field that its parser needs. */
  readonly column: string
}

/** A file of UTF-8 of which one letter is broken, as where two files were joined. */
function mixed(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(0xc3)
  if (at < 0) return Buffer.concat([bytes, Buffer.from([0xff, 0x0a])])
  return Buffer.concat([bytes.subarray(0, at + 1), bytes.subarray(at + 2)])
}

/** Copies of a file that are damaged in the ways in which files are, written into a folder. */
export function damagedCopies({ path, column }: DataFile, folder: string): [damage: string, file: string][] {
  const bytes = readFileSync(path)
  const text = bytes.toString('utf8')
  const copies: Record<string, Uint8Array> = {
    half: bytes.subarray(0, Math.floor(bytes.length / 2)),
    encoding: mixed(bytes),
    column: Buffer.from(text.replaceAll(column, column.replace(/\w+/, '$&X'))),
  }
  return Object.entries(copies).map(([damage, content]) => {
    const file = join(folder, `${damage}-${basename(path)}`)
    writeFileSync(file, content)
    return [damage, file]
  })
}
