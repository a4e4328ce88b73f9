import { Field } from './field.tsx'
import styles from './period-fields.module.css'

export interface PeriodFieldsProps {
  readonly legend: string
  readonly fromLabel: string
  readonly toLabel: string
  /** First and last day `YYYY-MM-DD`, empty where open. */
  readonly value: { readonly from: string; readonly to: string }
  readonly onChange: (change: { readonly from?: string; readonly to?: string }) => void
}

/** A first and a last day; neither field lets the two cross. */
export function PeriodFields({ legend, fromLabel, toLabel, value: { from, to }, onChange }: PeriodFieldsProps) {
  return (
    <fieldset className={styles.days}>
      <legend>{legend}</legend>
      <Field
        label={fromLabel}
        type="date"
        name="from"
        max={to || undefined}
        value={from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <Field
        label={toLabel}
        type="date"
        name="to"
        min={from || undefined}
        value={to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </fieldset>
  )
}
