import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { secretMailedTo } from './mails.ts'
import { TUTORIALS } from './tutorials.ts'
import { changeDocument, withCompleted } from './user-document.ts'

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
  const { registration } = await registered.json()
  const confirmed = await request.put(`/api/confirm/${secret}`, { data: { registration } })
  expect(confirmed.status(), `${secret}: ${await confirmed.text()}`).toBe(200)
  const { token, user } = await (await request.post('/api/authenticate', { data: { email, password } })).json()
  const voter = { id: user.id, token, email, password }
  await begin(request, voter, options)
  return voter
}

/** Place, consent and seen tutorials of an account that has nothing yet. */
export async function begin(request: APIRequestContext, voter: Pick<Voter, 'id' | 'token'>, options: VoterOptions): Promise<void> {
  const seen = options.tutorials ? [] : TUTORIALS.map((name) => `tutorial.${name}`)
  await changeDocument(request, voter, ({ settings, progression }) => ({
    settings: {
      ...settings,
      ...(options.location === false ? {} : { cantonId: 6, constituencyId: 45, locationChosen: true }),
      consent: options.consent === false ? null : { version: '1', at: new Date().toISOString() },
      language: 'de',
    },
    progression: withCompleted(progression, null, seen),
  }))
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
