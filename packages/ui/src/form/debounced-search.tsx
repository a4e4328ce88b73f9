import { useEffect, useRef, useState } from 'react'
import { SearchField } from './search-field.tsx'

export interface DebouncedSearchProps {
  /** Catalogue id of the label. */
  readonly label: string
  /** The name of its parameter in a plain form. */
  readonly name?: string
  readonly value: string
  /** Called with the typed words once typing pauses. */
  readonly onSearch: (words: string) => void
}

const PAUSE_MS = 300

/** A search that calls a server or changes the address: the field follows the typing at once, the search when typing pauses. */
export function DebouncedSearch({ label, name, value, onSearch }: DebouncedSearchProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const hear = useRef(onSearch)
  hear.current = onSearch
  useEffect(() => {
    // The value changed from outside: by "back" or a reset.
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
