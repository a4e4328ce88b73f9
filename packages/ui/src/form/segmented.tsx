import { useId } from 'react'
import styles from './segmented.module.css'

export interface SegmentedProps<Value extends string> {
  /** Names the group for screen readers. */
  readonly label: string
  /** The name of its parameter in a plain form. */
  readonly name?: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly count?: number }[]
  readonly onChange: (value: Value) => void
}

/** Two to four views of the same thing: a radio group that looks like a switch. */
export function Segmented<Value extends string>({ label, name, value, options, onChange }: SegmentedProps<Value>) {
  const id = useId()
  return (
    <fieldset className={styles.segmented}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
          {option.count !== undefined && <span className={`num ${styles.count}`}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  )
}
