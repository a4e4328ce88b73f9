import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tableDamage, xmlDamage } from './answer-damage.ts'
import { fetchSource, type HttpOptions } from './http.ts'

let server: Server
let requests: IncomingMessage[]
let answer: (request: IncomingMessage, response: ServerResponse) => void
const OPTIONS: HttpOptions = { delay: 5, pause: 0, timeout: 2_000, retries: 1 }

beforeEach(async () => {
  requests = []
  server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const port = () => (server.address() as AddressInfo).port
const address = (path = '/') => `http://127.0.0.1:${port()}${path}`
const bytes = (text: string) => new TextEncoder().encode(text)

// Fails when `if-modified-since` is taken out of `conditionsOf`.
test('a source without ETags is asked by the moment of its last change', async () => {
  const at = 'Fri, 20 Nov 2026 10:00:00 GMT'
  answer = ({ headers }, response) => {
    if (headers['if-modified-since'] === at) return void response.writeHead(304).end()
    response.writeHead(200, { 'last-modified': at }).end('data')
  }
  const first = await fetchSource(address(), null, OPTIONS)
  expect(first).toMatchObject({ isUnchanged: false, etag: null, lastModified: at })
  expect(await fetchSource(address(), first, OPTIONS)).toMatchObject({ isUnchanged: true, bytes: new Uint8Array(), lastModified: at })
})

// Fails when the contact is taken out of `clientOf`.
test('the source is told whom it may write to', async () => {
  answer = (_, response) => void response.end('x')
  await fetchSource(address(), null, { ...OPTIONS, contact: 'https://wahl.example.ch/kontakt' })
  await fetchSource(address(), null, OPTIONS)
  expect(requests.map(({ headers }) => headers['user-agent'])).toEqual(['Plenara (+https://wahl.example.ch/kontakt)', 'Plenara'])
})

// Fails when `isSameSite` is always true, or always false.
test('an address that moves is followed within its site alone, and not in a circle', async () => {
  let location = '/new'
  answer = ({ url }, response) => void (url === '/new' ? response.end('data') : response.writeHead(301, { location }).end())
  expect(Buffer.from((await fetchSource(address(), null, OPTIONS)).bytes).toString()).toBe('data')
  requests = []
  location = `http://localhost:${port()}/new`
  await expect(fetchSource(address(), null, OPTIONS)).rejects.toThrow(`has moved to ${location}, which is another site`)
  expect(requests).toHaveLength(1)
  location = '/'
  await expect(fetchSource(address(), null, OPTIONS)).rejects.toThrow('it moves in a circle')
})

// Fails when `refuse` is not asked.
test('a body that is no answer is asked for again, and in the end refused with the reason', async () => {
  answer = (_, response) => void response.end(requests.length === 1 ? '<html>' : 'a;b\n')
  expect((await fetchSource(address(), null, OPTIONS, tableDamage)).bytes).toHaveLength(4)
  answer = (_, response) => void response.end('<html>\n')
  await expect(fetchSource(address(), null, OPTIONS, tableDamage)).rejects.toThrow('the answer is a page for browsers')
  expect(requests).toHaveLength(4)
})

// Fails when `takeTurn` calls at once, or does not pause.
test('a host is called by one call at a time, with a pause between them', async () => {
  let [running, most] = [0, 0]
  const begins: number[] = []
  answer = async (_, response) => {
    begins.push(performance.now())
    most = Math.max(most, ++running)
    await sleep(20)
    running--
    response.end('x')
  }
  await Promise.all([1, 2, 3].map(() => fetchSource(address(), null, { ...OPTIONS, pause: 60 })))
  expect(most).toBe(1)
  const [first = 0, second = 0, third = 0] = begins
  expect(Math.min(second - first, third - second)).toBeGreaterThan(75)
})

// Fails when `maxBytes` is not looked at.
test('a body without an end fills no memory', async () => {
  answer = (_, response) => {
    const more = () => {
      while (response.writable && response.write(Buffer.alloc(65_536)));
    }
    response.on('drain', more)
    more()
  }
  await expect(fetchSource(address(), null, { ...OPTIONS, maxBytes: 1_000_000 })).rejects.toThrow('the answer is longer than 1000000 bytes')
  expect(requests).toHaveLength(1)
})

test.each([
  ['a;b\n1;2\r\n', null],
  ['a;b\n1;', 'the answer does not end with a line break'],
  ['\uFEFF <!doctype html>\n', 'the answer is a page for browsers'],
])('a table is whole: %j', (text, damage) => {
  expect(tableDamage(bytes(text))).toBe(damage)
})

test('an XML document is in the encoding that it declares', () => {
  const document = (encoding: string, letter: number) =>
    Buffer.concat([Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><a>`), Buffer.of(letter), Buffer.from('</a>')])
  expect(xmlDamage(document('ISO-8859-1', 0xfc))).toBeNull()
  expect(xmlDamage(document('UTF-8', 0xfc))).toBe('the answer is not in the encoding that it declares')
  expect(xmlDamage(document('no-encoding', 0x61))).toBe('the answer is not in the encoding that it declares')
})
