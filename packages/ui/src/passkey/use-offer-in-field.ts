import { useEffect } from 'react'
import { canOfferInField, closePasskeyPrompt, type PasskeyPrompt } from './passkey-prompt.ts'

/** Shorter than a challenge is good for. */
const RENEW_MS = 4 * 60_000

/**
 * Lets the browser offer passkeys in the field of the address while nothing else asks for one. What fails here is nobody's step: the button says it.
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
