import { calls } from '@plenara/contract/calls'
import { expect, test } from 'vitest'
import { isCached, cachedCalls, cachedPortraits } from './cached-calls.ts'

const addressOf = (path: string) => `https://plenara.example/api${path.replace(/\{\w+\}/g, '7')}`
const all = Object.entries(calls)

test.each(all)('%s is kept on the device only where it is public data that may be old [API-27]', (_, call) => {
  const isMatch = cachedCalls.test(addressOf(call.path)) || cachedCalls.test(`${addressOf(call.path)}?lang=de`)
  // A path may be that of another call that is kept; its method then tells them apart.
  if (isCached(call)) expect(isMatch).toBe(true)
  if (call.auth !== 'none' || call.path.startsWith('/user')) expect(isMatch).toBe(false)
})

test('nothing about an account, no postcode and no state of the server is kept', () => {
  const never = [
    '/user/7',
    '/user/7/election?lang=de',
    '/user/7/election/3/match',
    '/canton-lookup?zip=4051',
    '/status',
    '/election/3/result',
    '/authenticate',
    '/export/v1/common',
    '/election/3/portrait/1',
    '/user/7?x=/api/canton',
  ]
  for (const path of never) expect(cachedCalls.test(`https://plenara.example/api${path}`), path).toBe(false)
  expect(cachedCalls.test('https://other.example/somewhere?next=https://plenara.example/api/canton')).toBe(false)
})

test('the pages of the election and of the parliament find their data', () => {
  for (const path of [
    '/canton',
    '/party?lang=fr',
    '/place',
    '/election/3',
    '/election/3/candidate?view=card',
    '/election/3/list',
    '/vote/12',
    '/council',
  ])
    expect(cachedCalls.test(`https://plenara.example/api${path}`), path).toBe(true)
  expect(cachedPortraits.test('https://plenara.example/api/portrait/0a1b/small')).toBe(true)
  expect(cachedPortraits.test('https://plenara.example/api/user/7/candidate/12/portrait')).toBe(false)
})
