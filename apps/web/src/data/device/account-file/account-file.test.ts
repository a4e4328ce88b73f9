import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSealed, openFile, problemOf, sealFile } from './account-file.ts'

const passphrase = 'Ein Bär läuft über den Gurten'
const text = JSON.stringify({
  format: 'plenara',
  name: 'Zoë «Ünal» 🗳️',
  answers: Array.from({ length: 400 }, (_, id) => ({ id, value: 75 })),
})
/** Few rounds where the test is not about them: 200 files would take minutes. */
const FEW = 1000

const parse = (file: string): unknown => {
  try {
    return JSON.parse(file)
  } catch {
    return null
  }
}

/** Numbers of a seed (mulberry32), so that a failure can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('what was sealed opens with the same passphrase, however its letters are spelled [SESSION-6]', async () => {
  const file = parse(await sealFile(text, passphrase))
  expect(isSealed(file)).toBe(true)
  expect(file).toMatchObject({ sealed: { version: 1, derivation: 'PBKDF2-SHA-256', rounds: 600_000, cipher: 'AES-256-GCM' } })
  expect(await openFile(file, passphrase)).toEqual({ text })
  expect(await openFile(file, passphrase.normalize('NFD'))).toEqual({ text })
}, 60_000)

test('a file tells nothing of its content, and never looks the same twice', async () => {
  const [one, two] = await Promise.all([sealFile(text, passphrase, FEW), sealFile(text, passphrase, FEW)])
  expect(one).not.toContain('answers')
  expect(Buffer.from(JSON.parse(one).sealed.data, 'base64').toString('latin1')).not.toContain('answers')
  const parts = [one, two].map((file) => JSON.parse(file).sealed)
  for (const part of ['salt', 'iv', 'data']) expect(parts[0][part]).not.toBe(parts[1][part])
})

test.each(['', 'ein Bär läuft über den Gurten', `${passphrase} `])('the passphrase «%s» is not the one', async (other) => {
  expect(await openFile(parse(await sealFile(text, passphrase, FEW)), other)).toBe('wrongPassphrase')
})

/** One of four ways in which a file gets lost on its way. */
function damage(file: string, random: () => number): string {
  const at = Math.floor(random() * file.length)
  const letter = String.fromCharCode(file.charCodeAt(at) ^ (1 << Math.floor(random() * 7)))
  const ways = [
    () => file.slice(0, at) + letter + file.slice(at + 1),
    () => file.slice(0, at),
    () => `${file.slice(0, at)}${'\0'.repeat(16)}${file.slice(at + 16)}`,
    () => file.slice(0, at) + file.slice(at + 1 + Math.floor(random() * 40)),
  ]
  return ways[Math.floor(random() * ways.length)]?.() ?? ''
}

test('200 damaged files are told from a wrong passphrase, and none gives a part of its content', async () => {
  const file = await sealFile(text, passphrase, FEW)
  const random = randomOf(2027)
  for (let round = 0; round < 200; round++) {
    const damaged = damage(file, random)
    expect(damaged).not.toBe(file)
    expect(await openFile(parse(damaged), passphrase), `damage ${round}`).toBe('damaged')
  }
})

/** Changes the header and makes its checksum fit, as somebody would who means harm. */
async function forge(change: object): Promise<unknown> {
  const file = JSON.parse(await sealFile(text, passphrase, FEW))
  const sealed = { ...file.sealed, ...change }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(sealed)))
  return { ...file, sealed, checksum: Buffer.from(digest).toString('hex') }
}

test.each([
  [{ rounds: 10_000_001 }],
  [{ rounds: 0 }],
  [{ rounds: '1000' }],
  [{ derivation: 'PBKDF2-SHA-1' }],
  [{ cipher: 'AES-128-CBC' }],
  [{ salt: '*' }],
  [{ iv: 7 }],
  [{ version: 'one' }],
])('a forged header %j opens nothing', async (change) => {
  expect(await openFile(await forge(change), passphrase)).toBe('damaged')
})

test('a forged number of rounds does not open, although its checksum fits', async () => {
  expect(await openFile(await forge({ rounds: FEW + 1 }), passphrase)).toBe('wrongPassphrase')
})

test('a file of a later version says so, before any passphrase', async () => {
  expect(await problemOf(await forge({ version: 2 }))).toBe('newer')
  expect(await problemOf(await forge({}))).toBe(null)
})

test.each([[null], ['text'], [{}], [{ format: 'plenara' }], [{ format: 'plenara-sealed' }], [{ format: 'plenara-sealed', sealed: null }]])(
  '%j is no sealed file',
  async (file) => {
    expect(await openFile(file, passphrase)).toBe('damaged')
  },
)

test('a file of the first version, from before there were notes and votes, stays readable', async () => {
  const file = parse(readFileSync(join(import.meta.dirname, 'fixtures/version-1.json'), 'utf8'))
  const opened = await openFile(file, 'Drei Gämsen am Pilatus')
  expect(opened).toEqual({ text: expect.stringContaining('"account":{"email":"mira@example.ch"}') })
}, 60_000)
