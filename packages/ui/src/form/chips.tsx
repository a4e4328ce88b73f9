import type { ReactNode } from 'react'
import styles from './chips.module.css'

export interface ChipsProps<Value extends string | number> {
  readonly legend: string
  /** One choice (radios) or several (checkboxes). */
  readonly kind: 'one' | 'several'
  readonly chosen: readonly Value[]
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly count?: number }[]
  readonly onToggle: (value: Value) => void
  /** Unique among the groups of a form. */
  readonly name: string
}

/** Choices as chips, with the number of their results. */
export function Chips<Value extends string | number>({ legend, kind, chosen, options, onToggle, name }: ChipsProps<Value>) {
  return (
    <fieldset className={styles.chips}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {options.map(({ value, label, count }) => (
          <label key={value} className={styles.chip}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span>{label}</span>
            {count !== undefined && <span className={`num ${styles.count}`}>{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
