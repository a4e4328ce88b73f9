import { Button } from '@plenara/ui/button.tsx'
import { useOfferInField } from '@plenara/ui/passkey/use-offer-in-field.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { hasPasskeyPrompt, PromptClosedError } from '../../data/session/passkey-prompt.ts'
import { ErrorState } from '../../shared/page/state-panel.tsx'
import { useSignInWithPasskey } from './api.ts'
import styles from './form.module.css'

/** Sign-in without an address: by a button, and by the autofill of the address field. Nothing if the browser has no passkeys. */
export function PasskeySignIn() {
  const t = useText()
  const signIn = useSignInWithPasskey()
  const { mutate: offer } = useSignInWithPasskey()
  const isIdle = !signIn.isPending
  useOfferInField(isIdle && hasPasskeyPrompt(), offer)
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
