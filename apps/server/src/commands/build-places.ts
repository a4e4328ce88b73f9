import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildPlaces } from '@plenara/importers'

const TABLE = join(import.meta.dirname, '../../../../packages/importers/src/places/switzerland.txt')
const FORMATS = /\.(csv|json)$/i
const MAX_FILES = 500

/** Makes the table of places anew out of a folder of official files: `npm run build:places -- <folder>`. */
async function main(): Promise<void> {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Which folder? npm run build:places -- <folder of official files>')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && FORMATS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  if (files.length > MAX_FILES) throw new Error(`${folder} holds ${files.length} files: name the folder of the official ones`)
  const text = await buildPlaces(files.map((file) => ({ file: basename(file), bytes: readFileSync(file) })))
  writeFileSync(TABLE, text)
  console.log(`${TABLE}: ${text.split('\n').length - 1} lines, ${Buffer.byteLength(text)} bytes`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
