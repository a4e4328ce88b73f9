import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreementBand } from './agreement-band.ts'

// Fails when the interval is that of the normal approximation, which has no width for all or none.
test.each([
  [0, 1, 0, 63],
  [1, 1, 37, 100],
  [1, 2, 16, 84],
  [4, 9, 25, 65],
  [9, 9, 84, 100],
] as const)('%i of %i equal votes: %i to %i percent [ENTITY-17]', (same, shared, from, to) => {
  expect(agreementBand({ same, shared })).toEqual({ from, to })
})

test('without a shared vote there is no band', () => {
  expect(agreementBand({ same: 0, shared: 0 })).toBeNull()
})

test('the share lies within, more votes of the same share narrow the band, and no side is preferred', () => {
  const holds = fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(60), (shared, part) => {
    const same = part % (shared + 1)
    const band = agreementBand({ same, shared }) ?? { from: 0, to: 0 }
    const twice = agreementBand({ same: 2 * same, shared: 2 * shared }) ?? { from: 0, to: 0 }
    const turned = agreementBand({ same: shared - same, shared }) ?? { from: 0, to: 0 }
    expect(band.from).toBeLessThanOrEqual((100 * same) / shared)
    expect(band.to).toBeGreaterThanOrEqual((100 * same) / shared)
    expect(twice.to - twice.from).toBeLessThanOrEqual(band.to - band.from)
    expect(turned).toEqual({ from: 100 - band.to, to: 100 - band.from })
  })
  fc.assert(holds)
})
