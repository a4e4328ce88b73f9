import type { ReactNode } from 'react'
import styles from './detail-columns.module.css'

/** Two columns side by side where there is room, one below the other on phones and on paper. */
export function DetailColumns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

export function DetailColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

/** A part of a column under its heading. */
export function DetailSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
