import { NavLink } from 'react-router'
import styles from './link-tabs.module.css'

export interface LinkTabsProps {
  /** Names the navigation for screen readers. */
  readonly label: string
  readonly tabs: readonly { readonly to: string; readonly label: string }[]
}

/** Tabs that are pages: links side by side, the current one underlined. They scroll sideways and never wrap. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink to={tab.to}>{tab.label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
