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

// Fails when `onIgnored` is called at every call, or not at all.
test('where no proxy is trusted, calls that name their sender are told of once', () => {
  let told = 0
  const addressOf = createClientAddress([], () => {
    told += 1
  })
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const call = (headers: Record<string, string>) => addressOf(new Request('http://localhost/', { headers }), env)
  call({})
  expect(told).toBe(0)
  for (let time = 0; time < 3; time++) expect(call({ 'X-Forwarded-For': '1.2.3.4' })).toBe('127.0.0.1')
  call({ Forwarded: 'for=1.2.3.4' })
  expect(told).toBe(1)
})
