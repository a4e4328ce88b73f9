import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './tabs.module.css'

export interface TabsProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly count?: number | undefined }[]
  readonly onChange: (value: Value) => void
  /** The panel of the chosen tab. */
  readonly children: ReactNode
}

/** Views inside a page (APG tabs): one stop for Tab, arrow keys, Home and End choose. For pages take `LinkTabs`. */
export function Tabs<Value extends string>({ label, value, tabs, onChange, children }: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    // From the focused tab: with fast keys the chosen tab may not be updated yet.
    const index = nextIndex(
      event.key,
      tabs.findIndex((tab) => tab.value === event.currentTarget.dataset.tab),
      tabs.length,
    )
    const tab = index === null ? undefined : tabs[index]
    if (index === null || !tab) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.bar}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            data-tab={tab.value}
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.value)}
            onKeyDown={chooseByKey}
          >
            <span>{tab.label}</span>
            {tab.count !== undefined && <span className={`num ${styles.count}`}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </>
  )
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
