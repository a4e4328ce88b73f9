import type { ReactNode } from 'react'
import styles from './accordion.module.css'

export interface AccordionProps {
  /** The heading, on the level below that of the section. */
  readonly title: string
  readonly children: ReactNode
  readonly open?: boolean
  readonly lang?: string | undefined
}

/** A part of a page that opens below its heading. On paper it is open. */
export function Accordion({ title, children, open, lang }: AccordionProps) {
  return (
    <details className={styles.accordion} open={open}>
      <summary>
        <h3 lang={lang}>{title}</h3>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
