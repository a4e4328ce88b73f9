import type { NewNote } from '@plenara/contract'
import type { PinColor } from '@plenara/contract/constants'
import { type NotedFact, noteOfFact } from '@plenara/domain/people'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { createContext, type ReactNode, type RefCallback, useContext, useMemo, useRef, useState } from 'react'
import type { Notepad } from '../../data/commands/notepad.ts'
import { usePinsShown } from './pins-shown.ts'
import { UnpinDialog } from './unpin-dialog.tsx'

/** In the order of the control. */
export const PIN_ORDER = ['good', 'neutral', 'bad'] as const satisfies readonly PinColor[]

/** A fact with its names: `label` in a question, `said` in a short sentence. */
export interface NamedFact extends NotedFact {
  readonly label: string
  readonly said?: string | undefined
}

export interface Pins {
  readonly notepad: Notepad
  /** Pins or changes the colour, says so and offers the way back. */
  readonly pin: (fact: NamedFact, color: PinColor) => void
  /** Asks whether the pin is to go [NOTE-2]; takes it off where the user confirms, says so and offers the way back. */
  readonly askToUnpin: (fact: NamedFact, onDone?: () => void) => void
  /** The fact that gets the focus as soon as it is on the page. */
  readonly jumpTo: (fact: NotedFact) => void
  /** Marks the place of a fact, so that one can jump there. */
  readonly placeOf: (fact: NotedFact) => { readonly tabIndex: -1; readonly 'data-fact': string; readonly ref: RefCallback<HTMLElement> }
}

const PinsContext = createContext<Pins | null>(null)

/** Gives the facts of one person their pins. */
export function PinsProvider({ notepad, children }: { readonly notepad: Notepad; readonly children: ReactNode }) {
  const [asked, setAsked] = useState<{ readonly fact: NamedFact; readonly onDone?: (() => void) | undefined } | null>(null)
  const change = useChange(notepad)
  const places = usePlaces()
  const pins = useMemo<Pins>(
    () => ({ notepad, pin: change.pin, askToUnpin: (fact, onDone) => setAsked({ fact, onDone }), ...places }),
    [notepad, change, places],
  )
  const color = asked && noteOfFact(notepad.notes, asked.fact)?.color
  const unpin = () => {
    if (!asked) return
    change.unpin(asked.fact)
    asked.onDone?.()
  }
  return (
    <PinsContext value={pins}>
      {children}
      {asked && color && <UnpinDialog label={asked.fact.label} color={color} onClose={() => setAsked(null)} onConfirm={unpin} />}
    </PinsContext>
  )
}

/** The pins of the person whose facts are shown. */
export function usePins(): Pins {
  const pins = useContext(PinsContext)
  if (!pins) throw new Error('Pins need a PinsProvider around them')
  return pins
}

/** Whether pins stand at the facts: the user wants to see them, and is somebody who can have some. */
export function usePinsVisible(): boolean {
  const isShown = usePinsShown()
  const { notepad } = usePins()
  return isShown && notepad.exists
}

/** Ways to change a pin that say what happened and lead back. */
function useChange({ notes, pin, unpin }: Notepad) {
  const t = useText()
  return useMemo(() => {
    const undo = (fact: NotedFact) => {
      const before = noteOfFact(notes, fact)
      return { label: t('common.undo'), run: () => (before ? pin(newNoteOn(fact, before.color)) : unpin(fact)) }
    }
    return {
      pin: (fact: NamedFact, color: PinColor) => {
        showToast(t('notes.pinned', { label: fact.said ?? fact.label, color: t(`notes.color.${color}`) }), undo(fact))
        pin(newNoteOn(fact, color))
      },
      unpin: (fact: NamedFact) => {
        showToast(t('notes.unpinned', { label: fact.said ?? fact.label }), undo(fact))
        unpin(fact)
      },
    }
  }, [notes, pin, unpin, t])
}

function usePlaces(): Pick<Pins, 'jumpTo' | 'placeOf'> {
  const target = useRef<string | null>(null)
  return useMemo(
    () => ({
      jumpTo: (fact) => {
        target.current = nameOf(fact)
      },
      placeOf: (fact) => ({
        tabIndex: -1,
        'data-fact': nameOf(fact),
        ref: (element) => {
          if (!element || target.current !== nameOf(fact)) return
          target.current = null
          element.focus({ preventScroll: true })
          element.scrollIntoView({ block: 'center' })
        },
      }),
    }),
    [],
  )
}

function newNoteOn({ type, reference }: NotedFact, color: PinColor): NewNote {
  return { type, reference, color }
}

function nameOf({ type, reference }: NotedFact): string {
  return `${type} ${reference}`
}
