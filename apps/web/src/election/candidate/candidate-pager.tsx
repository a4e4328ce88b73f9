import { useText } from '@plenara/ui/text/text.ts'
import type { Person } from '../../shared/person/person.ts'
import { type PagerStep, PersonPager } from '../../shared/person/person-pager.tsx'

export interface CandidatePagerProps {
  /** The candidates that pass the filters of the deck, in its order. */
  readonly order: readonly Person[]
  readonly person: Person
  /** The query of the links, with its question mark. */
  readonly query: string
}

/** Back, and the previous and next person in the order of the deck. */
export function CandidatePager({ order, person, query }: CandidatePagerProps) {
  const t = useText()
  const index = order.findIndex(({ id }) => id === person.id)
  const stepTo = (other: Person | undefined, label: 'candidate.previous' | 'candidate.next'): PagerStep | undefined =>
    other && { to: `/election/${other.card.electionId}/candidate/${other.id}${query}`, label: t(label, { name: other.name }) }
  return (
    <PersonPager
      label={t('candidate.pager')}
      place={index < 0 ? null : index + 1}
      total={order.length}
      previous={stepTo(order[index - 1], 'candidate.previous')}
      next={stepTo(order[index + 1], 'candidate.next')}
    />
  )
}
