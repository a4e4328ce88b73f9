import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { dataDir } from '../../playwright.config.ts'
import { markTutorialsSeen } from './tutorials.ts'

export interface Voter {
  readonly id: number
  readonly token: string
  readonly email: string
  readonly password: string
}

let count = 0

export interface VoterOptions {
  readonly consent?: boolean
  readonly location?: boolean
  /** Tutorials open by themselves; without this they count as seen. */
  readonly tutorials?: boolean
}

/** Registers and confirms a new voter through the API and the mail that the server wrote, as a user would. */
export async function newVoter(request: APIRequestContext, options: VoterOptions = {}): Promise<Voter> {
  const email = `voter-${process.pid}-${Date.now()}-${++count}@example.ch`
  const password = 'Katze.77!berg'
  const registered = await request.put('/api/register', {
    headers: { 'X-Forwarded-For': `198.18.${process.pid % 256}.${count % 256}` },
    data: { email, username: 'Mira', password, language: 'de' },
  })
  expect(registered.status()).toBe(201)
  const secret = await secretMailedTo(email)
  expect((await request.put(`/api/confirm/${secret}`)).status()).toBe(200)
  const { token, user } = await (await request.post('/api/authenticate', { data: { email, password } })).json()
  const headers = { Authorization: `Bearer ${token}` }
  if (options.location !== false) await request.patch(`/api/user/${user.id}`, { headers, data: { cantonId: 6, constituencyId: 45 } })
  if (options.consent !== false) await request.put(`/api/user/${user.id}/consent`, { headers, data: { version: '1' } })
  if (!options.tutorials) await markTutorialsSeen(request, { id: user.id, token })
  return { id: user.id, token, email, password }
}

/** The secret of the newest confirmation or reset link in the mails to an address. */
export async function secretMailedTo(email: string, kind: 'confirm' | 'reset' = 'confirm'): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  const link = new RegExp(`/${kind}/(?:[a-z]+/)?([A-Za-z0-9_-]{20,100})`)
  let secret: string | undefined
  await expect(async () => {
    for (const file of await readdir(outbox)) {
      const mail = (await readFile(join(outbox, file), 'utf8')).replace(/=\r?\n/g, '')
      if (mail.includes(email)) secret = link.exec(mail)?.[1] ?? secret
    }
    expect(secret).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return secret ?? ''
}

/** Signs a page in before its first address is opened; a voter who logs out stays out. */
export async function signIn(page: Page, voter: Pick<Voter, 'id' | 'token'>): Promise<void> {
  await page.addInitScript(
    ([token, id]) => {
      if (sessionStorage.getItem('signed-in')) return
      sessionStorage.setItem('signed-in', 'yes')
      localStorage.setItem('plenara.token', String(token))
      localStorage.setItem('plenara.user-id', String(id))
    },
    [voter.token, voter.id],
  )
}

/** A page that is signed in as a fresh voter of canton 6, constituency 45. */
export const test = base.extend<{ voter: Voter }>({
  voter: async ({ request, page }, use) => {
    const voter = await newVoter(request)
    await signIn(page, voter)
    await use(voter)
    // A request that is still on its way through a route when the test ends is no failure of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

export { expect }
