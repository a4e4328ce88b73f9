import { createCipheriv, hkdfSync } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpKey } from './back-up-key.ts'
import { readKeyFile, writeKeyFile } from './key-file.ts'
import { createDataKey, loadDataKey } from './data-key.ts'

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenara-key-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a file that holds no keys stops the start with one line', async () => {
  const file = join(folder, 'wrong.key')
  for (const text of ['', 'x', `${OLD.toString('hex')}\nx`, OLD.toString('hex').slice(2)]) {
    await writeFile(file, text)
    await expect(loadDataKey(file), text).rejects.toThrow(`DATA_KEY_FILE (${file}) must hold 64 hexadecimal digits`)
  }
})

test('what is sealed for one purpose does not open for another', () => {
  const key = createDataKey(OLD)
  expect(key.openPushKey(key.sealPushKey(NEW))).toEqual(NEW)
  expect(key.openLetterKey(key.sealLetterKey(NEW))).toEqual(NEW)
  expect(() => key.open(key.sealPushKey(NEW))).toThrow()
  expect(() => key.openPushKey(key.sealLetterKey(NEW))).toThrow()
  expect(() => createDataKey(NEW).openPushKey(key.sealPushKey(NEW))).toThrow('DATA_KEY_FILE does not hold')
})

// Fails when a date of birth could stand in the place of an address, or in that of somebody else.
test('what a letter needs opens for its candidacy alone, and as nothing else', () => {
  const key = createDataKey(OLD)
  const sealed = key.sealAddressee(5, '1988-03-01')
  expect(key.openAddressee(5, sealed)).toBe('1988-03-01')
  expect(() => key.openAddressee(6, sealed)).toThrow()
  expect(() => key.openContact(5, sealed)).toThrow()
  expect(() => createDataKey(NEW).openAddressee(5, sealed)).toThrow('DATA_KEY_FILE does not hold')
})

// Fails when `contextOf` (data-key.ts) leaves out the user.
test('a user key opens for its user and under its outer key only', () => {
  const key = createDataKey(OLD)
  const wrapped = key.wrap(5, NEW)
  expect(key.unwrap(5, wrapped)).toEqual(NEW)
  expect(key.wrap(5, NEW)).not.toEqual(wrapped)
  expect(() => key.unwrap(6, wrapped)).toThrow()
  expect(() => createDataKey(NEW).unwrap(5, wrapped)).toThrow('DATA_KEY_FILE does not hold')
  expect(createDataKey(NEW, OLD).unwrap(5, wrapped)).toEqual(NEW)
  const changed = Buffer.from(wrapped)
  changed.writeUInt8((changed.at(-1) ?? 0) ^ 1, changed.length - 1)
  expect(() => key.unwrap(5, changed)).toThrow()
})

// Fails when `find` or `current` of the ring does not look at the file again.
test('a running server follows the file', async () => {
  const file = join(folder, 'followed.key')
  await writeFile(file, `${OLD.toString('hex')}\n`)
  const running = await loadDataKey(file)
  const before = running.wrap(1, OLD)
  await writeKeyFile(file, [NEW, OLD])
  expect(running.unwrap(1, createDataKey(NEW).wrap(1, OLD))).toEqual(OLD)
  expect(running.unwrap(1, before)).toEqual(OLD)
  expect(createDataKey(NEW).unwrap(1, running.wrap(1, OLD))).toEqual(OLD)
  expect(createDataKey(NEW).open(running.seal('a'))).toBe('a')
  expect(running.pseudonym('a')).toEqual(createDataKey(NEW).pseudonym('a'))
  await writeKeyFile(file, [NEW])
  expect(createDataKey(NEW).open(running.seal('b'))).toBe('b')
  expect(() => running.unwrap(1, before)).toThrow('DATA_KEY_FILE does not hold')
  await rm(file)
  expect(createDataKey(NEW).unwrap(1, running.wrap(1, OLD))).toEqual(OLD)
})

test('mails sealed without the id of their key are opened', () => {
  const sealKey = Buffer.from(hkdfSync('sha256', OLD, '', 'plenara/outbox', 32))
  const nonce = Buffer.alloc(12, 3)
  const cipher = createCipheriv('aes-256-gcm', sealKey, nonce)
  const text = Buffer.concat([cipher.update('Mail'), cipher.final()])
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text])
  expect(createDataKey(NEW, OLD).open(sealed)).toBe('Mail')
  expect(() => createDataKey(NEW).open(sealed)).toThrow('DATA_KEY_FILE does not hold')
})

test('a backup is a copy for its owner alone, and never overwrites', async () => {
  const [file, target] = [join(folder, 'source.key'), join(folder, 'backup.key')]
  await writeFile(file, `${OLD.toString('hex')}\n`)
  await backUpKey(file, target)
  expect(readKeyFile(target)).toEqual([OLD])
  expect((await stat(target)).mode & 0o777).toBe(0o600)
  await writeFile(file, `${NEW.toString('hex')}\n`)
  await expect(backUpKey(file, target)).rejects.toThrow('exists already')
  expect(readKeyFile(target)).toEqual([OLD])
  await expect(backUpKey(join(folder, 'none.key'), join(folder, 'b'))).rejects.toThrow('no key file')
  await expect(backUpKey(file, join(folder, 'none', 'b'))).rejects.toThrow('cannot be written')
})
