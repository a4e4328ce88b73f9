import { useText } from '@plenara/ui/text/text.ts'
import { memo } from 'react'
import type { ListIndex } from './list-index.ts'
import styles from './list-index-strip.module.css'

export interface ListIndexStripProps {
  readonly index: ListIndex
  readonly onJump: (start: number) => void
}

/** Jumps within a long list: a strip of buttons that stays visible, reachable by keyboard, with the number of people of each part for screen readers. */
export const ListIndexStrip = memo(function ListIndexStrip({ index: { kind, parts }, onJump }: ListIndexStripProps) {
  const t = useText()
  return (
    <nav className={styles.strip} aria-label={t('match.index')}>
      <ul>
        {parts.map(({ key, start, count }) => (
          <li key={start}>
            <button
              type="button"
              className="num"
              aria-label={`${key || '–'}: ${t('match.index.part', { n: count })}`}
              onClick={() => onJump(start)}
            >
              <span>{key === '' ? '–' : key}</span>
              {kind === 'percent' && key !== '' && <small>%</small>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
})
