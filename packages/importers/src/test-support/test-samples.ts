import { describe, expect, test } from 'vitest'
import { importerOf } from '../registry.ts'
import type { Source } from '../source.ts'
import type { ColumnSample } from './samples.ts'
import { cut, textOfSource, textSource } from './source.ts'

/** How many records an import holds. */
export function recordsIn(data: object): number {
  return Object.values(data).flat().length
}

/** Letters that Windows-1252 writes in one byte; others are not what tests of encodings are about. */
export function withLatin1Letters(source: Source): Source {
  return textSource(source.file, textOfSource(source).replaceAll(/[^\0-\xff]/g, '?'))
}

/** What holds of each file of parliaments and votes, small or whole. */
export function testSamples(samples: readonly ColumnSample[], sourceOf: (path: string) => Source): void {
  describe.each(samples)('$path', ({ name, path, column }) => {
    const { parse } = importerOf(name)

    test('is the same when it is read again', async () => {
      const first = await parse(sourceOf(path))
      expect(recordsIn(first.import)).toBeGreaterThan(0)
      expect(await parse(sourceOf(path))).toEqual(first)
    })

    test('cut in half is reported with its line', async () => {
      const half = cut(sourceOf(path), 0.5)
      const whole = await parse(sourceOf(path))
      const { import: data, problems } = await parse(half)
      expect(recordsIn(data)).toBeLessThan(recordsIn(whole.import))
      const lines = textOfSource(half).split(/\r\n|\r|\n/).length
      const last = problems.at(-1)
      expect(last?.file).toBe(half.file)
      expect(last?.line).toBeGreaterThan(lines - 40)
      expect(last?.line).toBeLessThanOrEqual(lines)
    })

    test(`without ${column} is reported where it should stand`, async () => {
      const source = sourceOf(path)
      const bare = column.replaceAll('"', '')
      const changed = textSource(source.file, textOfSource(source).replaceAll(column, column.replace(bare, `${bare}X`)))
      const { import: data, problems } = await parse(changed)
      expect(recordsIn(data)).toBe(0)
      expect(problems[0]?.reason).toContain(bare)
      expect(problems[0]?.line).toBeGreaterThan(0)
    })
  })
}
