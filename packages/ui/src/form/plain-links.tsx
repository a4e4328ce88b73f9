import { useSearchParams } from 'react-router'
import styles from './plain-links.module.css'

export interface PlainLinksProps<Value extends string> {
  readonly label: string
  /** The name of their parameter in the address. */
  readonly name: string
  readonly value: Value
  /** The parameters of the address that stay besides its language. */
  readonly keep?: readonly string[]
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}

/** Views as links, for browsers without script. Place it right before the control that it replaces. */
export function PlainLinks<Value extends string>({ label, name, value, keep = [], options }: PlainLinksProps<Value>) {
  const [params] = useSearchParams()
  const preserved = [...params].filter(([other]) => other !== name && (other === 'lang' || keep.includes(other)))
  return (
    <noscript className={styles.plain}>
      <nav className={styles.links} aria-label={label}>
        {options.map((option) => (
          <a
            key={option.value}
            href={`?${new URLSearchParams([...preserved, ...(option.value ? [[name, option.value]] : [])])}`}
            aria-current={option.value === value ? 'true' : undefined}
          >
            {option.label}
          </a>
        ))}
      </nav>
    </noscript>
  )
}
