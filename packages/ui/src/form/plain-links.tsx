import { useSearchParams } from 'react-router'
import styles from './plain-links.module.css'

export interface PlainLinksProps<Value extends string> {
  readonly label: string
  /** What the address has them under. */
  readonly name: string
  readonly value: Value
  /** What of the address stays besides its language. */
  readonly keep?: readonly string[]
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}

/** Views as addresses, where no script runs. Stands right before the control that it takes the place of. */
export function PlainLinks<Value extends string>({ label, name, value, keep = [], options }: PlainLinksProps<Value>) {
  const [params] = useSearchParams()
  const kept = [...params].filter(([other]) => other !== name && (other === 'lang' || keep.includes(other)))
  return (
    <noscript className={styles.plain}>
      <nav className={styles.links} aria-label={label}>
        {options.map((option) => (
          <a
            key={option.value}
            href={`?${new URLSearchParams([...kept, ...(option.value ? [[name, option.value]] : [])])}`}
            aria-current={option.value === value ? 'true' : undefined}
          >
            {option.label}
          </a>
        ))}
      </nav>
    </noscript>
  )
}
