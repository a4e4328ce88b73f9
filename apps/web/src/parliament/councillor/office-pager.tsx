import { announce } from '@plenara/ui/announce.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { type PagerStep, PersonPager } from '../../shared/person/person-pager.tsx'
import { councillorNeighbours } from '../shared/councillor-order.ts'
import type { Office } from './office.ts'

export interface OfficePagerProps {
  readonly office: Office
  readonly id: number
  /** The query of the links, with its question mark. */
  readonly query: string
}

/** Back to the list, and its previous and next person; it wraps around the ends and announces that [NAV-7]. */
export function OfficePager({ office, id, query }: OfficePagerProps) {
  const t = useText()
  const neighbours = councillorNeighbours(id)
  const label = t('councillor.pager')
  if (!neighbours) return <PersonPager label={label} place={null} total={0} previous={undefined} next={undefined} />
  const { place, total, path } = neighbours
  const stepTo = (other: number, way: 'previous' | 'next', wrapped: string | null): PagerStep | undefined =>
    other === id
      ? undefined
      : { to: `/${office}/${other}${query}`, label: t(`councillor.${way}`), onGo: wrapped ? () => announce(t(wrapped)) : undefined }
  return (
    <PersonPager
      label={label}
      place={place}
      total={total}
      previous={stepTo(neighbours.previous, 'previous', place === 1 ? 'councillor.wrapped.last' : null)}
      next={stepTo(neighbours.next, 'next', place === total ? 'councillor.wrapped.first' : null)}
      backTo={path}
    />
  )
}
