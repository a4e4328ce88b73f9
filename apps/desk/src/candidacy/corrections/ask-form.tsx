import type { Correction, NewCorrection, Question } from '@plenara/contract'
import { type FieldValue, isSameValue, normalizedValue, partsOf } from '@plenara/domain/statements'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { desk } from '../../data/client.ts'
import { correctionsKey } from '../../data/queries.ts'
import formStyles from '../../page/form.module.css'
import { ErrorState } from '../../page/states.tsx'
import styles from './corrections-page.module.css'
import { LongText, NewValue } from './new-value.tsx'

/** Why something is to be corrected, in characters as they are seen. */
const MAX_REASON = 300

interface AskFormProps {
  readonly cid: number
  readonly field: string
  /** What the field is called. */
  readonly name: string
  readonly question: Question | undefined
  /** What was submitted. */
  readonly before: FieldValue
  readonly onDone: () => void
}

/** Asks for a correction of one field: what it is to say, and why. */
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (asking.isPending || value === undefined) return
    const lacks = isSameValue(normalizedValue(field, value), before) ? 'value' : reason.trim() === '' ? 'reason' : null
    setMissing(lacks)
    if (lacks) return
    // Only what has entries: exactly one field is asked for.
    const parts = Object.fromEntries(Object.entries(partsOf([[field, value]])).filter(([, entries]) => entries.length > 0))
    asking.mutate({ ...parts, reason })
  }
  return (
    <form className={`${formStyles.form} ${styles.form}`} aria-label={name} onSubmit={submit} noValidate>
      <NewValue field={field} name={name} question={question} value={value === undefined ? before : value} onChange={setValue} />
      <LongText label={t('correction.reason')} longest={MAX_REASON} value={reason} onChange={setReason} />
      <p className={formStyles.small}>{t('correction.public')}</p>
      {missing && <p role="alert">{t(`correction.missing.${missing}`)}</p>}
      {asking.error !== null && <ErrorState error={asking.error} />}
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" aria-disabled={asking.isPending}>
          {t('correction.send')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('correction.cancel')}
        </Button>
      </div>
    </form>
  )
}
