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

/** The results of the cantons: as a map, and the same as a table beside it. */
export function ByCanton({ cantons, isTieBreak }: ByCantonProps) {
  const { ownCanton } = useCantons()
  return (
    <div className={styles.both}>
      {!isTieBreak && <CantonTiles cantons={cantons} ownCanton={ownCanton} />}
      <CantonTable cantons={cantons} isTieBreak={isTieBreak} />
    </div>
  )
}
