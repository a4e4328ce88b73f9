import { createECDH } from 'node:crypto'
import { chmod, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadVapidKey } from './vapid-key.ts'

const newFile = async () => join(await mkdtemp(join(tmpdir(), 'plenara-push-')), 'push.key')

test('the key is made once, fits, and nobody but its owner reads it', async () => {
  const file = await newFile()
  const [one, other] = await Promise.all([loadVapidKey(file), loadVapidKey(file)])
  expect(other).toEqual(one)
  expect(await loadVapidKey(file)).toEqual(one)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(one.privateKey, 'base64url')
  expect(pair.getPublicKey('base64url')).toBe(one.publicKey)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

// Fails when the file is not guarded.
test('a file that its group could read is closed to it, and said; one that everybody could is refused', async () => {
  const file = await newFile()
  await loadVapidKey(file)
  await chmod(file, 0o640)
  const steps: string[] = []
  await loadVapidKey(file, (line) => steps.push(line))
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(steps).toEqual([expect.stringContaining(`push.key (${file}) was open to its group`)])
  await chmod(file, 0o644)
  await expect(loadVapidKey(file)).rejects.toThrow(`push.key (${file}) can be read or changed by every user`)
})

test.each(['00', `${'f'.repeat(64)}`, '0'.repeat(64)])('a file with %s is refused and named, and stays as it is', async (text) => {
  const file = await newFile()
  await writeFile(file, text, { mode: 0o600 })
  await expect(loadVapidKey(file)).rejects.toThrow(/push\.key/)
  expect(await readFile(file, 'utf8')).toBe(text)
})
