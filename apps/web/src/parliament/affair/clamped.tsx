import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './clamped.module.css'

/** A long text that shows twelve lines until it is expanded; in print it is complete. Keyboard focus inside expands it. */
export function Clamped({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || isOpen) return
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])
  return (
    <div className={styles.clamped}>
      <div
        ref={box}
        className={isOpen ? undefined : isLong ? `${styles.short} ${styles.fading}` : styles.short}
        onFocusCapture={() => setOpen(true)}
      >
        {children}
      </div>
      {isLong && (
        <div className={styles.more}>
          <Button kind="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'affair.less' : 'affair.whole')}
          </Button>
        </div>
      )}
    </div>
  )
}
