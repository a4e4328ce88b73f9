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

/** A fact with its names: `label` in a question, `shortLabel` in a short sentence. */
export interface NamedFact extends NotedFact {
  readonly label: string
  readonly shortLabel?: string | undefined
}

export interface Pins {
  readonly notepad: Notepad
  /** Pins a fact or changes its colour, confirms it and offers to undo. */
  readonly pin: (fact: NamedFact, color: PinColor) => void
  /** Asks before unpinning [NOTE-2]; unpins if the user confirms, confirms it and offers to undo. */
  readonly askToUnpin: (fact: NamedFact, onDone?: () => void) => void
  /** Focuses the fact as soon as it is on the page. */
  readonly jumpTo: (fact: NotedFact) => void
  /** The props of the element of a fact, so that it can be focused. */
  readonly placeOf: (fact: NotedFact) => { readonly tabIndex: -1; readonly 'data-fact': string; readonly ref: RefCallback<HTMLElement> }
}

const PinsContext = createContext<Pins | null>(null)

/** Provides the pins of one person. */
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
  if (!pins) throw new Error('No PinsProvider found: render the component inside a PinsProvider')
  return pins
}

/** Whether pins are shown at the facts: the user has switched them on and can have pins. */
export function usePinsVisible(): boolean {
  const isShown = usePinsShown()
  const { notepad } = usePins()
  return isShown && notepad.exists
}

/** Functions that change a pin, confirm it and offer to undo. */
function useChange({ notes, pin, unpin }: Notepad) {
  const t = useText()
  return useMemo(() => {
    const undo = (fact: NotedFact) => {
      const before = noteOfFact(notes, fact)
      return { label: t('common.undo'), run: () => (before ? pin(newNoteOn(fact, before.color)) : unpin(fact)) }
    }
    return {
      pin: (fact: NamedFact, color: PinColor) => {
        showToast(t('notes.pinned', { label: fact.shortLabel ?? fact.label, color: t(`notes.color.${color}`) }), undo(fact))
        pin(newNoteOn(fact, color))
      },
      unpin: (fact: NamedFact) => {
        showToast(t('notes.unpinned', { label: fact.shortLabel ?? fact.label }), undo(fact))
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
