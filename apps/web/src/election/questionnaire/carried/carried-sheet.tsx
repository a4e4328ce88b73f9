import type { Question, Response } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { setCarrying } from '../../../data/commands/online/carrying.ts'
import { useCommand } from '../../../data/commands/run-command.ts'
import { useActiveElection } from '../../../data/queries/active-election.ts'
import { readDevice, writeDevice } from '../../../platform/device-storage.ts'
import { useCarrying } from './api.ts'

const KEY = 'carried-shown'

export interface CarriedSheetProps {
  readonly electionId: number
  /** The questions of the set. */
  readonly questions: readonly Question[]
  readonly responses: readonly Response[]
  readonly onShow: () => void
}

/** Shows once, when an election is opened, how many answers of others count in it, and offers a fresh start. */
export function CarriedSheet({ electionId, questions, responses, onShow }: CarriedSheetProps) {
  const t = useText()
  const { election } = useActiveElection()
  const { data: carrying } = useCarrying(electionId)
  const { mutate, isPending } = useCommand(setCarrying)
  const [isClosed, setClosed] = useState(() => wasShown(electionId))
  const isNew = carrying !== undefined && (!carrying.asked || (carrying.on && responses.some(({ from }) => isId(from))))
  if (isClosed || !isNew || carrying.answers === 0) return null
  const answered = new Set(responses.map(({ questionId }) => questionId))
  const left = questions.filter(({ id }) => !answered.has(id)).length
  const close = () => {
    rememberShown(electionId)
    setClosed(true)
  }
  const decide = (on: boolean, then?: () => void) => {
    close()
    if (on !== carrying.on || !carrying.asked) mutate({ eid: electionId, on }, then && { onSuccess: then })
    else then?.()
  }
  return (
    <Dialog
      title={t('questionnaire.carried.title', { count: carrying.answers })}
      onClose={close}
      actions={
        <>
          <Button kind="quiet" disabled={isPending} onClick={() => decide(false)}>
            {t('questionnaire.carried.anew')}
          </Button>
          <Button disabled={isPending} onClick={() => decide(true, onShow)}>
            {t('questionnaire.carried.show')}
          </Button>
          <Button kind="primary" disabled={isPending} onClick={() => decide(true)}>
            {carrying.asked ? t('common.next') : t('questionnaire.carried.takeOver')}
          </Button>
        </>
      }
    >
      <p>{t('questionnaire.carried.text')}</p>
      {carrying.asked && <p>{t('questionnaire.carried.left', { count: left, election: election?.name ?? '' })}</p>}
    </Dialog>
  )
}

function isId(from: number | null | undefined): boolean {
  return typeof from === 'number'
}

function wasShown(electionId: number): boolean {
  return (readDevice(KEY) ?? '').split(' ').includes(String(electionId))
}

function rememberShown(electionId: number): void {
  writeDevice(KEY, `${readDevice(KEY) ?? ''} ${electionId}`.trim())
}
