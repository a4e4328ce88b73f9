import type { Note } from '@plenara/contract'
import type { PinColor } from '@plenara/contract/constants'
import { IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './notes-list.module.css'
import { PinMark } from './pin-mark.tsx'
import { PIN_ORDER, usePins } from './pins-provider.tsx'

/** A pinned fact for display. */
export interface NotedValue {
  readonly label: string
  /** Null if the fact no longer exists. */
  readonly value: ReactNode
  /** Goes to the fact; absent if it is nowhere on the page. */
  readonly onJump?: (() => void) | undefined
}

export interface NotesListProps {
  readonly valueFor: (note: Note) => NotedValue
  /** The level of the headings of the groups. */
  readonly headings?: 'h2' | 'h3'
}

/** All pinned facts of a person by colour, with buttons to go to the fact and to unpin it. */
export function NotesList({ valueFor, headings = 'h2' }: NotesListProps) {
  const t = useText()
  const { notepad, askToUnpin } = usePins()
  const list = useRef<HTMLDivElement>(null)
  const { notes } = notepad
  const hasRemoved = useRef(false)
  const remove = (note: Note) => {
    const onDone = () => {
      hasRemoved.current = true
    }
    askToUnpin({ ...note, label: valueFor(note).label }, onDone)
  }
  // The focused button was removed with its row.
  useEffect(() => {
    if (hasRemoved.current && notes.length > 0) list.current?.focus({ preventScroll: true })
    hasRemoved.current = false
  }, [notes])
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {PIN_ORDER.map((color) => (
        <Group
          key={color}
          color={color}
          notes={notes.filter((note) => note.color === color)}
          valueFor={valueFor}
          onRemove={remove}
          headings={headings}
        />
      ))}
      <p className={styles.private}>{t('notes.private')}</p>
    </div>
  )
}

interface GroupProps extends NotesListProps {
  readonly color: PinColor
  readonly notes: readonly Note[]
  readonly onRemove: (note: Note) => void
}

function Group({ color, notes, valueFor, onRemove, headings: Heading = 'h2' }: GroupProps) {
  const t = useText()
  if (notes.length === 0) return null
  return (
    <section>
      <Heading>
        <PinMark color={color} />
        <span>{t(`notes.color.${color}`)}</span>
        <span className="num">{notes.length}</span>
      </Heading>
      <ul>
        {notes.map((note) => {
          const { label, value, onJump } = valueFor(note)
          return (
            <li key={`${note.type} ${note.reference}`}>
              <div>
                {onJump ? (
                  <button type="button" className={styles.label} onClick={onJump}>
                    <span>{label}</span>
                    <IconArrowRight aria-hidden size={16} />
                  </button>
                ) : (
                  <p className={styles.label}>{label}</p>
                )}
                {value === null ? <p className={styles.gone}>{t('notes.gone')}</p> : <div className={styles.value}>{value}</div>}
              </div>
              <IconButton label={t('notes.remove', { label })} onClick={() => onRemove(note)}>
                <IconTrash aria-hidden size={20} stroke={1.75} />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
