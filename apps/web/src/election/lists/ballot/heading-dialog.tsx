import type { OfficialList } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import closed from '@plenara/ui/form/closed-select.module.css'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useId, useState } from 'react'
import styles from './heading-dialog.module.css'
import { articleText } from './law-article.ts'

export interface HeadingDialogProps {
  readonly printed: OfficialList | null
  readonly headingId: number | null
  readonly official: readonly OfficialList[]
  readonly isFederal: boolean
  readonly onChange: (headingId: number | null) => void
  readonly onClose: () => void
}

type Choice = 'printed' | 'none' | 'other'

/** The heading as printed, struck or replaced; on an empty ballot left empty or written. */
export function HeadingDialog({ printed, headingId, official, isFederal, onChange, onClose }: HeadingDialogProps) {
  const t = useText()
  const formId = useId()
  const name = useId()
  const others = official.filter(({ id }) => id !== printed?.id)
  const [choice, setChoice] = useState<Choice>(headingId === null ? 'none' : headingId === printed?.id ? 'printed' : 'other')
  const [otherId, setOtherId] = useState(others.some(({ id }) => id === headingId) ? headingId : (others[0]?.id ?? null))
  const options: { readonly value: Choice; readonly label: string; readonly meaning: string }[] = [
    ...(printed
      ? [
          {
            value: 'printed' as const,
            label: t('ballot.heading.asPrinted', { number: printed.number ?? '', name: printed.name }),
            meaning: 'counts',
          },
        ]
      : []),
    { value: 'none', label: t(printed ? 'ballot.heading.strike' : 'ballot.heading.leave'), meaning: 'lost' },
    { value: 'other', label: t(printed ? 'ballot.heading.replace' : 'ballot.heading.write'), meaning: 'counts' },
  ]

  function submit(event: FormEvent) {
    event.preventDefault()
    const next = choice === 'printed' ? (printed?.id ?? null) : choice === 'none' ? null : otherId
    if (next !== headingId) onChange(next)
    onClose()
  }

  return (
    <Dialog
      title={t('ballot.heading.title')}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={formId}>
          {t('common.save')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <fieldset className={styles.options}>
          <legend className="visually-hidden">{t('ballot.heading.title')}</legend>
          {options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input type="radio" name={name} checked={choice === option.value} onChange={() => setChoice(option.value)} />
              <span>
                <b>{option.label}</b>
                <small>{t(`ballot.heading.${option.meaning}`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {choice === 'other' && (
          <label className={styles.which}>
            <span>{t('ballot.heading.which')}</span>
            <select className={closed.select} value={otherId ?? ''} onChange={(event) => setOtherId(Number(event.target.value))}>
              {others.map((list) => (
                <option key={list.id} value={list.id}>
                  {`${list.number} ${list.name}`}
                </option>
              ))}
            </select>
          </label>
        )}
        {isFederal && <p className={styles.law}>{`${articleText(t, 'BPR 35(2)')}, ${articleText(t, 'BPR 37(1)')}`}</p>}
      </form>
    </Dialog>
  )
}
