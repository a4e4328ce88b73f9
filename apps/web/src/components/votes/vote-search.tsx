import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../search-field.tsx'

export interface VoteSearchProps {
  readonly value: string
  /** Hears what was typed once the typing pauses. */
  readonly onSearch: (words: string) => void
}

const PAUSE_MS = 300

/** The search among votes. What is typed shows at once and counts when the typing pauses. */
export function VoteSearch({ value, onSearch }: VoteSearchProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
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
      onSearch(typed)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  return <SearchField label="votes.search" value={typed} onChange={setTyped} />
}
