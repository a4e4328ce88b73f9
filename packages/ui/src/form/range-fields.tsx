import { useId } from 'react'
import styles from './range-fields.module.css'

export interface RangeFieldsProps {
  /** Names the group. */
  readonly legend: string
  readonly fromLabel: string
  readonly toLabel: string
  readonly unit: string
  readonly min: number
  readonly max: number
  /** From and to, both included; null is open. */
  readonly value: { readonly from: number | null; readonly to: number | null }
  readonly onChange: (value: { readonly from: number | null; readonly to: number | null }) => void
}

/** A range: two native sliders and two number fields for the same numbers. An end that stands at its limit is open. */
export function RangeFields({ legend, fromLabel, toLabel, unit, min, max, value, onChange }: RangeFieldsProps) {
  const from = value.from ?? min
  const to = value.to ?? max
  const setFrom = (next: number) => onChange({ from: next <= min ? null : Math.min(next, to), to: value.to })
  const setTo = (next: number) => onChange({ from: value.from, to: next >= max ? null : Math.max(next, from) })
  return (
    <fieldset className={styles.range}>
      <legend>{legend}</legend>
      <End label={fromLabel} {...{ unit, min, max }} value={from} onChange={setFrom} />
      <End label={toLabel} {...{ unit, min, max }} value={to} onChange={setTo} />
    </fieldset>
  )
}

interface EndProps extends Pick<RangeFieldsProps, 'unit' | 'min' | 'max'> {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function End({ label, unit, min, max, value, onChange }: EndProps) {
  const id = useId()
  const number = { min, max, value, onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(Number(event.target.value)) }
  return (
    <div className={styles.end}>
      <label htmlFor={id}>{label}</label>
      <input type="range" {...number} aria-label={label} aria-valuetext={`${value} ${unit}`} />
      <span className={styles.field}>
        <input id={id} type="number" inputMode="numeric" {...number} className="num" />
        <span>{unit}</span>
      </span>
    </div>
  )
}
