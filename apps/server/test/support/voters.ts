import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApiError, createClient } from '@plenara/contract/client'
import { expect } from 'vitest'

export const PASSWORD = 'Gletscher12!!'

export const clientOf = (address: string, token: string | null) => createClient({ baseUrl: `${address}/api`, fetch, token: () => token })

/** Registers a voter of a server whose mails are files of `outbox`, confirms, signs in and consents. */
export async function newVoter(address: string, outbox: string, email: string) {
  const api = clientOf(address, null)
  const { registration } = await api.register({ body: { email, username: 'Anna', password: PASSWORD, language: 'de' } })
  await expect.poll(() => secretTo(outbox, email), { timeout: 60_000 }).not.toBeNull()
  await api.confirm({ params: { secret: secretTo(outbox, email) ?? '' }, body: { registration } })
  const { token, user } = await api.authenticate({ body: { email, password: PASSWORD } })
  await clientOf(address, token).giveConsent({ params: { id: user.id }, body: { version: '1' } })
  return { id: user.id, token, email }
}
export type Voter = Awaited<ReturnType<typeof newVoter>>

function secretTo(outbox: string, email: string): string | null {
  // Under another name while it is written.
  const mails = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
  for (const name of mails) {
    const text = readFileSync(join(outbox, name), 'utf8')
    if (text.includes(`To: ${email}`)) return /\/confirm\/de\/([\w-]{43})/.exec(text)?.[1] ?? null
  }
  return null
}

/** The code of a refused call, `ok` of another one. */
export const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )
