import { expect, test } from 'vitest'
import { personAddress } from './person-address.ts'

const councils = [
  { id: 1, type: 'legislative' },
  { id: 99, type: 'executive' },
  { id: 7, type: 'judiciary' },
] as const

test.each([
  [1, '/councillor/5'],
  [99, '/federal-councillor/5'],
  [7, '/judge/5'],
  [12, '/cantonal-councillor/5'],
  [null, '/cantonal-councillor/5'],
])('a member of council %s has the page %s [ROUTE-31, ROUTE-32, ROUTE-33, ROUTE-34]', (councilId, address) => {
  expect(personAddress({ id: 5, councilId }, councils)).toBe(address)
})
