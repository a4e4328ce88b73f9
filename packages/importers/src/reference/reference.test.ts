import { describe, expect, test } from 'vitest'
import { shared, textOfSource } from '../test-source.ts'
import { cantonByBfsNumber, cantonByFederalNumber } from './cantons.ts'
import { CONSTITUENCIES, constituencyByName, referenceImport } from './index.ts'

test('canton 6 is Basel-Stadt, and constituency 45 lies in it: Grossbasel-West [ENTITY-1]', () => {
  const { cantons } = referenceImport()
  expect(cantons?.find((canton) => canton.id === 6)?.code).toBe('BS')
  expect(CONSTITUENCIES.find((one) => one.id === 45)).toMatchObject({ cantonCode: 'BS', name: { de: 'Grossbasel-West' }, seats: 34 })
})

test('every canton has constituencies, ids are unique, and the seats are those of the parliaments', () => {
  expect(new Set(CONSTITUENCIES.map((one) => one.id)).size).toBe(CONSTITUENCIES.length)
  expect(new Set(CONSTITUENCIES.map((one) => one.cantonCode)).size).toBe(26)
  const seats = (code: string) => CONSTITUENCIES.filter((one) => one.cantonCode === code).reduce((sum, one) => sum + (one.seats ?? 0), 0)
  expect(['BS', 'BL', 'GR', 'ZG', 'BE', 'VD'].map(seats)).toEqual([100, 90, 120, 80, 160, 150])
})

test('a constituency is found by its name in any spelling and language', () => {
  expect(constituencyByName('BS', 'Grossbasel West')?.id).toBe(45)
  expect(constituencyByName('GR', 'tusaun')?.id).toBe(237)
  expect(constituencyByName('BL', 'Grossbasel West')).toBeNull()
})

test('Basel is divided, its neighbours are not [VALID-10]', () => {
  const { municipalities } = referenceImport()
  const of = (bfsNumber: number) => municipalities?.find((one) => one.bfsNumber === bfsNumber)?.constituencyId
  expect([of(2701), of(2703), of(2702)]).toEqual([null, 47, 48])
})

test('numbers of cantons and municipalities lead to the canton', () => {
  expect([1, 12, 18, 26, 27].map(cantonByFederalNumber)).toEqual(['ZH', 'BS', 'GR', 'JU', null])
  expect([261, 2701, 2769, 3901, 6621, 6800, 7001, 0].map(cantonByBfsNumber)).toEqual(['ZH', 'BS', 'BL', 'GR', 'GE', 'JU', null, null])
})

describe('the facts agree with the files they were taken from', { tags: ['real-data'] }, () => {
  const rows = () =>
    textOfSource(shared('geo/plz/AMTOVZ_CSV_LV95_2026-04.csv'))
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';'))
      .filter((cells) => cells[6])

  test('every municipality of 2026 in a divided canton has its constituency', () => {
    const known = new Set(referenceImport().municipalities?.map((one) => String(one.bfsNumber)))
    const missing = rows().filter((cells) => ['BE', 'BL', 'BS', 'GR', 'VD', 'ZG'].includes(cells[6] ?? '') && !known.has(cells[5] ?? ''))
    expect(missing).toEqual([])
  })

  test('the ranges of numbers give the canton of every municipality', () => {
    for (const cells of rows()) expect([cells[5], cantonByBfsNumber(Number(cells[5]))]).toEqual([cells[5], cells[6]])
  })
})
