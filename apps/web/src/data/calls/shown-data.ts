import { createContext, useContext, useEffect } from 'react'

/** Counts the answers on a page that show something invented. */
export interface ShownData {
  /** Counts one more; what it returns takes it back. */
  readonly count: () => () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly isFictional: () => boolean
}

/** One for each frame: what stands around a page, such as the navigation, shows no record. */
export const ShownDataContext = createContext<ShownData | null>(null)

/** @param isServedFictional whether the server says so of the page that it rendered; that holds until the page has looked itself */
export function createShownData(isServedFictional = false): ShownData {
  const listeners = new Set<() => void>()
  let isServed = isServedFictional
  let fictional = 0
  const change = (by: 1 | -1) => {
    const before = isServed || fictional > 0
    fictional += by
    isServed = false
    if (before !== fictional > 0) for (const listener of listeners) listener()
  }
  return {
    count: () => {
      change(1)
      return () => change(-1)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isFictional: () => isServed || fictional > 0,
  }
}

/** On the server no effect runs: whoever renders hears of each answer that is drawn and has something invented. */
export const DrawnFictionContext = createContext<(() => void) | null>(null)

function useDrawn(answer: unknown): void {
  const tell = useContext(DrawnFictionContext)
  if (hasFictional(answer)) tell?.()
}

/** Tells the page around that this answer stands on it. */
export const useShown: (answer: unknown) => void = import.meta.env.SSR ? useDrawn : useCounted

function useCounted(answer: unknown): void {
  const shown = useContext(ShownDataContext)
  const fictional = hasFictional(answer)
  useEffect(() => (shown && fictional ? shown.count() : undefined), [shown, fictional])
}

const fictionalAnswers = new WeakMap<object, boolean>()

/** Whether some record of an answer says that it is invented. Each answer is looked at once. */
function hasFictional(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  const before = fictionalAnswers.get(answer)
  if (before !== undefined) return before
  const found = saysFictional(answer)
  fictionalAnswers.set(answer, found)
  return found
}

function saysFictional(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  return ('fictional' in part && part.fictional === true) || Object.values(part).some(saysFictional)
}
