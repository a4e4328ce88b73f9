import { startTransition, useEffect, useState } from 'react'

/** Long enough for what is seen to be painted first, in milliseconds. */
const LATER_MS = 100

/** The value, or while `isLate` the one of a moment ago: for what lies covered while something above it answers. */
export function useLater<Value>(value: Value, isLate: boolean): Value {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLater(value)), LATER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return isLate ? later : value
}
