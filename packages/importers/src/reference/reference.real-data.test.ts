import { describe, expect, test } from 'vitest'
import { realSource } from '../test-support/real-data-source.ts'
import { textOfSource } from '../test-support/source.ts'
import { cantonByBfsNumber } from './cantons.ts'
import { placesImport } from './index.ts'

describe('the facts agree with the files they were taken from', () => {
  const rows = () =>
    textOfSource(realSource('geo/plz/AMTOVZ_CSV_LV95_2026-04.csv'))
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';'))
      .filter((cells) => cells[6])

  test('every municipality of 2026 in a divided canton has its constituency', () => {
    const known = new Set(placesImport().municipalities?.map((one) => String(one.bfsNumber)))
    const missing = rows().filter((cells) => ['BE', 'BL', 'BS', 'GR', 'VD', 'ZG'].includes(cells[6] ?? '') && !known.has(cells[5] ?? ''))
    expect(missing).toEqual([])
  })

  test('the ranges of numbers give the canton of every municipality', () => {
    for (const cells of rows()) expect([cells[5], cantonByBfsNumber(Number(cells[5]))]).toEqual([cells[5], cells[6]])
  })
})
