import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ArchiveEntry, readArchive, textEntry, writeArchive } from './archive.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenara-archive-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const LONG = 'x'.repeat(300_000)
async function* some(): AsyncGenerator<ArchiveEntry> {
  yield textEntry('first', 'one')
  yield { name: 'folder', size: 0, content: null }
  yield textEntry('folder/long', LONG)
  yield textEntry('last', '')
}

async function read(file: string, identity: string | null = null): Promise<Record<string, string | null>> {
  const found: Record<string, string | null> = {}
  for await (const { name, content } of readArchive(file, identity)) {
    const chunks: Buffer[] = []
    if (content) for await (const chunk of content) chunks.push(chunk)
    found[name] = content && Buffer.concat(chunks).toString()
  }
  return found
}

test('what is written is read again, open and sealed', async () => {
  const file = join(folder, 'a.tar.zst')
  await writeArchive({ file, recipient: null }, some())
  expect(await read(file)).toEqual({ first: 'one', folder: null, 'folder/long': LONG, last: '' })

  const identity = await generateX25519Identity()
  const sealed = join(folder, 'a.tar.zst.age')
  await writeArchive({ file: sealed, recipient: await identityToRecipient(identity) }, some())
  expect(await read(sealed, `# created\n${identity}\n`)).toMatchObject({ first: 'one', 'folder/long': LONG })
  expect(readFileSync(sealed).includes('one')).toBe(false)
  await expect(read(sealed)).rejects.toThrow(/is encrypted: name the file of the age identity with --identity/)
  await expect(read(sealed, await generateX25519Identity())).rejects.toThrow(/cannot be read/)
  expect(readdirSync(folder).toSorted()).toEqual(['a.tar.zst', 'a.tar.zst.age'])
})

// Fails when the hash at the end is not compared, or when a file without it counts as whole.
test('whatever is cut off or changed, a file is read as it was written or not at all', async () => {
  const file = join(folder, 'a.tar.zst')
  await writeArchive({ file, recipient: null }, some())
  const whole = readFileSync(file)
  const written = await read(file)
  const readings = { same: 0, refused: 0 }
  const attempt = async (bytes: Buffer) => {
    writeFileSync(file, bytes)
    const found = await read(file).catch((error: Error) => error)
    if (found instanceof Error) expect(found.message).toMatch(/cannot be read/)
    else expect(found).toEqual(written)
    readings[found instanceof Error ? 'refused' : 'same'] += 1
  }
  for (let at = 0; at < whole.length; at += 7) {
    await attempt(whole.subarray(0, at))
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 1
    await attempt(changed)
  }
  expect(readings.refused).toBeGreaterThan(10 * readings.same)
  await expect(read(join(folder, 'none'))).rejects.toThrow(/cannot be read: ENOENT/)
})

test('nothing is left of a file that could not be written', async () => {
  async function* failing(): AsyncGenerator<ArchiveEntry> {
    yield textEntry('first', LONG)
    throw new Error('gone')
  }
  await expect(writeArchive({ file: join(folder, 'a'), recipient: null }, failing())).rejects.toThrow('gone')
  await expect(writeArchive({ file: join(folder, 'none', 'a'), recipient: null }, some())).rejects.toThrow('ENOENT')
  await expect(writeArchive({ file: join(folder, 'a'), recipient: 'me' }, some())).rejects.toThrow(/must be an age recipient/)
  expect(readdirSync(folder)).toEqual([])
})

test('two backups are not written into one file', async () => {
  writeFileSync(join(folder, 'a.new'), 'another one')
  await expect(writeArchive({ file: join(folder, 'a'), recipient: null }, some())).rejects.toThrow(/another backup is being made/)
  expect(readFileSync(join(folder, 'a.new'), 'utf8')).toBe('another one')
})

// Fails when what was written of a file stays, or the message names another disk.
test('a full disk is told by its folder, and nothing is left on it', async () => {
  const small = join(folder, 'small')
  mkdirSync(small)
  // Root alone mounts, and not in every container: elsewhere the system's error comes without its disk.
  const isSmall = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small]).status === 0
  try {
    const entries = async function* () {
      for (let index = 0; index < 8; index++) yield textEntry(String(index), randomBytes(100_000).toString('base64'))
      if (!isSmall) throw Object.assign(new Error('write'), { code: 'ENOSPC' })
    }
    await expect(writeArchive({ file: join(small, 'a.tar.zst'), recipient: null }, entries())).rejects.toThrow(
      `The disk of ${small} is full: make room there and run the command again`,
    )
    expect(readdirSync(small)).toEqual([])
  } finally {
    if (isSmall) spawnSync('umount', [small])
  }
})
