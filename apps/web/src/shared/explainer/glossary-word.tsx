import { type ReactNode, use, useId } from 'react'
import { GlossaryContext } from './glossary.ts'
import styles from './glossary-word.module.css'

/** A word of a text that opens the explanation of its official term. With an unknown key it is plain text. */
export function GlossaryWord({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  const id = useId()
  const entry = use(GlossaryContext).get(term)
  const anchor = `--${id.replaceAll(/[^\w]/g, '')}`
  if (!entry) return children
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.word} style={{ anchorName: anchor }}>
        {children}
      </button>
      <span id={id} popover="auto" role="note" aria-label={entry.term} className={styles.meaning} style={{ positionAnchor: anchor }}>
        <b>{entry.term}</b>
        <span>{entry.text}</span>
      </span>
    </>
  )
}
