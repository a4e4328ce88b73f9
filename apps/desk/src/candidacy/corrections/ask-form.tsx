import type { Correction, NewCorrection, Question } from '@plenara/contract'
import { type FieldValue, isSameValue, normalizedValue, partsOf } from '@plenara/domain/statements'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { desk } from '../../data/client.ts'
import { correctionsKey } from '../../data/queries.ts'
import { FieldForm } from '../shared/field-form.tsx'
import { LongText, NewValue } from './new-value.tsx'

/** The maximum length of a reason, in graphemes. */
const MAX_REASON = 300

interface AskFormProps {
  readonly cid: number
  readonly field: string
  /** The label of the field. */
  readonly name: string
  readonly question: Question | undefined
  /** The submitted value. */
  readonly before: FieldValue
  readonly onDone: () => void
}

/** Requests a correction of one field, with its new value and a reason. */
export function AskForm({ cid, field, name, question, before, onDone }: AskFormProps) {
  const t = useText()
  const queries = useQueryClient()
  const [value, setValue] = useState<FieldValue | undefined>(before)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<'value' | 'reason' | null>(null)
  const asking = useMutation<Correction, unknown, NewCorrection>({
    mutationFn: (body) => desk.askCorrection({ params: { cid }, body }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: correctionsKey(cid) }),
  })
  const send = () => {
    if (asking.isPending || value === undefined) return
    const lacks = isSameValue(normalizedValue(field, value), before) ? 'value' : reason.trim() === '' ? 'reason' : null
    setMissing(lacks)
    if (lacks) return
    // Only the part with an entry: a request corrects exactly one field.
    const parts = Object.fromEntries(Object.entries(partsOf([[field, value]])).filter(([, entries]) => entries.length > 0))
    asking.mutate({ ...parts, reason })
  }
  return (
    <FieldForm
      label={name}
      note={t('correction.public')}
      missing={missing && t(`correction.missing.${missing}`)}
      sending={asking}
      send={t('correction.send')}
      onSend={send}
      onCancel={onDone}
    >
      <NewValue field={field} name={name} question={question} value={value === undefined ? before : value} onChange={setValue} />
      <LongText label={t('correction.reason')} longest={MAX_REASON} value={reason} onChange={setReason} />
    </FieldForm>
  )
}
