import { expect, test } from 'vitest'
import { polled } from './polled.ts'

function source() {
  let moment = 0
  let asked = 0
  let answer: () => Promise<number> = async () => asked
  const value = polled(
    () => {
      asked += 1
      return answer()
    },
    () => moment,
  )
  return {
    ...value,
    asked: () => asked,
    pass: (ms: number) => {
      moment += ms
    },
    answers: (next: () => Promise<number>) => {
      answer = next
    },
  }
}
const failing = () => Promise.reject(new Error('away'))
const hanging = () => new Promise<number>(() => {})

test('one query a second, for all callers at once', async () => {
  const value = source()
  expect(await Promise.all([value.current(), value.current()])).toEqual([1, 1])
  value.pass(999)
  expect(await value.current()).toBe(1)
  value.pass(1)
  expect(await Promise.all([value.current(), value.current()])).toEqual([2, 2])
})

test('without an earlier value a failure is one', async () => {
  const value = source()
  value.answers(failing)
  await expect(value.current()).rejects.toThrow('away')
  value.answers(async () => 7)
  expect(await value.current()).toBe(7)
})

// Fails when the earlier value is dropped where the query fails.
test('the last value stays while the query fails, is asked for once a second, and says its age', async () => {
  const value = source()
  await value.current()
  value.answers(failing)
  value.pass(1_000)
  expect(await value.current()).toBe(1)
  expect(await value.current()).toBe(1)
  expect([value.asked(), value.age()]).toEqual([2, 1_000])
  value.answers(async () => 9)
  value.pass(1_000)
  await value.current()
  await expect.poll(() => value.current()).toBe(9)
  expect(value.age()).toBe(0)
})

// Fails when every call waits for a query that hangs.
test('a query that hangs holds one call for 250 ms, the next ones not at all', { tags: ['slow'] }, async () => {
  const value = source()
  await value.current()
  value.answers(hanging)
  value.pass(1_000)
  const begin = performance.now()
  expect(await value.current()).toBe(1)
  const first = performance.now() - begin
  for (let count = 0; count < 1_000; count++) expect(await value.current()).toBe(1)
  expect(first).toBeGreaterThan(200)
  expect(performance.now() - begin - first).toBeLessThan(200)
})

test('what is older than a day is no answer, nor what has expired', async () => {
  const value = source()
  await value.current()
  value.answers(failing)
  value.expire()
  await expect(value.current()).rejects.toThrow('away')
  expect(await value.current()).toBe(1)
  value.pass(25 * 60 * 60_000)
  await expect(value.current()).rejects.toThrow('away')
})
