import { expect, test } from 'vitest'
import { createBatching } from './batching.ts'

function recorder(fails: (items: readonly number[]) => boolean = () => false) {
  const batches: (readonly number[])[] = []
  const double = createBatching<number, number>({
    maxRunning: 1,
    maxItems: 4,
    run: async (items) => {
      batches.push(items)
      await new Promise((resolve) => setTimeout(resolve, 1))
      if (fails(items)) throw new Error(`bad: ${items}`)
      return items.map((item) => item * 2)
    },
  })
  return { batches, double }
}

test('what comes alone goes alone, what queues goes together, each gets its own result', async () => {
  const { batches, double } = recorder()
  expect(await double(1)).toBe(2)
  const first = double(2)
  await Promise.resolve()
  await Promise.resolve()
  expect(await Promise.all([first, ...[3, 4, 5, 6, 7].map(double)])).toEqual([4, 6, 8, 10, 12, 14])
  expect(batches).toEqual([[1], [2], [3, 4, 5, 6], [7]])
})

test("one item's fault is not another's", async () => {
  const { double } = recorder((items) => items.includes(3))
  const results = await Promise.allSettled([1, 2, 3, 4].map(double))
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message))).toEqual([2, 4, 'bad: 3', 8])
})
