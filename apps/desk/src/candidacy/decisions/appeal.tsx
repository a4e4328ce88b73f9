import type { DecidedField } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { desk } from '../../data/client.ts'
import { decisionsKey } from '../../data/queries.ts'
import { LongText } from '../corrections/new-value.tsx'
import { FieldForm } from '../shared/field-form.tsx'
import styles from '../shared/field-list.module.css'

/** The maximum length of an objection, in graphemes. */
const MAX_APPEAL = 1_000

interface AppealProps {
  readonly cid: number
  readonly decision: DecidedField
  /** The label of the field. */
  readonly name: string
}

/** The objection to a decision with its outcome, or the form to object. */
export function Appeal({ cid, decision, name }: AppealProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (decision.appeal) {
    const { text, at, isAnswered } = decision.appeal
    return (
      <>
        <p className={styles.waiting}>
          {t(isAnswered ? 'decision.appeal.answered' : 'decision.appeal.waits', { day: swissMoment(at).day })}
        </p>
        <p className={styles.value}>{text}</p>
      </>
    )
  }
  if (isOpen) return <AppealForm cid={cid} id={decision.id} name={name} onDone={() => setOpen(false)} />
  return (
    <Button size="small" aria-label={t('decision.appeal.of', { name })} onClick={() => setOpen(true)}>
      {t('decision.appeal')}
    </Button>
  )
}

interface AppealFormProps extends Pick<AppealProps, 'cid' | 'name'> {
  readonly id: number
  readonly onDone: () => void
}

function AppealForm({ cid, id, name, onDone }: AppealFormProps) {
  const t = useText()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const appealing = useMutation<DecidedField, unknown, string>({
    mutationFn: (objection) => desk.appeal({ params: { cid, id }, body: { text: objection } }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: decisionsKey(cid) }),
  })
  const send = () => {
    setMissing(text.trim() === '')
    if (text.trim() !== '' && !appealing.isPending) appealing.mutate(text)
  }
  return (
    <FieldForm
      label={t('decision.appeal.of', { name })}
      note={t('decision.appeal.note')}
      missing={isMissing ? t('decision.appeal.missing') : null}
      sending={appealing}
      send={t('decision.appeal.send')}
      onSend={send}
      onCancel={onDone}
    >
      <LongText label={t('decision.appeal.why')} longest={MAX_APPEAL} value={text} onChange={setText} />
    </FieldForm>
  )
}
