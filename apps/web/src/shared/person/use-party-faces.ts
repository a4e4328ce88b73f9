import type { Party } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { NO_PARTY_COLOR } from './no-party-color.ts'

export interface PartyFace {
  readonly name: string
  readonly color: string
}

/** Name and colour of a party by its id; null is "no party". A party that is not loaded is a dash, because "no party" would be wrong. */
export function usePartyFaces(parties: ReadonlyMap<number, Party>): (partyId: number | null) => PartyFace {
  const t = useText()
  return (partyId) => {
    if (partyId === null) return { name: t('candidate.noParty'), color: NO_PARTY_COLOR }
    const { shortName: name = '–', color = NO_PARTY_COLOR } = parties.get(partyId) ?? {}
    return { name, color }
  }
}
