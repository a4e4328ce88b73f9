// @module-tag real-data
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { runProcess } from './child-process.ts'
import { createParliamentWorld, type ParliamentWorld } from './parliament-world.ts'
import { allDataFiles, DATA_FILES, type DataFile, OTHER_FILES, SHARED_DATA } from './parliament-files.ts'

const MAX_MEGABYTES = 512
const folder = mkdtempSync(join(tmpdir(), 'plenara-files-'))

let world: ParliamentWorld
beforeEach(async () => {
  world = await createParliamentWorld(folder)
})
afterEach(() => world.drop())
afterAll(() => rmSync(folder, { recursive: true }))

test('every file is imported, or there is a reason why not', () => {
  const known = [...DATA_FILES.map(({ path }) => path), ...Object.keys(OTHER_FILES)]
  expect(allDataFiles().toSorted()).toEqual(known.toSorted())
})

/** The bytes of letters in Windows-1252. */
const BYTE_OF = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]))
const QUESTION_MARK = 0x3f

/** Copies of a file that are damaged in the ways in which files are. */
function damagedCopies({ path, column }: DataFile): [damage: string, file: string][] {
  const bytes = readFileSync(SHARED_DATA + path)
  const text = bytes.toString('utf8')
  const windows = Buffer.from(Array.from(text, (letter) => BYTE_OF.get(letter) ?? QUESTION_MARK))
  const copies: Record<string, Uint8Array> = {
    half: bytes.subarray(0, Math.floor(bytes.length / 2)),
    // A file of plain letters alone is the same in Windows-1252.
    encoding: windows.equals(bytes) ? Buffer.from(text, 'utf16le') : windows,
    column: Buffer.from(text.replaceAll(column, column.replace(/\w+/, '$&X'))),
  }
  return Object.entries(copies).map(([damage, content]) => {
    const file = join(folder, `${damage}-${basename(path)}`)
    writeFileSync(file, content)
    return [damage, file]
  })
}

test.each(DATA_FILES)('$path: as it is counted, twice the same, and damaged copies are reported and leave the old data', async (sample) => {
  const { format, path, counts } = sample
  const first = await world.run(format, SHARED_DATA + path)
  expect([first.status, first.counts]).toEqual([0, counts])
  const [before, version] = [await world.checksums(), await world.dataVersion()]
  expect(await world.run(format, SHARED_DATA + path)).toEqual(first)
  expect([await world.checksums(), await world.dataVersion()]).toEqual([before, version])
  for (const [damage, file] of damagedCopies(sample)) {
    const { problems } = await world.run(format, file)
    expect(problems.length, damage).toBeGreaterThan(0)
    for (const problem of problems) expect([damage, problem.file, problem.line > 0]).toEqual([damage, file, true])
    expect([damage, await world.checksums()]).toEqual([damage, before])
    expect((await world.run(format, file, '--strict')).status).toBe(1)
  }
})

test('every file after the other, written into a database, needs less than 512 MB', { timeout: 180_000 }, async () => {
  const files = DATA_FILES.map(({ format, path }) => `${format} ${SHARED_DATA}${path}`)
  const child = runProcess('test/import-memory.ts', files, { DATABASE_URL: world.url, DATA_DIR: folder })
  const line = await child.line(/^{"failed"/)
  expect(await child.exit).toBe(0)
  const { failed, megabytes } = JSON.parse(line) as { failed: string[]; megabytes: number }
  expect(failed).toEqual([])
  expect(megabytes).toBeLessThan(MAX_MEGABYTES)
})
