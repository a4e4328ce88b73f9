import { formatDay } from '@plenara/domain/text-and-time'
import { Button, type ButtonLook } from '@plenara/ui/button.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { createPasskey } from '../../data/commands/online/passkeys.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { PromptClosedError } from '../../data/session/passkey-prompt.ts'
import { ErrorState } from '../page/state-panel.tsx'
import { isProofNeeded, ProofDialog } from './proof-dialog.tsx'

/** The button that creates a passkey for the signed-in user: the browser prompts; an older session needs a proof first. */
export function CreatePasskey({ onCreated, ...look }: ButtonLook & { readonly onCreated?: () => void }) {
  const t = useText()
  const create = useCommand(createPasskey)
  const [isProving, setProving] = useState(false)
  const run = () => {
    if (create.isPending) return
    create.mutate(t('passkeys.defaultName', { day: formatDay(new Date().toISOString()) }), {
      onSuccess: () => {
        showToast(t('passkeys.created'))
        onCreated?.()
      },
      onError: (error) => setProving(isProofNeeded(error)),
    })
  }
  const goOn = () => {
    setProving(false)
    run()
  }
  const isShown = create.error && !isProofNeeded(create.error) && !(create.error instanceof PromptClosedError)
  return (
    <>
      <Button {...look} onClick={run} aria-disabled={create.isPending}>
        {t('passkeys.create')}
      </Button>
      {isShown && <ErrorState error={create.error} />}
      {isProving && <ProofDialog onProved={goOn} onClose={() => setProving(false)} />}
    </>
  )
}
