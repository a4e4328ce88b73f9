import { ApiError } from '@plenara/contract/client'
import { expect, test } from 'vitest'
import { outcomeOf } from './zip-outcome.ts'

const riehen = { name: 'Riehen', cantonCode: 'BS', constituencyId: 47 } as const
const birsfelden = { name: 'Birsfelden', cantonCode: 'BL', constituencyId: 50 } as const

test('nothing is known before there is an answer', () => {
  expect(outcomeOf({ lookup: undefined, error: null }, null)).toBeNull()
})

test('an unknown postcode and a failed lookup are told apart [VALID-10]', () => {
  expect(outcomeOf({ lookup: undefined, error: new ApiError('zip_unknown', 404) }, null)).toEqual({ kind: 'unknown' })
  expect(outcomeOf({ lookup: undefined, error: new ApiError('offline', 0) }, null)).toEqual({ kind: 'failed' })
})

test('a postcode in two cantons is narrowed by the canton that was picked [VALID-10]', () => {
  const answer = { lookup: { code: null, cantons: ['BS', 'BL'] as ('BS' | 'BL')[], municipalities: [riehen, birsfelden] }, error: null }
  expect(outcomeOf(answer, null)).toEqual({ kind: 'several-cantons', cantons: ['BS', 'BL'] })
  expect(outcomeOf(answer, 'BL')).toEqual({ kind: 'found', cantonCode: 'BL', constituencyId: 50 })
  expect(outcomeOf(answer, 'ZH')).toEqual({ kind: 'several-cantons', cantons: ['BS', 'BL'] })
})
