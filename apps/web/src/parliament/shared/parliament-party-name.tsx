import type { ParliamentParty } from '@plenara/contract'
import { PartyDot } from '../../shared/person/party-dot.tsx'

/** The short name of a party of the parliament, with its dot if its colour is known. */
export function ParliamentPartyName({ party }: { readonly party: ParliamentParty }) {
  const name = party.abbreviation || party.name
  return party.color ? <PartyDot name={name} color={party.color} /> : <span>{name}</span>
}
