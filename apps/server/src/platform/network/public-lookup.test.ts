import type { lookup } from 'node:dns'
import { Agent } from 'node:https'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostPush } from '../../notify/push/post-push.ts'
import { createPublicLookup, isPublicAddress, NotPublicError } from './public-lookup.ts'

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '192.0.0.8', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1'],
  ...['::ffff:7f00:1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::'],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '142.250.203.106', '2a00:1450:400a:800::200a', '2606:4700::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

const connections: unknown[] = []
const server = createServer((socket) => {
  connections.push(socket)
  socket.destroy()
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Names that lead where the test wants. */
const leadingTo = (...addresses: string[]) =>
  ((_host: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )) as unknown as typeof lookup

// Fails when `createPushAgent` or the lookup lets a private address through: then the server is connected to.
test('a name that leads to this machine is not connected to', async () => {
  const { port } = server.address() as { port: number }
  const agent = new Agent({ lookup: createPublicLookup(leadingTo('127.0.0.1', '10.0.0.1')), port })
  const post = createPostPush(agent)
  const push = { endpoint: `https://rebind.push.apple.com:${port}/a`, headers: {}, body: new Uint8Array() }
  await expect(post(push)).rejects.toBeInstanceOf(NotPublicError)
  expect(connections).toEqual([])
})

test('of several addresses only the public ones are found', () => {
  const find = createPublicLookup(leadingTo('127.0.0.1', '1.1.1.1'))
  const found: unknown[] = []
  find('name.example', { all: true }, (error, addresses) => found.push(error, addresses))
  find('name.example', {}, (error, address, family) => found.push(error, address, family))
  expect(found).toEqual([null, [{ address: '1.1.1.1', family: 4 }], null, '1.1.1.1', 4])
})
