import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UPLOAD_BOUNDS } from '@plenara/contract/desk-pictures'
import { expect, test } from 'vitest'
import { bodyLimitsOf } from '../../../../../packages/api/src/request-body.ts'
import { MAX_CONNECTIONS } from '../../../src/http/http-server.ts'
import { ACCOUNT_RATES } from '../../../src/http/load/account-rates.ts'
import { SHARES } from '../../../src/http/load/admission.ts'
import { CONNECTIONS_PER_ADDRESS } from '../../../src/http/load/connection-limits.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const nginx = read('deploy/nginx.conf')
const nginxDesk = read('deploy/nginx-desk.conf')
const haproxy = read('deploy/haproxy.cfg')
const operation = read('docs/security/operation.md').replaceAll(/ +/g, ' ')

// Fails when a limit is taken out of a file, or the product's own changes without it.
test('the proxies bound what the server bounds [ATTACK-7]', () => {
  expect(nginx).toContain(`limit_conn connections ${CONNECTIONS_PER_ADDRESS};`)
  expect(haproxy).toContain(`reject if { sc0_conn_cur gt ${CONNECTIONS_PER_ADDRESS} }`)
  expect(Number(/worker_connections (\d+)/.exec(nginx)?.[1])).toBeGreaterThan(MAX_CONNECTIONS)
  expect(nginx).toContain('client_header_timeout 10s;')
  expect(haproxy).toContain('timeout http-request 10s')
  expect(nginx).toContain(`client_max_body_size ${bodyLimitsOf('importUser').bytes / 1024 ** 2}m;`)
  const calls = Object.values(SHARES).reduce((sum, { running }) => sum + running, 0)
  expect(Number(/default-server maxconn (\d+)/.exec(haproxy)?.[1])).toBeGreaterThanOrEqual(calls)
  for (const file of [nginx, haproxy]) expect(file).toMatch(/X-Forwarded-For (\$remote_addr|%\[src\])/)
})

// Fails when the desk is reached with weaker TLS, without a limit, or under an address that the caller writes.
test('the second site, that of the desk, is bounded as the first one [ATTACK-7]', () => {
  const shared = [
    `limit_conn connections ${CONNECTIONS_PER_ADDRESS};`,
    'limit_req zone=calls burst=1000 nodelay;',
    'X-Forwarded-For $remote_addr;',
    'Host $host;',
  ]
  for (const line of [...shared, ...(nginx.match(/ssl_(protocols|ciphers) .+;/g) ?? [])]) expect(nginxDesk).toContain(line)
  expect(nginx.match(/ssl_(protocols|ciphers) .+;/g)).toHaveLength(2)
  expect(nginxDesk).toMatch(/location ~ \^\/api\/\(claim\|.*sign-in\) \{\n\s+limit_req zone=signin/)
  expect(Number(/client_max_body_size (\d+)m/.exec(nginx)?.[1]) * 1024 ** 2).toBeGreaterThanOrEqual(UPLOAD_BOUNDS.bytes)
  const named = /^#include (\S+);$/m.exec(nginx.replaceAll(/^ +/gm, ''))?.[1] ?? 'none'
  expect(nginxDesk).toContain(named)
  const desk = haproxy.slice(haproxy.indexOf('#backend desk'))
  expect(haproxy).toMatch(/^ {2}#use_backend desk if \{ hdr\(host\) -i desk\.example\.ch \}$/m)
  expect(desk.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})

test('the page for operators names the files and the limits [ATTACK-7]', () => {
  for (const name of ['deploy/nginx.conf', 'deploy/haproxy.cfg', 'limit_conn connections 300', 'sc0_conn_cur gt 300', 'free-mb']) {
    expect(operation).toContain(name)
  }
  expect(operation).toContain(`| connections, one address | ${CONNECTIONS_PER_ADDRESS} (IPv6`)
  const { perSecond, burst, perDay, importsPerHour } = ACCOUNT_RATES
  expect(operation).toContain(
    `${perSecond} a second after a burst of ${burst}, ${perDay.toLocaleString('en')} a day; imports one at a time, ${importsPerHour} an hour`,
  )
  const { signIn, ownWrites, ownReads, publicBodies, searches, pictures, exports } = SHARES
  expect(operation).toContain(
    `sign-in ${signIn.running}, own writes ${ownWrites.running}, own reads ${ownReads.running}, public answers to be made ${publicBodies.running}, searches ${searches.running}, pictures ${pictures.running}, exports ${exports.running}`,
  )
})
