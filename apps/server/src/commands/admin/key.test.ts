import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { AdminContext } from './admin-command.ts'
import { keyCommands } from './key.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenara-admin-key-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a backup is written down, made, and says that a lost key is lost data', async () => {
  const [file, target] = [join(folder, 'data.key'), join(folder, 'backup.key')]
  await writeFile(file, `${'ab'.repeat(32)}\n`)
  const concerned: unknown[] = []
  const context: AdminContext = {
    config: readConfig({ DATA_KEY_FILE: file }),
    now: () => new Date(),
    operator: 'test',
    database: () => Promise.reject(new Error('A backup needs no database')),
    opened: () => Promise.reject(new Error('A backup needs no database')),
    concerns: async (whose) => void concerned.push(whose),
    confirm: async () => undefined,
  }
  const backup = keyCommands.find(({ verb }) => verb === 'backup')
  const report = await backup?.run({ positionals: [target], values: {} }, context)
  expect(await readFile(target, 'utf8')).toBe(await readFile(file, 'utf8'))
  expect(report).toMatchObject({ json: { file: target } })
  expect(report?.lines.join('\n')).toContain('A lost key is lost data')
  expect(JSON.stringify(report)).not.toContain('abab')
  expect(concerned).toEqual([null])
  await expect(backup?.run({ positionals: [target], values: {} }, context)).rejects.toThrow('exists already')
})
