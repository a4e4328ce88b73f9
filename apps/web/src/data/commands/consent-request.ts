import { ApiError } from '@plenara/contract/client'

/** Asks the voter for the consent; resolves to whether it was given. */
export type AskForConsent = () => Promise<boolean>

let ask: AskForConsent | undefined
let asking: Promise<boolean> | undefined

/** From now on `asked` is how the voter is asked. Returns how to end that. */
export function onConsentNeeded(asked: AskForConsent): () => void {
  ask = asked
  return () => {
    if (ask === asked) ask = undefined
  }
}

/** Asks once, however many writes need it; false where nobody can be asked. */
export function requestConsent(): Promise<boolean> {
  if (!ask) return Promise.resolve(false)
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

export function isConsentMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'consent_missing'
}
