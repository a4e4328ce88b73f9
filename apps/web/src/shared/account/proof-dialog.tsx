import { ApiError } from '@plenara/contract/client'
import { ProofDialog as Dialog } from '@plenara/ui/passkey/proof-dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { proveUser } from '../../data/commands/online/passkeys.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { useUser } from '../../data/queries/user.ts'
import { hasPasskeyPrompt, PromptClosedError } from '../../data/session/passkey-prompt.ts'
import { ErrorState } from '../page/state-panel.tsx'

export function isProofNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'proof_needed'
}

/** Asks for the password or a passkey again, if the session is too old for a sensitive action; then continues by itself. */
export function ProofDialog({ onProved, onClose }: { readonly onProved: () => void; readonly onClose: () => void }) {
  const t = useText()
  const user = useUser()
  const { mutate, error, isPending } = useCommand(proveUser)
  const prove = (password: string | null) => mutate(password, { onSuccess: onProved })
  const isWrong = error instanceof ApiError && error.code === 'credentials_wrong'
  return (
    <Dialog
      email={user?.email ?? ''}
      isPending={isPending}
      wrong={isWrong ? t('errors.credentials_wrong') : null}
      problem={error && !isWrong && !(error instanceof PromptClosedError) && <ErrorState error={error} />}
      onPassword={prove}
      onPasskey={hasPasskeyPrompt() ? () => prove(null) : undefined}
      onClose={onClose}
    />
  )
}
