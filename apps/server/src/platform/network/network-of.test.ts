import { expect, test } from 'vitest'
import { networkOf, networksOf } from './network-of.ts'

// Fails when what is no address is a network by itself.
test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:DB8:0:1::9', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
  ['x0', ''],
  ['203.0.113.9:4000', ''],
  ['[2001:db8::9]:4000', ''],
])('the network of "%s" is "%s" [ASVS-4.1.3]', (address, network) => {
  expect(networkOf(address)).toBe(network)
  expect(networksOf(address)[0]).toEqual({ of: network })
})
