import { useEffect, useRef, useState } from 'react'
import { SearchField } from './search-field.tsx'

export interface DebouncedSearchProps {
  /** Catalogue id of the label. */
  readonly label: string
  /** What a plain form sends it under. */
  readonly name?: string
  readonly value: string
  /** Hears what was typed once the typing pauses. */
  readonly onSearch: (words: string) => void
}

const PAUSE_MS = 300

/** A search that asks a server or changes the address: what is typed shows at once and counts when the typing pauses. */
export function DebouncedSearch({ label, name, value, onSearch }: DebouncedSearchProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const hear = useRef(onSearch)
  hear.current = onSearch
  useEffect(() => {
    // Somebody else changed it: back, a reset.
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed
      hear.current(typed)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return <SearchField label={label} name={name} value={typed} onChange={setTyped} />
}
