import { useText } from '@plenara/ui/text/text.ts'
import { type RefObject, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { ShownDataContext } from '../../data/calls/shown-data.ts'
import type { ScreenRoute } from '../screen-route.ts'
import styles from './demo-note.module.css'

export type DemoNoteProps = Pick<ScreenRoute, 'frame'>

const NEVER = () => () => undefined

/** A note at the foot of every page with invented data, determined by the answers that the page shows. */
export function DemoNote({ frame }: DemoNoteProps) {
  const shown = useContext(ShownDataContext)
  const isFictional = () => shown?.isFictional() ?? false
  const isShown = useSyncExternalStore(shown?.subscribe ?? NEVER, isFictional, isFictional)
  return isShown ? <Note isFull={frame === 'full'} /> : null
}

function Note({ isFull }: { readonly isFull: boolean }) {
  const t = useText()
  const note = useRef<HTMLElement>(null)
  useRoomFor(note, !isFull)
  return (
    <footer ref={note} className={isFull ? styles.note : `${styles.note} ${styles.compact}`}>
      {t('common.fictional')}
    </footer>
  )
}

/** Pages that fill the window leave the height of the note free, so that it is visible without scrolling. */
function useRoomFor(note: RefObject<HTMLElement | null>, fillsWindow: boolean): void {
  useLayoutEffect(() => {
    if (!fillsWindow) return undefined
    const { style } = document.documentElement
    style.setProperty('--note-height', `${note.current?.offsetHeight ?? 0}px`)
    return () => {
      style.removeProperty('--note-height')
    }
  }, [note, fillsWindow])
}
