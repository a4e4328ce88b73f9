import type { ConstituencyRecord, ElectionRecord } from '@plenara/contract'
import { ballotRulesOf } from '../ballot-rules.ts'
import { anyText, slug } from '../text.ts'

/** The Grosser Rat of Basel-Stadt is elected per constituency: each is an election, a ballot, of its own. */
export function grandCouncilElection(constituency: ConstituencyRecord, day: string, seats: number): ElectionRecord {
  const place = anyText(constituency.name)
  const year = day.slice(0, 4)
  return {
    key: `sesam-bs/grosser-rat/${year}/${slug(place)}`,
    level: 'cantonal',
    type: 'legislative',
    council: 'cantonal-parliament',
    name: { de: `Grosser Rat ${year}: ${place}` },
    cantonCode: 'BS',
    constituencyId: constituency.id,
    municipality: null,
    seats,
    electionDate: day,
    nextElectionDate: null,
    languages: ['de'],
    ...ballotRulesOf({ cantonCode: 'BS', council: 'cantonal-parliament', seats, isProportional: true, day }),
    followUntil: null,
    resultsPublic: true,
    fictional: false,
    questionnaireKey: null,
  }
}

/** Where the results come from. */
export const SOURCE = 'Staatskanzlei Basel-Stadt (SESAM)'
