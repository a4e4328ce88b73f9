import { expect, test } from 'vitest'
import { createPublicBodies } from './public-bodies.ts'

function counted() {
  const built: string[] = []
  const build =
    (key: string, size = 1) =>
    () => {
      built.push(key)
      return Promise.resolve({ text: 'x'.repeat(size), contentType: 'text/plain' })
    }
  return { built, build }
}

test('a body is built once, also for simultaneous calls', async () => {
  const { built, build } = counted()
  const bodies = createPublicBodies(10_000)
  const [first, second] = await Promise.all([bodies.get(1, 'a', build('a')), bodies.get(1, 'a', build('a'))])
  expect(await bodies.get(1, 'a', build('a'))).toBe(first)
  expect(second).toBe(first)
  expect(built).toEqual(['a'])
})

test('the longest unused bodies leave where memory ends', async () => {
  const { built, build } = counted()
  const bodies = createPublicBodies(4_000)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await bodies.get(1, key, build(key, 1_000))
  expect(built).toEqual(['a', 'b', 'c', 'b'])
})

// Fails when the key is left out of `costOf`: thousands of long questions with short answers then take several times the memory.
test('what was asked for takes of the memory, too [ATTACK-N5]', async () => {
  const { built, build } = counted()
  const bodies = createPublicBodies(10_000)
  const keys = ['a', 'b', 'c'].map((letter) => letter.repeat(2_000))
  for (const key of [...keys, ...keys.slice(0, 1)]) await bodies.get(1, key, build(key[0] ?? ''))
  expect(built).toEqual(['a', 'b', 'c', 'a'])
})

test('a body larger than the memory is answered and not kept', async () => {
  const { built, build } = counted()
  const bodies = createPublicBodies(100)
  expect((await bodies.get(1, 'a', build('a', 200))).bytes).toHaveLength(200)
  await bodies.get(1, 'a', build('a', 200))
  expect(built).toEqual(['a', 'a'])
})

test('another data version forgets everything, also what is still being built for the old one', async () => {
  const { built, build } = counted()
  const bodies = createPublicBodies(10_000)
  const old = bodies.get(1, 'a', build('a'))
  await bodies.get(2, 'b', build('b'))
  await old
  await bodies.get(2, 'a', build('a'))
  expect(built).toEqual(['a', 'b', 'a'])
})

test('a failure is not kept', async () => {
  const { built, build } = counted()
  const bodies = createPublicBodies(10_000)
  await expect(bodies.get(1, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await bodies.get(1, 'a', build('a'))
  expect(built).toEqual(['a'])
})

test('equal texts carry equal tags, others not', async () => {
  const { build } = counted()
  const bodies = createPublicBodies(10_000)
  const tags = await Promise.all([bodies.get(1, 'a', build('a', 5)), bodies.get(1, 'b', build('b', 5)), bodies.get(1, 'c', build('c', 6))])
  expect(tags[0].etag).toBe(tags[1].etag)
  expect(tags[0].etag).not.toBe(tags[2].etag)
})
