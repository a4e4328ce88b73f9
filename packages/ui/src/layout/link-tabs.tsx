import { useEffect, useRef } from 'react'
import { Link, NavLink } from 'react-router'
import styles from './tabs.module.css'

export interface LinkTabsProps {
  /** Names the navigation for screen readers. */
  readonly label: string
  readonly tabs: readonly { readonly to: string; readonly label: string }[]
  /** The `to` of the current tab, where the path alone does not determine it. */
  readonly current?: string
}

/** Tabs that lead to pages: links, the current one marked and in view. For views inside a page take `Tabs`. */
export function LinkTabs({ label: name, tabs, current }: LinkTabsProps) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (bar.current && current) bar.current.scrollLeft = current.offsetLeft + current.offsetWidth - bar.current.clientWidth
  }, [])
  return (
    <nav ref={bar} aria-label={name} className={styles.bar}>
      {tabs.map(({ to, label }) =>
        current === undefined ? (
          <NavLink key={to} to={to} className={styles.tab} end>
            {label}
          </NavLink>
        ) : (
          <Link key={to} to={to} className={styles.tab} aria-current={to === current ? 'page' : undefined}>
            {label}
          </Link>
        ),
      )}
    </nav>
  )
}
