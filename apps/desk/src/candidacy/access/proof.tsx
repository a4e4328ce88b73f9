import { PromptClosedError, supportsPasskeys } from '@plenara/ui/passkey/passkey-prompt.ts'
import { ProofDialog } from '@plenara/ui/passkey/proof-dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { codeOf } from '../../data/client.ts'
import { proveSession } from '../../data/passkeys.ts'
import { useAddress } from '../../data/queries.ts'
import { ErrorState } from '../../page/states.tsx'

export interface ProofProps {
  readonly onProved: () => void
  readonly onClose: () => void
}

/** Requests the password or a passkey again before a step with consequences, which then continues by itself. */
export function Proof({ onProved, onClose }: ProofProps) {
  const t = useText()
  const email = useAddress().data?.email ?? ''
  const { mutate, error, isPending } = useMutation({ mutationFn: proveSession, onSuccess: onProved })
  const isWrong = error !== null && codeOf(error) === 'credentials_wrong'
  return (
    <ProofDialog
      email={email}
      isPending={isPending}
      wrong={isWrong ? t('password.wrong') : null}
      problem={error && !isWrong && !(error instanceof PromptClosedError) && <ErrorState error={error} />}
      onPassword={(password) => mutate(password)}
      onPasskey={supportsPasskeys() ? () => mutate(null) : undefined}
      onClose={onClose}
    />
  )
}
