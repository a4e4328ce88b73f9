import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'

/** Whose diagram lies over one's own. */
export interface Compared {
  readonly kind: 'person' | 'party'
  readonly id: number
  /** For the legend. */
  readonly name: string
  /** For the head of the table's column. */
  readonly shortName: string
}

/** The diagram of a candidate, or the median of a party, asked for when one is chosen. */
export function useComparedSpider(eid: number, compared: Compared | null) {
  const lang = useContentLanguage()
  const id = compared?.id ?? 0
  const person = useCall('getCandidateSpider', { params: { eid, candidateId: id }, query: { lang } }, compared?.kind === 'person')
  const party = useCall('getPartySpider', { params: { eid, partyId: id }, query: { lang } }, compared?.kind === 'party')
  if (compared === null) return { axes: undefined, error: null, counts: null }
  if (compared.kind === 'person') return { axes: person.data?.axes, error: person.error, counts: null }
  return { axes: party.data?.axes, error: party.error, counts: party.data ?? null }
}
