import { expect, test } from 'vitest'
import { remember, takeLast } from './rating-history.ts'

test('the last 20 ratings can be undone, the newest first, separately for each voter and election [SCREEN-4]', () => {
  for (let id = 1; id <= 25; id++) remember('1/1', { candidateIds: [id], before: [] })
  remember('1/2', { candidateIds: [99], before: [] })
  const taken = Array.from({ length: 22 }, () => takeLast('1/1')?.candidateIds[0])
  expect(taken.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index))
  expect(taken.slice(20)).toEqual([undefined, undefined])
  expect(takeLast('1/2')?.candidateIds).toEqual([99])
})
