import type { CantonCode } from '@plenara/contract'
import { expect, test } from 'vitest'
import { isLocationValid, lookupOutcome } from './location.ts'

const place = (name: string, cantonCode: CantonCode, constituencyId: number | null) => ({ name, cantonCode, constituencyId })

test('a postcode in one constituency is found [VALID-10]', () => {
  const lookup = { code: 'BS', cantons: ['BS'], municipalities: [place('Riehen', 'BS', 48), place('Riehen Dorf', 'BS', 48)] } as const
  expect(lookupOutcome({ ...lookup, cantons: ['BS'], municipalities: [...lookup.municipalities] })).toEqual({
    kind: 'found',
    cantonCode: 'BS',
    constituencyId: 48,
  })
})

test('a postcode in several constituencies leaves the choice between them, in a divided one among all [VALID-10]', () => {
  const base = { code: 'BS' as const, cantons: ['BS' as const] }
  expect(lookupOutcome({ ...base, municipalities: [place('A', 'BS', 45), place('B', 'BS', 46)] })).toEqual({
    kind: 'several-constituencies',
    cantonCode: 'BS',
    constituencyIds: [45, 46],
    likelyId: 45,
  })
  expect(lookupOutcome({ ...base, municipalities: [place('Basel', 'BS', null), place('B', 'BS', 46)] })).toMatchObject({
    kind: 'several-constituencies',
    constituencyIds: [],
  })
})

// Fails when a divided municipality offers all constituencies of its canton, although the answer names the possible ones.
test('a divided municipality leaves the choice between its own constituencies and the others of the postcode [VALID-10]', () => {
  const basel = { ...place('Basel', 'BS', null), constituencyIds: [44, 45, 46] }
  const riehen = { ...place('Riehen', 'BS', 47), constituencyIds: [47] }
  const outcome = (municipalities: (typeof basel | typeof riehen)[]) => lookupOutcome({ code: 'BS', cantons: ['BS'], municipalities })
  expect(outcome([basel])).toMatchObject({ kind: 'several-constituencies', constituencyIds: [44, 45, 46] })
  expect(outcome([basel, riehen])).toMatchObject({ constituencyIds: [44, 45, 46, 47] })
  expect(outcome([riehen])).toEqual({ kind: 'found', cantonCode: 'BS', constituencyId: 47 })
})

// Fails when constituencies are ordered by number, or when an unknown one is called likely.
test('constituencies come by their share of the addresses; the largest is likely where its municipality is not divided [VALID-10]', () => {
  const outcome = (...municipalities: ReturnType<typeof place>[]) => lookupOutcome({ code: 'BS', cantons: ['BS'], municipalities })
  const divided = { ...place('Basel', 'BS', null), constituencyIds: [44, 45] }
  expect(outcome(place('Riehen', 'BS', 47), place('Bettingen', 'BS', 46))).toMatchObject({ constituencyIds: [47, 46], likelyId: 47 })
  expect(outcome(place('Riehen', 'BS', 47), divided)).toMatchObject({ constituencyIds: [47, 44, 45], likelyId: 47 })
  expect(outcome(divided, place('Riehen', 'BS', 47))).toMatchObject({ constituencyIds: [44, 45, 47], likelyId: null })
  expect(outcome(place('A', 'BS', null), place('Riehen', 'BS', 47))).toMatchObject({ constituencyIds: [], likelyId: null })
})

test('a postcode in several cantons leaves the choice of the canton [VALID-10]', () => {
  const lookup = { code: null, cantons: ['BL' as const, 'SO' as const], municipalities: [] }
  expect(lookupOutcome(lookup)).toEqual({ kind: 'several-cantons', cantons: ['BL', 'SO'] })
})

test('an unknown postcode and a failed lookup yield no canton [VALID-10]', () => {
  expect(lookupOutcome(null)).toEqual({ kind: 'unknown' })
  expect(lookupOutcome({ code: null, cantons: [], municipalities: [] })).toEqual({ kind: 'unknown' })
  expect(lookupOutcome('failed')).toEqual({ kind: 'failed' })
})

test('a constituency must lie in the canton [VALID-10]', () => {
  const constituencies = [
    { id: 45, cantonId: 6 },
    { id: 50, cantonId: 5 },
  ]
  expect(isLocationValid(6, 45, constituencies)).toBe(true)
  expect(isLocationValid(6, 50, constituencies)).toBe(false)
  expect(isLocationValid(6, 99, constituencies)).toBe(false)
})
