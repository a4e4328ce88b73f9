import type { CantonResult } from './area-order.ts'
import { CantonTable } from './canton-table.tsx'
import styles from './canton-tiles.module.css'
import { CantonTiles } from './canton-tiles.tsx'
import { useCantons } from './use-cantons.ts'

export interface ByCantonProps {
  readonly cantons: readonly CantonResult[]
  /** Whether yes stands for the initiative. */
  readonly isTieBreak: boolean
}

/** How the cantons voted: as a map, and the same as a table beside it. */
export function ByCanton({ cantons, isTieBreak }: ByCantonProps) {
  const { own } = useCantons()
  return (
    <div className={styles.both}>
      {!isTieBreak && <CantonTiles cantons={cantons} own={own} />}
      <CantonTable cantons={cantons} isTieBreak={isTieBreak} />
    </div>
  )
}
