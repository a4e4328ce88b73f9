import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect } from 'react'
import { canOfferInField, closePasskeyPrompt, hasPasskeyPrompt, PromptClosedError } from '../../data/session/passkey-prompt.ts'
import { ErrorState } from '../../shared/page/state-panel.tsx'
import { useSignInWithPasskey } from './api.ts'
import styles from './form.module.css'

/** Shorter than a challenge is good for. */
const RENEW_MS = 4 * 60_000

/** Sign-in without an address: by a button, and among what the browser offers in the field of the address. Without passkeys there is nothing. */
export function PasskeySignIn() {
  const t = useText()
  const signIn = useSignInWithPasskey()
  const isIdle = !signIn.isPending
  useOfferInField(isIdle)
  if (!hasPasskeyPrompt()) return null
  return (
    <div className={styles.passkey}>
      {signIn.error && !(signIn.error instanceof PromptClosedError) && <ErrorState error={signIn.error} />}
      <Button size="big" full onClick={() => isIdle && signIn.mutate({})} aria-disabled={!isIdle}>
        {t('passkeys.signIn')}
      </Button>
    </div>
  )
}

/** Lets the browser offer passkeys in the field while nothing else asks for one. What fails here is nobody's step: the button says it. */
function useOfferInField(isWanted: boolean): void {
  const { mutate } = useSignInWithPasskey()
  useEffect(() => {
    if (!isWanted || !hasPasskeyPrompt()) return
    const end = new AbortController()
    const { signal } = end
    const offer = async () => {
      if ((await canOfferInField().catch(() => false)) && !signal.aborted) mutate({ inField: true, signal })
    }
    void offer()
    const renewal = setInterval(() => void offer(), RENEW_MS)
    return () => {
      end.abort()
      clearInterval(renewal)
      closePasskeyPrompt().catch(() => undefined)
    }
  }, [isWanted, mutate])
}
