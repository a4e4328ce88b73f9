import type { PinColor } from '@plenara/contract/constants'
import { chooseColor, type NotedFact, noteOfFact } from '@plenara/domain/people'
import { useText } from '@plenara/ui/text/text.ts'
import { IconPin } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './pin.module.css'
import { PinMark } from './pin-mark.tsx'
import { PIN_ORDER, usePins, usePinsVisible } from './pins-provider.tsx'

export interface PinControlProps {
  readonly fact: NotedFact
  /** Names the fact for screen readers, e.g. "Beruf". */
  readonly label: string
  /** A shorter name for the confirmation, where the label is long. */
  readonly shortLabel?: string
}

/** The pin of a fact: a button that shows its colour and opens the choice of three. The present colour unpins the fact, after a question [NOTE-2]. */
export function PinControl({ fact, label, shortLabel }: PinControlProps) {
  const t = useText()
  const id = useId()
  const popover = useRef<HTMLFieldSetElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isShown = usePinsVisible()
  const { notepad, pin, askToUnpin } = usePins()
  if (!isShown) return null
  const color = noteOfFact(notepad.notes, fact)?.color ?? null
  const word = color && t(`notes.color.${color}`)
  const anchor = `--${id.replaceAll(/[^\w]/g, '')}`
  const choose = (chosen: PinColor) => {
    popover.current?.hidePopover()
    const named = { ...fact, label, shortLabel }
    if ('remove' in chooseColor(notepad.notes, fact, chosen)) askToUnpin(named)
    else pin(named, chosen)
  }
  return (
    <>
      <button
        type="button"
        className={styles.pin}
        style={{ anchorName: anchor }}
        popoverTarget={notepad.isReady ? id : undefined}
        aria-disabled={!notepad.isReady}
        aria-label={word ? t('notes.pinOf', { label, color: word }) : t('notes.noPin', { label })}
        title={word ? undefined : t('notes.pin')}
      >
        {color ? <PinMark color={color} /> : <IconPin aria-hidden size={20} stroke={1.75} />}
        {word && <span className={styles.word}>{word}</span>}
      </button>
      <fieldset
        id={id}
        ref={popover}
        popover="auto"
        aria-label={t('notes.pinFor', { label })}
        className={styles.choices}
        style={{ positionAnchor: anchor }}
        onBeforeToggle={({ newState }) => newState === 'open' && setIsOpen(true)}
        // Only after closing: the focus returns to the button only if the closed element still exists.
        onToggle={({ newState }) => newState === 'closed' && setIsOpen(false)}
      >
        {isOpen && <Choices color={color} onChoose={choose} />}
      </fieldset>
    </>
  )
}

/** The colours with glyph and word. The chosen one gets the focus. */
function Choices({ color, onChoose }: { readonly color: PinColor | null; readonly onChoose: (color: PinColor) => void }) {
  const t = useText()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const popover = first.current?.closest('[popover]')
    // On every event: when it is closed and opened quickly the browser merges both into one event, and nothing is rendered again.
    const focus = (event: Event) => (event as ToggleEvent).newState === 'open' && first.current?.focus()
    popover?.addEventListener('toggle', focus)
    return () => popover?.removeEventListener('toggle', focus)
  }, [])
  return (
    <>
      <p aria-hidden="true">{t('notes.pin')}</p>
      <div>
        {PIN_ORDER.map((value) => (
          <button
            key={value}
            ref={value === (color ?? PIN_ORDER[0]) ? first : undefined}
            type="button"
            aria-pressed={value === color}
            onClick={() => onChoose(value)}
          >
            <PinMark color={value} />
            <span>{t(`notes.color.${value}`)}</span>
          </button>
        ))}
      </div>
    </>
  )
}
