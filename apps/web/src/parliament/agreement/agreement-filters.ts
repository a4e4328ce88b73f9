import type { CantonCode, CouncillorAgreement } from '@plenara/contract'
import { CANTON_CODES } from '@plenara/contract/constants'
import { fitsSearch, foldQuery } from '@plenara/domain/text-and-time'
import { useAddressFilters, withValues } from '../../platform/address-filters.ts'

/** The filters of people; null for all, 0 for people without one. */
export interface AgreementFilters {
  readonly search: string
  readonly canton: CantonCode | null
  readonly councilId: number | null
  readonly partyId: number | null
  readonly groupId: number | null
}

export const NO_FILTERS: AgreementFilters = { search: '', canton: null, councilId: null, partyId: null, groupId: null }

const form = {
  read: (params: URLSearchParams): AgreementFilters => ({
    search: params.get('q') ?? '',
    canton: CANTON_CODES.find((code) => code === params.get('canton')) ?? null,
    councilId: idIn(params.get('council')),
    partyId: idIn(params.get('party')),
    groupId: idIn(params.get('group')),
  }),
  write: (params: URLSearchParams, { search, canton, councilId, partyId, groupId }: AgreementFilters) =>
    withValues(params, { q: search, canton: canton ?? '', council: text(councilId), party: text(partyId), group: text(groupId) }),
}

/** The filters in the address. */
export function useAgreementFilters() {
  return useAddressFilters(form)
}

/** The people that pass the filters, in their order. The search covers names and the words of `wordsOf`. */
export function filterAgreements<Agreement extends CouncillorAgreement>(
  agreements: readonly Agreement[],
  { search, canton, councilId, partyId, groupId }: AgreementFilters,
  wordsOf: (agreement: Agreement) => readonly (string | null)[],
): Agreement[] {
  const words = foldQuery(search)
  return agreements.filter((agreement) => {
    const { councillor } = agreement
    if (canton !== null && councillor.cantonCode !== canton) return false
    if (councilId !== null && councillor.councilId !== councilId) return false
    if (partyId !== null && (councillor.partyId ?? 0) !== partyId) return false
    if (groupId !== null && (councillor.groupId ?? 0) !== groupId) return false
    return fitsSearch(words, [councillor.firstName, councillor.lastName, ...wordsOf(agreement)])
  })
}

function idIn(value: string | null): number | null {
  return value !== null && /^(0|[1-9]\d{0,14})$/.test(value) ? Number(value) : null
}

function text(id: number | null): string {
  return id === null ? '' : String(id)
}
