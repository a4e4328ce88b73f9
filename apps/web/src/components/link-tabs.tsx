import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import styles from './tabs.module.css'

export interface LinkTabsProps {
  /** Names the navigation for screen readers. */
  readonly label: string
  readonly tabs: readonly { readonly to: string; readonly label: string }[]
}

/** Tabs that lead to pages: links, the current one marked and in view. For views inside a page take `Tabs`. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (bar.current && current) bar.current.scrollLeft = current.offsetLeft + current.offsetWidth - bar.current.clientWidth
  }, [])
  return (
    <nav ref={bar} aria-label={label} className={styles.bar}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} className={styles.tab} end>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  )
}
