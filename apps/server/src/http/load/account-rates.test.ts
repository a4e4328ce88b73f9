import { expect, test } from 'vitest'
import { ACCOUNT_RATES, createAccountRates } from './account-rates.ts'

function world() {
  let moment = Date.parse('2027-09-01T08:00:00Z')
  const rates = createAccountRates(() => moment)
  const tryCall = (userId: number, call: Parameters<typeof rates>[1] = 'getUser') => {
    try {
      return rates(userId, call)
    } catch (error) {
      return error as { retryAfterSeconds: number; code: string }
    }
  }
  const count = (userId: number, calls: number) =>
    Array.from({ length: calls }, () => tryCall(userId)).filter((one) => typeof one === 'function').length
  return { tryCall, count, pass: (ms: number) => (moment += ms) }
}

test('a burst, then twenty a second, each account for itself', () => {
  const { count, pass, tryCall } = world()
  expect(count(7, 500)).toBe(ACCOUNT_RATES.burst)
  expect(tryCall(7)).toMatchObject({ code: 'too_many_attempts', retryAfterSeconds: 1 })
  expect(count(8, 10)).toBe(10)
  pass(1_000)
  expect(count(7, 500)).toBe(ACCOUNT_RATES.perSecond)
})

// Fails when calls that were refused are counted: an account in a loop would then never come back.
test('twenty thousand a day, then the next day', () => {
  const { count, pass, tryCall } = world()
  let done = 0
  for (let seconds = 0; seconds < 2_000; seconds++, pass(1_000)) done += count(7, 30)
  expect(done).toBe(ACCOUNT_RATES.perDay)
  expect(tryCall(7)).toMatchObject({ retryAfterSeconds: expect.closeTo(16 * 3_600 - 2_000, 0) })
  pass(16 * 3_600_000)
  expect(count(7, 1)).toBe(1)
})

test('one import at a time and six an hour', () => {
  const { pass, tryCall } = world()
  const first = tryCall(7, 'importUser') as () => void
  expect(tryCall(7, 'importUser')).toMatchObject({ code: 'too_many_attempts', retryAfterSeconds: 1 })
  first()
  for (let count = 1; count < ACCOUNT_RATES.importsPerHour; count++) (tryCall(7, 'importUser') as () => void)()
  expect(tryCall(7, 'importUser')).toMatchObject({ retryAfterSeconds: 3_600 })
  expect(tryCall(8, 'importUser')).toBeTypeOf('function')
  pass(3_600_000)
  expect(tryCall(7, 'importUser')).toBeTypeOf('function')
})
