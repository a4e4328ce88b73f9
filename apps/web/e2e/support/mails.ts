import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { dataDir } from '../../playwright.config.ts'

const folder = join(dataDir, 'outbox')
/** What was read before, the oldest first. */
const mails = new Map<string, string>()

/** The secret of the newest confirmation or reset link in the mails to an address. */
export function secretMailedTo(email: string, kind: 'confirm' | 'reset' = 'confirm'): Promise<string> {
  return newestIn(email, new RegExp(`/${kind}/(?:[a-z]+/)?([A-Za-z0-9_-]{20,100})`))
}

/** The link of the newest invitation to an address. */
export function invitationMailedTo(email: string): Promise<string> {
  return newestIn(email, /(http:\S+\/candidacy\/claim\S*#[\w-]{43})/)
}

/** The link to a page of the desk in the newest mail to an address. */
export function deskLinkMailedTo(email: string, page: 'confirm-address' | 'stop-address'): Promise<string> {
  return newestIn(email, new RegExp(`(http:\\S+/candidacy/${page}\\S*#[\\w-]{43})`))
}

/** What a pattern finds in the newest mail to an address that has it. */
async function newestIn(email: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    await readNewMails()
    for (const mail of mails.values()) if (mail.includes(email)) found = pattern.exec(mail)?.[1] ?? found
    expect(found).toBeDefined()
  }).toPass({ timeout: 20_000, intervals: [20] })
  return found ?? ''
}

async function readNewMails(): Promise<void> {
  for (const file of (await readdir(folder)).sort()) {
    if (mails.has(file) || !file.endsWith('.eml')) continue
    mails.set(file, (await readFile(join(folder, file), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '='))
  }
}
