import { expect, test } from 'vitest'
import { PUSH_SERVICES, pushServiceOf } from './push-services.ts'

test.each([
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'wns2-par02p.notify.windows.com',
  'a.b.push.apple.com',
])('%s, a push service of a common browser, is called', (host) => {
  expect(pushServiceOf(`https://${host}/send/abc?d=1`, PUSH_SERVICES)).toBe(host)
})

// Fails when a number or one word is taken, which could lead into the own network.
test.each([
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://localhost/a',
  'https://push.example.ch/a',
  'https://fcm.googleapis.com:8080/a',
])('%s is of no push service that is called', (endpoint) => {
  expect(pushServiceOf(endpoint, PUSH_SERVICES)).toBeNull()
})

test.each(['http://fcm.googleapis.com/a', 'fcm.googleapis.com', '//fcm.googleapis.com/a', 'ftp://fcm.googleapis.com/a', ''])(
  '%s is no endpoint',
  (endpoint) => {
    expect(pushServiceOf(endpoint, PUSH_SERVICES)).toBeNull()
  },
)
