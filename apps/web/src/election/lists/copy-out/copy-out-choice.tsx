import { useText } from '@plenara/ui/text/text.ts'
import { useId } from 'react'
import styles from './copy-out-choice.module.css'
import type { CopyOutPlan, CopyOutWay } from './copy-out-plan.ts'
import print from './copy-out-print.module.css'

export type WayName = 'printed' | 'empty'

export interface CopyOutChoiceProps {
  readonly plan: CopyOutPlan
  /** How many official lists were compared. */
  readonly lists: number
  readonly value: WayName
  readonly onChange: (value: WayName) => void
}

/** The choice between the printed ballot with fewest edits and the empty one, each with its edits. */
export function CopyOutChoice({ plan, lists, value, onChange }: CopyOutChoiceProps) {
  const t = useText()
  const name = useId()
  const { printed, empty } = plan
  if (!printed) return null
  const ways = { printed, empty }
  return (
    <fieldset className={`${styles.choice} ${print.screenOnly}`}>
      <legend>{t('copyOut.choice.label')}</legend>
      <div className={styles.options}>
        {(['printed', 'empty'] as const).map((option) => (
          <label key={option} className={styles.option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <b>{t(`copyOut.choice.${option}`, { number: printed.printed?.number ?? '' })}</b>
            <WorkOf way={ways[option]} />
          </label>
        ))}
      </div>
      <p className={styles.why}>{t('copyOut.choice.fewest', { n: lists, number: printed.printed?.number ?? '' })}</p>
    </fieldset>
  )
}

function WorkOf({ way: { edits, printed } }: { readonly way: CopyOutWay }) {
  const t = useText()
  if (edits.total === 0) return <span>{t('copyOut.choice.asPrinted')}</span>
  const { strikes, writes } = edits
  return <span className="num">{printed ? t('copyOut.choice.edits', { strikes, writes }) : t('copyOut.choice.write', { n: writes })}</span>
}
