import type { Actor } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { PromptClosedError } from '@plenara/ui/passkey/passkey-prompt.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { desk } from '../../data/client.ts'
import { addPasskey, choosePasskey } from '../../data/passkeys.ts'
import { useContentLanguage } from '../../data/queries.ts'
import { ErrorState } from '../../page/states.tsx'

export interface ClaimByPasskeyProps {
  readonly code: string
  /** Whether the e-mail address already has an account. */
  readonly isKnown: boolean
  /** `to`: the path of the next page. */
  readonly onClaimed: (actor: Actor, to: string) => void
}

/** Accepts an invitation without a password: a new account creates a passkey afterwards, an existing account uses one of its passkeys. */
export function ClaimByPasskey({ code, isKnown, onClaimed }: ClaimByPasskeyProps) {
  const t = useText()
  const query = { lang: useContentLanguage() }
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      if (isKnown) return { actor: await desk.claim({ body: { code, passkey: await choosePasskey() }, query }), to: '/candidacy' }
      const actor = await desk.claim({ body: { code, passwordless: true }, query })
      const name = t('passkeys.defaultName', { day: formatDay(new Date().toISOString()) })
      // The invitation is accepted already: after a closed prompt the access page explains that the account has no way to sign in yet.
      const isCreated = await addPasskey(name).then(
        () => true,
        () => false,
      )
      return { actor, to: isCreated ? '/candidacy' : '/candidacy/access' }
    },
    onSuccess: ({ actor, to }) => onClaimed(actor, to),
  })
  return (
    <>
      {error && !(error instanceof PromptClosedError) && <ErrorState error={error} />}
      <Button size="big" full onClick={() => !isPending && mutate()} aria-disabled={isPending}>
        {t(isKnown ? 'claim.byPasskey' : 'claim.withPasskey')}
      </Button>
    </>
  )
}
