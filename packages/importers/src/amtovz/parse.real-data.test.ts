import { describe, expect, test } from 'vitest'
import { realSource } from '../test-support/real-data-source.ts'
import { parseAmtovz } from './parse.ts'

describe('the directory of 2026', () => {
  test('has 3177 postcodes of Switzerland, 169 of them in several cantons', async () => {
    const { import: data, counts, problems } = await parseAmtovz(realSource('geo/plz/AMTOVZ_CSV_LV95_2026-04.csv'))
    expect(problems).toEqual([])
    expect(counts).toEqual({ municipalities: 2112, postcodes: 3177 })
    const cantons = new Map<string, Set<string>>()
    for (const { zip, cantonCode } of data.localities ?? []) cantons.set(zip, (cantons.get(zip) ?? new Set()).add(cantonCode))
    expect([...cantons.values()].filter((codes) => codes.size > 1)).toHaveLength(169)
  })
})
