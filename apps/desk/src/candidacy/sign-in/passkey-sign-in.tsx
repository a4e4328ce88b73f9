import type { Actor } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { type PasskeyPrompt, PromptClosedError } from '@plenara/ui/passkey/passkey-prompt.ts'
import { useOfferInField } from '@plenara/ui/passkey/use-offer-in-field.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { signInWithPasskey } from '../../data/passkeys.ts'
import { useContentLanguage } from '../../data/queries.ts'
import { ErrorState } from '../../page/states.tsx'

/** Signs in with a passkey: by a button, or by the browser's suggestion in the address field. */
export function PasskeySignIn({ onSignedIn }: { readonly onSignedIn: (actor: Actor) => void }) {
  const t = useText()
  const lang = useContentLanguage()
  const mutationFn = (prompt: PasskeyPrompt) => signInWithPasskey(prompt, lang)
  const { mutate, error, isPending } = useMutation({ mutationFn, onSuccess: onSignedIn })
  const { mutate: offer } = useMutation({ mutationFn, onSuccess: onSignedIn })
  useOfferInField(!isPending, offer)
  return (
    <>
      <Button kind="primary" size="big" full onClick={() => !isPending && mutate({})} aria-disabled={isPending}>
        {t('passkeys.signIn')}
      </Button>
      {error && !(error instanceof PromptClosedError) && <ErrorState error={error} />}
    </>
  )
}
