import { PartyDot } from '../../shared/person/party-dot.tsx'
import type { NamedGroup } from './use-vote-names.ts'

/** The name of a party, with its dot if its colour is known. */
export function PartyOf({ party }: { readonly party: NamedGroup | undefined }) {
  if (!party) return null
  return party.color ? <PartyDot name={party.name} color={party.color} /> : <span>{party.name}</span>
}
