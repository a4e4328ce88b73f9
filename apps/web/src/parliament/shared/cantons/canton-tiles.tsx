import type { CantonCode } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import type { CantonResult } from './area-order.ts'
import { isHalf, TILES } from './canton-places.ts'
import styles from './canton-tiles.module.css'
import shares from './share.module.css'
import { shareOf } from './share.ts'
import { ShareKey } from './share-key.tsx'

export interface CantonTilesProps {
  readonly cantons: readonly CantonResult[]
  readonly ownCanton: CantonCode | null
}

/** Switzerland with a tile for each canton, so that small ones are as readable as large ones. A picture only: the table beside it has the same data. */
export function CantonTiles({ cantons, ownCanton }: CantonTilesProps) {
  const t = useText()
  const yesOf = new Map(cantons.map(({ cantonCode, yesPercent }) => [cantonCode, yesPercent]))
  const shown = new Set(TILES.map(({ code }) => shareOf(yesOf.get(code) ?? null)))
  return (
    <figure className={styles.figure}>
      <div className={styles.map} role="img" aria-label={t('votingDay.map.label')}>
        {TILES.map(({ code, row, column }) => {
          const yes = yesOf.get(code) ?? null
          const isSmall = isHalf(code)
          return (
            <span
              key={code}
              className={`${styles.tile} ${shares[shareOf(yes)]} ${code === ownCanton ? styles.mine : ''}`}
              style={{ gridRow: row, gridColumn: `${column} / span ${isSmall ? 1 : 2}` }}
            >
              <b>{code}</b>
              {!isSmall && yes !== null && <span className="num">{Math.round(yes)}</span>}
            </span>
          )
        })}
      </div>
      <figcaption>
        <ShareKey hasNone={shown.has('none')} />
      </figcaption>
    </figure>
  )
}
