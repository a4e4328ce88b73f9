import type { PinColor } from '@plenara/contract/constants'
import { type NotedFact, noteOfFact } from '@plenara/domain'
import { createContext, type ReactNode, type RefCallback, useContext, useMemo, useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import type { Notepad } from '../../lib/notepad.ts'
import { showToast } from '../../lib/toast.ts'

/** In the order of the control. */
export const PIN_ORDER = ['good', 'neutral', 'bad'] as const satisfies readonly PinColor[]

export interface Pins {
  readonly notepad: Notepad
  /** Pins or changes the colour, says so and offers the way back. `said` names the fact in that sentence. */
  readonly pin: (fact: NotedFact, color: PinColor, said: string) => void
  /** Takes the pin off, says so and offers the way back. */
  readonly unpin: (fact: NotedFact, said: string) => void
  /** The fact that gets the focus as soon as it is on the page. */
  readonly jumpTo: (fact: NotedFact) => void
  /** Marks the place of a fact, so that one can jump there. */
  readonly placeOf: (fact: NotedFact) => { readonly tabIndex: -1; readonly 'data-fact': string; readonly ref: RefCallback<HTMLElement> }
}

const PinsContext = createContext<Pins | null>(null)

/** Gives the facts of one person their pins. */
export function PinsProvider({ notepad, children }: { readonly notepad: Notepad; readonly children: ReactNode }) {
  const t = useText()
  const target = useRef<string | null>(null)
  const pins = useMemo<Pins>(() => {
    const { notes, pin, unpin } = notepad
    const restore = ({ type, reference }: NotedFact) => {
      const before = noteOfFact(notes, { type, reference })
      const run = () => (before ? pin({ type, reference, color: before.color }) : unpin({ type, reference }))
      return { label: t('common.undo'), run }
    }
    return {
      notepad,
      pin: (fact, color, said) => {
        pin({ type: fact.type, reference: fact.reference, color })
        showToast(t('notes.pinned', { label: said, color: t(`notes.color.${color}`) }), restore(fact))
      },
      unpin: (fact, said) => {
        unpin(fact)
        showToast(t('notes.unpinned', { label: said }), restore(fact))
      },
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
    }
  }, [notepad, t])
  return <PinsContext value={pins}>{children}</PinsContext>
}

/** The pins of the person whose facts are shown. */
export function usePins(): Pins {
  const pins = useContext(PinsContext)
  if (!pins) throw new Error('Pins need a PinsProvider around them')
  return pins
}

function nameOf({ type, reference }: NotedFact): string {
  return `${type} ${reference}`
}
