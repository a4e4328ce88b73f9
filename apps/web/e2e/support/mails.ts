import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { dataDir } from '../../playwright.config.ts'

const folder = join(dataDir, 'outbox')
/** What was read before, the oldest first. */
const mails = new Map<string, string>()

/** The secret of the newest confirmation or reset link in the mails to an address. */
export async function secretMailedTo(email: string, kind: 'confirm' | 'reset' = 'confirm'): Promise<string> {
  const link = new RegExp(`/${kind}/(?:[a-z]+/)?([A-Za-z0-9_-]{20,100})`)
  let secret: string | undefined
  await expect(async () => {
    await readNewMails()
    for (const mail of mails.values()) if (mail.includes(email)) secret = link.exec(mail)?.[1] ?? secret
    expect(secret).toBeDefined()
  }).toPass({ timeout: 10_000, intervals: [20] })
  return secret ?? ''
}

async function readNewMails(): Promise<void> {
  for (const file of (await readdir(folder)).sort()) {
    if (mails.has(file) || !file.endsWith('.eml')) continue
    mails.set(file, (await readFile(join(folder, file), 'utf8')).replace(/=\r?\n/g, ''))
  }
}
