import { useEffect } from 'react'
import { canOfferInField, closePasskeyPrompt, type PasskeyPrompt } from './passkey-prompt.ts'

/** Below the lifetime of a challenge. */
const RENEW_MS = 4 * 60_000

/**
 * Lets the browser offer passkeys in the address field while no other prompt is open. Failures are ignored here: the user did nothing yet, and the button
 * reports its own.
 * @param offer asks for a challenge and prompts; the same function in every render
 */
export function useOfferInField(isWanted: boolean, offer: (prompt: PasskeyPrompt) => void): void {
  useEffect(() => {
    if (!isWanted) return
    const end = new AbortController()
    const { signal } = end
    const offerIfCan = async () => {
      if ((await canOfferInField().catch(() => false)) && !signal.aborted) offer({ inField: true, signal })
    }
    void offerIfCan()
    const renewal = setInterval(() => void offerIfCan(), RENEW_MS)
    return () => {
      end.abort()
      clearInterval(renewal)
      closePasskeyPrompt().catch(() => undefined)
    }
  }, [isWanted, offer])
}
