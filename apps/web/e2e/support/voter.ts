import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { dataDir } from '../../playwright.config.ts'
import { LOCAL_SESSION } from '../../src/lib/account-type.ts'
import type { AccountKind } from './account-kind.ts'
import { deviceRequest } from './device-request.ts'
import { cutNetwork, watchRequests } from './nothing-told.ts'
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

/** Begins with a local account on the device of a page, with place, consent and the imported data of its canton; from then on it is alone. */
async function beginOnDevice(page: Page, request: APIRequestContext, options: VoterOptions): Promise<Voter> {
  const { userId: id, token } = LOCAL_SESSION
  await page.goto('/start')
  await page.evaluate(
    ([key, own]) => {
      localStorage.setItem('plenara-local.exists', '1')
      localStorage.setItem('plenara.account-type', 'local')
      localStorage.setItem('plenara.token', String(key))
      localStorage.setItem('plenara.user-id', String(own))
    },
    [token, id],
  )
  await page.goto('/update?redirect=/settings')
  await expect(page).toHaveURL((url) => url.pathname === '/settings', { timeout: 60_000 })
  const headers = { Authorization: `Bearer ${token}` }
  const done = [
    await request.patch(`/api/user/${id}`, { headers, data: { cantonId: 6, constituencyId: 45, language: 'de' } }),
    await request.put(`/api/user/${id}/consent`, { headers, data: { version: '1' } }),
  ]
  expect(done.map((answer) => answer.status())).toEqual([200, 200])
  if (!options.tutorials) await markTutorialsSeen(request, { id, token })
  return { id, token, email: '', password: '' }
}

/**
 * A page that is signed in as a fresh voter of canton 6, constituency 45. With `kind` local the account lives in that page: `request` asks the
 * application on the device, there is no network, and every test proves that nothing was told [SESSION-6].
 */
export const test = base.extend<{ kind: AccountKind; voterOptions: Pick<VoterOptions, 'tutorials'>; voter: Voter }>({
  kind: ['online', { option: true }],
  voterOptions: [{}, { option: true }],
  request: async ({ kind, request, page }, use) => use(kind === 'online' ? request : deviceRequest(page)),
  voter: async ({ kind, voterOptions, request, page, context }, use) => {
    const watch = kind === 'local' ? watchRequests(context) : null
    const voter = watch ? await beginOnDevice(page, request, voterOptions) : await newVoter(request, voterOptions)
    if (watch) await cutNetwork(context)
    else await signIn(page, voter)
    await use(voter)
    watch?.expectNothingTold(['Mira'])
    // A request that is still on its way through a route when the test ends is no failure of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

export { expect }
