import type { UserExport } from '@plenara/contract'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { takeOver } from '../../../data/commands/online/moving.ts'
import { useCommand } from '../../../data/commands/run-command.ts'
import type { ToAccountEnd, ToAccountOptions } from '../../../data/device/moving/move-to-account.ts'
import { useUser } from '../../../data/queries/user.ts'
import { forgetMove } from '../../../data/session/move-mark.ts'
import { useUserId } from '../../../data/session/session.ts'
import { declineTakeover } from '../../../data/session/takeover-wish.ts'
import { isProofNeeded, ProofDialog } from '../proof-dialog.tsx'
import { refusedPlaces } from '../refused-places.ts'
import { ChooseMode } from './choose-mode.tsx'
import { ForgetDevice } from './forget-device.tsx'
import { LeaveOut } from './leave-out.tsx'
import { OfferTakeover } from './offer-takeover.tsx'

export interface TakeoverSheetProps {
  /** The data of this device. */
  readonly held: UserExport
  /** `end`: whether the data was moved to the account, was deleted, or stays on the device. */
  readonly onClose: (end: 'taken' | 'deleted' | 'left') => void
}

/**
 * Asks, at the first sign-in in this browser, whether to move the data of this device into the account: with the consent, not preselected, and how to treat
 * an account that is not empty. The account is named by its address. Nothing about the voter is sent before that.
 */
export function TakeoverSheet({ held, onClose }: TakeoverSheetProps) {
  const t = useText()
  const userId = useUserId()
  const email = useUser()?.email
  const [isForgetting, setForgetting] = useState(false)
  const { run, take, end, options } = useTakeover(() => {
    showToast(t('move.takeover.done'))
    onClose('taken')
  })
  const leave = () => {
    declineTakeover(userId)
    // Ends a move that was under way; the device still has everything.
    forgetMove()
    onClose('left')
  }
  const isRefused = refusedPlaces(take.error).length > 0
  if (isForgetting) return <ForgetDevice held={held} onClose={(isGone) => (isGone ? onClose('deleted') : setForgetting(false))} />
  if (isProofNeeded(take.error)) return <ProofDialog onProved={() => run(options)} onClose={() => take.reset()} />
  if (take.error && isRefused)
    return (
      <LeaveOut error={take.error} isPending={take.isPending} onGoOn={(without) => run({ ...options, without })} onClose={take.reset} />
    )
  if (end?.kind === 'choose') {
    return <ChooseMode account={end.account} held={held} take={take} onChoose={(mode) => run({ mode })} onClose={leave} />
  }
  // The sheet must name the account.
  if (email === undefined) return null
  return (
    <OfferTakeover
      email={email}
      held={held}
      take={take}
      isChanged={end?.kind === 'changed'}
      onTake={() => run({ mode: null })}
      onLeave={leave}
      onForget={() => setForgetting(true)}
    />
  )
}

/** Moves the data, and keeps the outcome where it needs a decision of the voter. */
function useTakeover(onDone: () => void) {
  const take = useCommand(takeOver)
  const [end, setEnd] = useState<ToAccountEnd | null>(null)
  const [options, setOptions] = useState<ToAccountOptions>({ mode: null })
  const run = (chosen: ToAccountOptions) => {
    if (take.isPending) return
    setOptions(chosen)
    take.mutate(chosen, { onSuccess: (ended) => (ended.kind === 'done' ? onDone() : setEnd(ended)) })
  }
  return { run, take, end, options }
}
