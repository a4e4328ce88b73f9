import type { CDPSession, Page } from '@playwright/test'

interface Authenticator {
  readonly devTools: CDPSession
  readonly authenticatorId: string
}

/** Gives the browser an authenticator that verifies its user by itself. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { devTools, authenticatorId }
}

interface KeptPasskey {
  readonly credentialId: string
  readonly isResidentCredential: boolean
  readonly rpId?: string
  readonly privateKey: string
  readonly userHandle?: string
  readonly signCount: number
}

/** The passkeys that an authenticator keeps. */
export const credentialsOf = async ({ devTools, authenticatorId }: Authenticator): Promise<readonly KeptPasskey[]> =>
  (await devTools.send('WebAuthn.getCredentials', { authenticatorId })).credentials
