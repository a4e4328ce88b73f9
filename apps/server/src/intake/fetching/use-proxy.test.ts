import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useProxy } from './use-proxy.ts'

const tunnels: string[] = []
const site = createServer((_, response) => void response.end('data'))
const proxy = createServer().on('connect', ({ url = '' }, socket) => {
  tunnels.push(url)
  const [host, port] = url.split(':')
  const other = connect(Number(port), host, () => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    other.pipe(socket).pipe(other)
  })
  for (const end of [socket, other]) end.on('error', () => undefined)
})
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  for (const server of [site, proxy]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  for (const server of [site, proxy]) {
    server.closeAllConnections()
    server.close()
  }
})

const read = async () => (await fetch(addressOf(site), { headers: { connection: 'close' } })).text()

// Fails when the settings are not handed on, or the proxy remains afterwards.
test('sources are called by the proxy of the settings, and without one directly', async () => {
  const end = useProxy({ fetchProxy: { HTTP_PROXY: addressOf(proxy) } })
  expect(await read()).toBe('data')
  expect(tunnels).toEqual([addressOf(site).slice('http://'.length)])
  end()
  expect(await read()).toBe('data')
  const endOther = useProxy({ fetchProxy: { HTTP_PROXY: addressOf(proxy), NO_PROXY: '127.0.0.1' } })
  expect(await read()).toBe('data')
  endOther()
  expect(tunnels).toHaveLength(1)
})
