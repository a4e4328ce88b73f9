import type { ConstituencyRecord, ElectionRecord } from '@plenara/contract'
import { ballotRulesOf } from '../ballot-rules.ts'
import { electionKey } from '../identity/election-key.ts'
import { anyText } from '../text.ts'

/** The Grosser Rat of Basel-Stadt is elected per constituency: each is an election, a ballot, of its own. */
export function grandCouncilElection(constituency: ConstituencyRecord, day: string, seats: number): ElectionRecord {
  const constituencyName = anyText(constituency.name)
  const year = day.slice(0, 4)
  return {
    key: electionKey({ cantonCode: 'BS', council: 'cantonal-parliament', day, municipality: null, constituency, titles: [] }),
    level: 'cantonal',
    type: 'legislative',
    council: 'cantonal-parliament',
    name: { de: `Grosser Rat ${year}: ${constituencyName}` },
    cantonCode: 'BS',
    constituencyId: constituency.id,
    municipality: null,
    seats,
    electionDate: day,
    nextElectionDate: null,
    languages: ['de'],
    ...ballotRulesOf({ cantonCode: 'BS', council: 'cantonal-parliament', seats, isProportional: true, day }),
    followUntil: null,
    fictional: false,
    questionnaireKey: null,
  }
}

/** Where the results come from. */
export const SOURCE = 'Staatskanzlei Basel-Stadt (SESAM)'
