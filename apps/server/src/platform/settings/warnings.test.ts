import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { warningsOf } from './warnings.ts'

// Fails when the ends of a network are not looked at, or the bits.
test.each([
  ['8.0.0.0/8', 1],
  ['104.16.0.0/13', 1],
  ['172.16.0.0/11', 1],
  ['192.168.0.0/15', 1],
  ['2400:cb00::/29', 1],
  ['151.101.0.0/16', 0],
  ['2400:cb00::/32', 0],
  ['10.0.0.0/8', 0],
  ['172.16.0.0/12', 0],
  ['fc00::/7', 0],
  ['8.8.8.8', 0],
  ['2001:4860::8', 0],
])('of TRUST_PROXY=%s there are %i warnings [ASVS-4.1.3]', (network, count) => {
  expect(warningsOf(readConfig({ TRUST_PROXY: `127.0.0.1, ${network}` }))).toEqual(
    Array(count).fill(expect.stringContaining(`TRUST_PROXY names ${network},`)),
  )
})

// Fails when the host is not looked at, or the protocol.
test.each([
  ['http://192.168.1.5:3000', /without https there are no passkeys/],
  ['http://plenara:3000', /without https/],
  ['http://[fd00::5]', /without https/],
  ['https://192.0.2.5', /^PUBLIC_URL is https:\/\/192\.0\.2\.5: there are no passkeys/],
  ['http://127.0.0.1:3000', /need a host name/],
  ['https://plenara.example.ch', null],
  ['http://localhost:3000', null],
  ['http://plenara.localhost:3000', null],
])('of PUBLIC_URL=%s it is told what does not work: %s', (publicUrl, told) => {
  expect(warningsOf(readConfig({ PUBLIC_URL: publicUrl }))).toEqual(told === null ? [] : [expect.stringMatching(told)])
})
