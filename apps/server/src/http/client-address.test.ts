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
  [['10.0.0.1'], '10.0.0.1', '1.2.3.4:4000', '1.2.3.4'],
  [['10.0.0.1'], '10.0.0.1', '6.6.6.6, 1.2.3.4:4001 ', '1.2.3.4'],
  [['10.0.0.1'], '10.0.0.1', '::ffff:1.2.3.4', '1.2.3.4'],
  [['10.0.0.0/8'], '10.0.0.1', '1.2.3.4:1, 10.0.0.2:80', '1.2.3.4'],
  [['::1'], '::1', '2001:db8::7', '2001:db8::7'],
  [['::1'], '::1', '[2001:db8::7]', '2001:db8::7'],
  [['::1'], '::1', '[2001:db8::7]:4000', '2001:db8::7'],
  [['10.0.0.1'], '10.0.0.1', '1.2.3.4, not an address', '10.0.0.1'],
  [['10.0.0.1'], '10.0.0.1', '1.2.3.4, x0', '10.0.0.1'],
  [['10.0.0.1'], '10.0.0.1', '1.2.3.4, ', '10.0.0.1'],
  [['10.0.0.0/8'], '10.0.0.1', '1.2.3.4, unknown, 10.0.0.2', '10.0.0.2'],
  [['::/64'], '1.2.3.4', '6.6.6.6', '1.2.3.4'],
  [['::ffff:10.0.0.1'], '10.0.0.1', '1.2.3.4', '1.2.3.4'],
])('[ASVS-4.1.3] trusting %j, a call from %s that says %s comes from %4$s', (trusted, peer, forwardedFor, expected) => {
  expect(address(trusted, peer, forwardedFor)).toBe(expected)
})

/** Tells of calls by the peer, with and without a sender that they name; how often a proxy was told of. */
function watched() {
  let told = 0
  const addressOf = createClientAddress([], () => {
    told += 1
  })
  const call = (peer: string, headers: Record<string, string> = {}) =>
    addressOf(new Request('http://localhost/', { headers }), { incoming: { socket: { remoteAddress: peer } } })
  const callOften = (peers: readonly string[], headers?: Record<string, string>) => {
    for (let time = 0; time < 30; time++) call(peers[time % peers.length] ?? '', headers)
  }
  return { call, callOften, told: () => told }
}
const NAMED = { 'X-Forwarded-For': '1.2.3.4' }

// Fails when `onProxy` is called at every call, or not at all, or when one kind of header is not looked at.
test.each([
  ['of this machine', ['127.0.0.1'], NAMED],
  ['of the own network', ['::ffff:10.0.0.7'], { Forwarded: 'for=1.2.3.4' }],
  ['of the internet, at three addresses', ['198.18.0.1', '8.8.8.8', '9.9.9.9', '1.1.1.1'], NAMED],
])('where no proxy is trusted, one %s is told of once [ASVS-4.1.3]', (_, peers, headers) => {
  const { call, callOften, told } = watched()
  for (let time = 0; time < 9; time++) expect(call(peers[0] ?? '', headers)).toBe(peers[0]?.replace('::ffff:', ''))
  expect(told()).toBe(0)
  callOften(peers, headers)
  expect(told()).toBe(1)
})

// Fails when `NETWORKS` is not looked at, counts addresses instead, or when a call without a sender is passed over.
test.each([
  ['one address', ['8.8.8.8']],
  ['two addresses', ['8.8.8.8', '9.9.9.9']],
  ['an IPv6 /48', ['2a00:1:1:1::1', '2a00:1:1:2::1', '2a00:1:1:3::1', '2a00:1:1:4::1']],
])('a stranger with %s cannot say that there is a proxy [ASVS-4.1.3]', (_, peers) => {
  const { callOften, told } = watched()
  callOften(peers, NAMED)
  expect(told()).toBe(0)
})

test('where some calls name no sender there is no proxy [ASVS-4.1.3]', () => {
  const { call, callOften, told } = watched()
  for (let time = 0; time < 20; time++) {
    for (let index = 0; index < 9; index++) call('127.0.0.1', NAMED)
    call('127.0.0.1')
  }
  callOften(['127.0.0.1'])
  expect(told()).toBe(0)
})
