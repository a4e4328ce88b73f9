import type { Assertion, NewPasskey, PasskeyCreation, PasskeyRequest } from '@plenara/contract'

/** The user closed the prompt, or the page opened another one. Not a failure, so nothing is reported. */
export class PromptClosedError extends Error {
  constructor(options?: ErrorOptions) {
    super('The prompt was closed', options)
    this.name = 'PromptClosedError'
  }
}

/** Whether this browser has passkeys. */
export function supportsPasskeys(): boolean {
  return typeof Reflect.get(globalThis, 'PublicKeyCredential') === 'function'
}

/** Whether this browser offers passkeys while a field is filled in. */
export async function canOfferInField(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await load()
  return browserSupportsWebAuthnAutofill()
}

export interface PasskeyPrompt {
  /** Offer passkeys in the autofill of the address field, without a prompt. */
  readonly inField?: boolean
  /** Cancels a prompt that is not open yet: a late prompt would close the one that the user has opened since. */
  readonly signal?: AbortSignal
}

/** The error for a passkey that the browser did not create or use. */
export type PasskeyErrorOf = (code: 'passkey_known' | 'passkey_refused', cause: unknown) => Error

/** The prompts of the browser. Both throw `PromptClosedError`, or the error of `errorOf` for another failure. */
export function createPasskeyPrompts(errorOf: PasskeyErrorOf) {
  /** Browsers do not distinguish a closed prompt from one that timed out, for privacy (WebAuthn Level 3, section 14.5). */
  const refuse = (cause: unknown): never => {
    const name = cause instanceof Error ? cause.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PromptClosedError({ cause })
    throw errorOf(name === 'InvalidStateError' ? 'passkey_known' : 'passkey_refused', cause)
  }
  return {
    /** Lets the user make a passkey. */
    promptForNewPasskey: async (options: PasskeyCreation): Promise<Omit<NewPasskey, 'name'>> => {
      const { startRegistration } = await load()
      const { id, response } = await startRegistration({ optionsJSON: options }).catch(refuse)
      const { clientDataJSON, attestationObject, transports } = response
      return { id, clientDataJSON, attestationObject, ...(transports && { transports: [...transports] }) }
    },
    /** Lets the user choose a passkey. */
    promptForPasskey: async (options: PasskeyRequest, { inField = false, signal }: PasskeyPrompt = {}): Promise<Assertion> => {
      const { startAuthentication } = await load()
      if (signal?.aborted) throw new PromptClosedError()
      const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: inField }).catch(refuse)
      const { clientDataJSON, authenticatorData, signature, userHandle } = response
      return { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) }
    },
  }
}

/** Ends the prompt that is open. */
export async function closePasskeyPrompt(): Promise<void> {
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}

/** The library is loaded on first use. */
function load() {
  return import('@simplewebauthn/browser')
}
