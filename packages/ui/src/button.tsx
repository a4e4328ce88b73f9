import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'

export interface ButtonLook {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'big' | 'small'
  readonly full?: boolean
  /** Text left, icon right. */
  readonly spread?: boolean
}

function classOf({ kind = 'secondary', size, full, spread }: ButtonLook): string {
  return [styles.button, styles[kind], size && styles[size], full && styles.full, spread && styles.spread].filter(Boolean).join(' ')
}

/** A button with a word. At most one primary button a screen. */
export function Button({ kind, size, full, spread, ...rest }: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={classOf({ kind, size, full, spread })} />
}

/** A link that looks like a button, where it leads to another page. */
export function ButtonLink({ kind, size, full, spread, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={classOf({ kind, size, full, spread })} />
}

/** A link to a page outside of the app that looks like a button; it opens in a new tab. */
export function OutsideButtonLink({ kind, size, full, spread, ...rest }: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} target="_blank" rel="noreferrer" className={classOf({ kind, size, full, spread })} />
}

/** A button with only an icon: close, back, more, undo. The label names it. */
export function IconButton({
  label,
  children,
  ...rest
}: { readonly label: string; readonly children: ReactNode } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={styles.icon} aria-label={label} title={label}>
      {children}
    </button>
  )
}
