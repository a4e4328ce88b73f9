import type { CantonCode, MunicipalBallots } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { type PointerEvent, useId, useState } from 'react'
import type { Municipality } from '../../../shared/place/remembered-municipality.ts'
import type { CantonResult } from '../cantons/area-order.ts'
import { type Share, shareOf } from '../cantons/share.ts'
import { useCantons } from '../cantons/use-cantons.ts'
import { usePercent } from '../votes/use-percent.ts'
import { Hatches } from './hatches.tsx'
import styles from './map.module.css'
import type { SwissMap } from './swiss-map.ts'
import { around, type Box, type Shape } from './topology.ts'

interface Drawn {
  readonly key: string
  readonly name: string
  readonly yes: number | null
  readonly shape: Shape
  readonly isOwn: boolean
}

export interface MunicipalMapProps {
  readonly cantons: readonly CantonResult[]
  /** The canton whose municipalities are drawn; null for Switzerland by cantons. */
  readonly canton: CantonCode | null
  readonly municipalities: readonly MunicipalBallots[]
  readonly ownMunicipality: Municipality | null
  readonly onCanton: (code: CantonCode) => void
}

export interface MapPictureProps extends MunicipalMapProps {
  readonly map: SwissMap
}

/** The map. The area under the pointer shows its name and its share of yes below; a canton opens its municipalities. */
export function MapPicture(props: MapPictureProps) {
  const { canton, map, onCanton } = props
  const t = useText()
  const percent = usePercent()
  const id = useId()
  const drawn = useDrawn(props)
  const [pointed, setPointed] = useState<string | null>(null)
  const box = canton === null ? around([...map.cantons.values()].map((shape) => shape.box)) : map.cantons.get(canton)?.box
  const named = drawn.find(({ key }) => key === pointed)
  if (!box) return null
  const point = ({ target }: PointerEvent) => setPointed(keyOf(target))
  const choose = ({ target }: PointerEvent) => {
    const code = keyOf(target) as CantonCode | null
    if (canton === null && code !== null) onCanton(code)
  }
  const label = canton === null ? t('votingDay.map.label') : t('votes.municipalities.map.label')
  return (
    <>
      <svg viewBox={viewOf(box)} className={styles.map} role="img" aria-label={label} onPointerOver={point} onPointerUp={choose}>
        <Hatches id={id} unit={unitOf(box)} />
        {canton !== null && <path d={map.cantons.get(canton)?.path} className={styles.ground} />}
        {drawn.map(({ key, yes, shape }) => (
          <path key={key} data-key={key} d={shape.path} className={styles.area} fill={fillOf(id, shareOf(yes))} />
        ))}
        {canton === null && map.lakes.map(({ path }) => <path key={path} d={path} className={styles.lake} />)}
        {drawn
          .filter(({ isOwn }) => isOwn)
          .map(({ key, shape }) => (
            <g key={key} className={styles.own}>
              <path d={shape.path} />
              <path d={shape.path} />
            </g>
          ))}
      </svg>
      <p className={styles.pointed} aria-hidden="true">
        {named && (
          <>
            <b>{named.name}</b>{' '}
            <span>{named.yes === null ? t('votingDay.map.none') : t('votes.municipalities.map.yes', { percent: percent(named.yes) })}</span>
          </>
        )}
      </p>
    </>
  )
}

function useDrawn({ canton, cantons, municipalities, map, ownMunicipality }: MapPictureProps): Drawn[] {
  const { ownCanton, nameOf } = useCantons()
  if (canton === null) {
    return cantons.flatMap(({ cantonCode: key, yesPercent: yes }) => {
      const shape = map.cantons.get(key)
      return shape ? [{ key, name: nameOf(key), yes, shape, isOwn: key === ownCanton }] : []
    })
  }
  return municipalities.flatMap(({ number, name, yesPercent: yes }) => {
    const shape = map.municipalities.get(number)
    return shape
      ? [{ key: String(number), name, yes, shape, isOwn: ownMunicipality?.cantonCode === canton && ownMunicipality.name === name }]
      : []
  })
}

function keyOf(target: EventTarget): string | null {
  return target instanceof SVGElement ? (target.dataset.key ?? null) : null
}

function fillOf(id: string, share: Share): string {
  return `url(#${id}-${share})`
}

/** The margin around the map, a fraction of the larger side, which is also the unit of its patterns. */
const unitOf = ({ left, top, right, bottom }: Box) => Math.max(right - left, bottom - top) / 70

function viewOf(box: Box): string {
  const unit = unitOf(box)
  const { left, top, right, bottom } = box
  return [left - unit, top - unit, right - left + 2 * unit, bottom - top + 2 * unit].map((value) => value.toFixed(2)).join(' ')
}
