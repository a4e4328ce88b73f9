import { useCallback, useState } from 'react'
import { readDevice, writeDevice } from './device-storage.ts'

/** A choice among a few values that this device stores [ENTITY-16]. */
export interface Preference<Value extends string> {
  readonly values: readonly Value[]
  /** The chosen value; the first one without a valid choice. */
  read(): Value
  choose(value: Value): void
}

function preference<const Value extends string>(key: string, values: readonly [Value, ...Value[]]): Preference<Value> {
  return {
    values,
    read: () => {
      const stored = readDevice(key)
      return values.find((value) => value === stored) ?? values[0]
    },
    choose: (value) => writeDevice(key, value),
  }
}

/** Candidates as cards to swipe (interactive), or as a list to read (informative). Like the theme it survives logging off. */
export const interactionMode = preference('interaction-mode', ['interactive', 'informative'])
export type InteractionMode = ReturnType<typeof interactionMode.read>

/** Kind, council, number and day of a vote in one line, or each in a line of its own. Like the theme it survives logging off. */
export const voteTagDisplay = preference('vote-tag-display', ['inline', 'block'])
/** The area of the navigation chosen last; the app opens with it. Logging off forgets it. */
export const selectedMenu = preference('selected-menu', ['government-home', 'election-home', 'knowledge-home', 'me-home'])

/** A preference as state of a component, and a stable function to change it. */
export function usePreference<Value extends string>({ read, choose }: Preference<Value>): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(read)
  const change = useCallback(
    (chosen: Value) => {
      choose(chosen)
      setValue(chosen)
    },
    [choose],
  )
  return [value, change]
}
