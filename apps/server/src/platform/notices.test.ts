import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dropNotice, keepNotice, readNotices } from './notices.ts'

test('a notice says since when, until it is dropped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plenara-notices-'))
  expect(await readNotices(folder)).toEqual([])
  await keepNotice(folder, 'trust-proxy', new Date(0))
  await keepNotice(folder, 'trust-proxy', new Date())
  expect(await readNotices(folder)).toMatchObject([{ code: 'trust-proxy', since: '1970-01-01T00:00:00.000Z' }])
  await dropNotice(folder, 'trust-proxy')
  await dropNotice(folder, 'trust-proxy')
  expect(await readNotices(folder)).toEqual([])
  await rm(folder, { recursive: true })
})
