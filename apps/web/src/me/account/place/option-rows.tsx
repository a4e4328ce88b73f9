import { useId } from 'react'
import styles from './location-page.module.css'

export interface OptionRowsProps<Value extends string | number> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

/** A choice among a few options, as rows with radio buttons. */
export function OptionRows<Value extends string | number>({ label, options, value, onChange }: OptionRowsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.options}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
