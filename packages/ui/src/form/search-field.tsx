import { IconSearch } from '@tabler/icons-react'
import { useText } from '../text/text.ts'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  /** Catalogue id of the label, which is the placeholder too. */
  readonly label: string
  /** The name of its parameter in a plain form. */
  readonly name?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field that filters the content below while typing. */
export function SearchField({ label, name, value, onChange }: SearchFieldProps) {
  const t = useText()
  return (
    <label className={styles.search}>
      <IconSearch size={20} aria-hidden />
      <span className="visually-hidden">{t(label)}</span>
      <input type="search" name={name} value={value} placeholder={t(label)} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
