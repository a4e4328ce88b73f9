import { expect, test } from 'vitest'
import { divideConnections, FEWEST_CONNECTIONS } from './connections.ts'

// Fails when a part has too many, so that another one has none.
test.each([
  [FEWEST_CONNECTIONS, 2, 2],
  [10, 3, 6],
  [27, 10, 16],
  [54, 20, 33],
  [200, 77, 122],
])('of %d connections %d are for accounts, %d for public data, one for the health', (all, accounts, publicData) => {
  expect(divideConnections(all)).toEqual({ all, accounts, publicData, health: 1 })
  expect(accounts + publicData + 1).toBe(all)
})
