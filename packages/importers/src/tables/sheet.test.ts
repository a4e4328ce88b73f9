import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { zipOf } from '../test-support/zip.ts'
import { readSheet } from './sheet.ts'
import { zipParts } from './zip.ts'

/** A compressed file of one part, whose directory may lie about its size. */
const zipOfOne = (content: Uint8Array, said?: number) => zipOf({ '[Content_Types].xml': content }, said)

const limits = { ...LIMITS, expandedBytes: 1_000_000 }

// Fails when a workbook is unpacked before its directory is read.
test('a file that expands beyond the limit is refused before it is unpacked', { tags: ['slow'] }, async () => {
  const bytes = zipOfOne(new Uint8Array(2_000_000))
  await expect(readSheet({ file: 'a.xlsx', bytes, limits })).rejects.toThrow(/more than 1000000 bytes when it is unpacked/)
  const bomb = zipOfOne(new Uint8Array(100), 1_500_000_000)
  const begin = performance.now()
  await expect(readSheet({ file: 'a.xlsx', bytes: bomb })).rejects.toThrow(/bytes when it is unpacked \(LIMITS=import-expanded-bytes/)
  expect(performance.now() - begin).toBeLessThan(1000)
})

// Fails when the sizes of the directory are not those up to which the reader unpacks.
test('a part that is larger than its directory says is refused while it is unpacked', async () => {
  await expect(readSheet({ file: 'a.xlsx', bytes: zipOfOne(new Uint8Array(900_000), 1000), limits })).rejects.toThrow(
    /larger than its directory/,
  )
})

/** The same file with a number of its directory changed. */
function withDirectory(bytes: Uint8Array, place: number, value: number): Uint8Array {
  const changed = Buffer.from(bytes)
  changed.writeUInt32LE(value, changed.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + place)
  return changed
}

// Fails when the directory may leave open how large a part is: the reader would then unpack up to 2 GB.
test.each([
  ['no size', 24, 0, 'the size of a part is missing'],
  ['a size elsewhere', 24, 0xffffffff, 'a part of the file is larger than any workbook'],
  ['no packed size', 20, 0, 'the size of a part is missing'],
])('a part with %s is not unpacked', async (_, place, value, reason) => {
  const bytes = withDirectory(zipOfOne(new Uint8Array(900_000)), place, value)
  expect(() => zipParts(bytes, limits)).toThrow(reason)
  expect(await readSheet({ file: 'a.xlsx', bytes, limits })).toBe('the file is no readable Excel workbook (.xlsx)')
})

// Fails when the parts of a file are not counted before they are looked at.
test('a file of too many parts is refused', async () => {
  const bytes = zipOfOne(Buffer.from('<x/>'))
  await expect(readSheet({ file: 'a.xlsx', bytes, limits: { ...limits, zipEntries: 0 } })).rejects.toThrow('more than 0 parts')
})

test.each([[new Uint8Array()], [Buffer.from('no workbook')], [zipOfOne(Buffer.from('<x/>'))]])(
  'what is no workbook says so',
  async (bytes) => {
    expect(await readSheet({ file: 'a.xlsx', bytes })).toMatch(/^the file is (empty|no readable Excel workbook)/)
  },
)
