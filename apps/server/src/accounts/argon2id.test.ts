import { expect, test } from 'vitest'
import { argon2idHash, argon2idParameters, argon2idVerify } from './argon2id.ts'

const COST = { memory: 64, passes: 2, parallelism: 1 }

test('a hash is that of its password alone, with a salt of its own', async () => {
  const [first, second] = [await argon2idHash('Finken.77!', COST), await argon2idHash('Finken.77!', COST)]
  expect(first).not.toBe(second)
  expect(first.startsWith(argon2idParameters(COST))).toBe(true)
  expect(await argon2idVerify(first, 'Finken.77!')).toBe(true)
  expect(await argon2idVerify(second, 'Finken.78!')).toBe(false)
})

// Made by the Rust crate argon2 (RFC 9106), as accounts of earlier releases have it.
test('a hash of another library in PHC form is verified', async () => {
  const hash = '$argon2id$v=19$m=47104,t=1,p=1$AQEBAQEBAQEBAQEBAQEBAQ$h8XwpgiL2/qsgwPF1uzntOiUpoQU/QUgxCzphRz/3Jw'
  expect(await argon2idVerify(hash, 'x')).toBe(true)
  expect(await argon2idVerify(hash, 'X')).toBe(false)
})

test.each(['', 'x', '$argon2i$v=19$m=64,t=1,p=1$AQEBAQEBAQEBAQEBAQEBAQ$h8XwpgiL2', '$2b$10$abcdefghijklmnopqrstuv'])(
  'what is no hash of ours is refused: %j',
  async (hash) => {
    await expect(argon2idVerify(hash, 'x')).rejects.toThrow('not Argon2id')
  },
)
