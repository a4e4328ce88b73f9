import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'

/** The person or party whose diagram is drawn over that of the user. */
export interface Compared {
  readonly kind: 'person' | 'party'
  readonly id: number
  /** For the legend. */
  readonly name: string
  /** For the heading of the column in the table. */
  readonly shortName: string
}

/** The diagram of a candidate, or the median of a party, loaded when one is chosen. */
export function useComparedSpider(eid: number, compared: Compared | null) {
  const lang = useContentLanguage()
  const id = compared?.id ?? 0
  const person = useCall('getCandidateSpider', { params: { eid, candidateId: id }, query: { lang } }, compared?.kind === 'person')
  const party = useCall('getPartySpider', { params: { eid, partyId: id }, query: { lang } }, compared?.kind === 'party')
  if (compared === null) return { axes: undefined, error: null, counts: null }
  if (compared.kind === 'person') return { axes: person.data?.axes, error: person.error, counts: null }
  return { axes: party.data?.axes, error: party.error, counts: party.data ?? null }
}
