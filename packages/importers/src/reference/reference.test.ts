import { expect, test } from 'vitest'
import { cantonByBfsNumber, cantonByFederalNumber } from './cantons.ts'
import { CONSTITUENCIES, constituencyByName, placesImport, referenceImport } from './index.ts'

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

// Fails when the city of Basel belongs to one constituency, or to those of Riehen and Bettingen, too.
test('Basel is divided between the three of the city, its neighbours are not [VALID-10]', () => {
  const { municipalities } = placesImport()
  const of = (bfsNumber: number) => municipalities?.find((one) => one.bfsNumber === bfsNumber)
  expect([2701, 2703, 2702, 261].map((number) => of(number)?.constituencyId)).toEqual([null, 47, 48, 26])
  expect([of(2701)?.constituencyIds, of(2703)?.constituencyIds]).toEqual([[44, 45, 46], undefined])
  expect([of(2769)?.district, of(2701)?.district]).toEqual(['Arlesheim', null])
})

// Fails when a constituency is named whose canton is another, or a municipality of a divided canton has none.
test('every municipality of Switzerland votes in a constituency of its canton, and every postcode lies in one of them [VALID-10]', () => {
  const { municipalities = [], localities = [] } = placesImport()
  expect([municipalities.length, new Set(localities.map(({ zip }) => zip)).size]).toEqual([2112, 3177])
  const cantonOf = new Map(CONSTITUENCIES.map(({ id, cantonCode }) => [id, cantonCode]))
  const wrong = municipalities.filter(({ cantonCode, constituencyId, constituencyIds = [] }) =>
    [...constituencyIds, ...(constituencyId === null ? [] : [constituencyId])].every((id) => cantonOf.get(id) !== cantonCode),
  )
  expect(wrong).toEqual([])
})

test('numbers of cantons and municipalities lead to the canton', () => {
  expect([1, 12, 18, 26, 27].map(cantonByFederalNumber)).toEqual(['ZH', 'BS', 'GR', 'JU', null])
  expect([261, 2701, 2769, 3901, 6621, 6800, 7001, 0].map(cantonByBfsNumber)).toEqual(['ZH', 'BS', 'BL', 'GR', 'GE', 'JU', null, null])
})
