import { expect, test } from 'vitest'
import { StartError } from '../../platform/start-error.ts'
import { pushServiceOf, readPushServices } from './push-services.ts'

test('the push services of the common browsers are called where nothing else is set', () => {
  const known = readPushServices(null)
  for (const host of [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'wns2-par02p.notify.windows.com',
    'a.b.push.apple.com',
  ]) {
    expect(pushServiceOf(`https://${host}/send/abc?d=1`, known)).toBe(host)
  }
  expect(pushServiceOf('https://push.example.ch/a', readPushServices(' Push.example.ch , *.example.org'))).toBe('push.example.ch')
  expect(readPushServices('off')).toEqual([])
})

test.each([
  '127.0.0.1',
  '[::1]',
  'localhost',
  'https://push.example.ch',
  'push.example.ch:8080',
  '*',
  '*.ch/x',
  ',',
  '10.0.0.1,push.example.ch',
  '0x7f.1',
])('PUSH_SERVICES=%s is refused: a number or one word could lead into the own network', (value) => {
  expect(() => readPushServices(value)).toThrow(StartError)
})

test.each(['http://fcm.googleapis.com/a', 'fcm.googleapis.com', '//fcm.googleapis.com/a', 'ftp://fcm.googleapis.com/a', ''])(
  '%s is no endpoint',
  (endpoint) => {
    expect(pushServiceOf(endpoint, readPushServices(null))).toBeNull()
  },
)
