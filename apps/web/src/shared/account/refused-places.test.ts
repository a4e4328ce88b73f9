import { ApiError } from '@plenara/contract/client'
import { expect, test } from 'vitest'
import { refusedPlaces } from './refused-places.ts'

test('the places of a refused file are counted by the broken rule', () => {
  const errors = [
    { path: 'elections.0.responses.3.value', code: 'value_not_on_scale' },
    { path: 'lists.0.id', code: 'invalid' },
    { path: 'elections.1.responses.0.value', code: 'value_not_on_scale' },
  ] as const
  expect(refusedPlaces(new ApiError('invalid', 422, errors))).toEqual([
    { code: 'value_not_on_scale', count: 2 },
    { code: 'invalid', count: 1 },
  ])
  expect(refusedPlaces(new ApiError('offline', 0))).toEqual([])
})
