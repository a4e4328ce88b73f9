import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forgetMails } from './forget-mails.ts'

const DAY_MS = 86_400_000

// Fails when mails stay for ever, or other files and mails of this week go.
test('a mail in the folder goes after a week, whoever it is for, and nothing else [ASVS-14.2.7]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plenara-mails-'))
  const now = new Date('2027-09-01T08:00:00Z')
  for (const [name, days] of [
    ['old.eml', 7],
    ['.old.part', 30],
    ['young.eml', 6],
    ['notes.txt', 30],
  ] as const) {
    await writeFile(join(folder, name), 'To: <mira@example.ch>')
    const moment = new Date(now.getTime() - days * DAY_MS)
    await utimes(join(folder, name), moment, moment)
  }
  await forgetMails(folder, now)
  expect((await readdir(folder)).sort()).toEqual(['notes.txt', 'young.eml'])
  await forgetMails(join(folder, 'none'), now)
  await rm(folder, { recursive: true })
})
