import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Voter } from '../../e2e/support/voter.ts'

/** The slow phone of `bench:web`: processor four times slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const CPU_SLOWDOWN = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

export interface Phone {
  readonly page: Page
  /** Ends the browser's window with everything it kept. */
  readonly close: () => Promise<void>
}

/** A fresh window of a signed-in voter with nothing kept, as slow as the phone. */
export async function openPhone(browser: Browser, voter: Voter, options: { readonly slow?: boolean } = {}): Promise<Phone> {
  const context = await browser.newContext({ locale: 'de-CH', timezoneId: 'Europe/Zurich' })
  await signIn(context, voter)
  const page = await context.newPage()
  if (options.slow !== false) await slowDown(await context.newCDPSession(page))
  return { page, close: () => context.close() }
}

/** Makes a page as slow as the phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

async function signIn(context: BrowserContext, { token, id }: Voter): Promise<void> {
  await context.addInitScript(
    ([secret, userId]) => {
      localStorage.setItem('plenara.token', String(secret))
      localStorage.setItem('plenara.user-id', String(userId))
    },
    [token, id],
  )
}
