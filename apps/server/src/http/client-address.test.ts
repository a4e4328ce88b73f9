import { expect, test } from 'vitest'
import { createClientAddress } from './client-address.ts'

const address = (trusted: string[], peer: string, forwardedFor?: string) =>
  createClientAddress(trusted)(
    new Request('http://localhost/', { headers: forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor } }),
    { incoming: { socket: { remoteAddress: peer } } },
  )

test.each([
  [[], '203.0.113.5', '1.2.3.4', '203.0.113.5'],
  [['10.0.0.1'], '203.0.113.5', '1.2.3.4', '203.0.113.5'],
  [['10.0.0.1'], '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  [['10.0.0.1'], '::ffff:10.0.0.1', '1.2.3.4', '1.2.3.4'],
  [['10.0.0.0/8'], '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.9.9.9', '1.2.3.4'],
  [['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
  [['10.0.0.1'], '10.0.0.1', '1.2.3.4, not an address', 'not an address'],
  [['::1'], '::1', '2001:db8::7', '2001:db8::7'],
])('trusting %j, a call from %s that says %s comes from %4$s', (trusted, peer, forwardedFor, expected) => {
  expect(address(trusted, peer, forwardedFor)).toBe(expected)
})
