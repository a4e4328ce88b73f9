import type { CantonCode, ElectionRecord } from '@plenara/contract'
import chambers from '../../data/elections/chambers.json' with { type: 'json' }
import { type CantonFacts, profileLanguages } from '../cantons.ts'
import { dataOf } from '../data-file.ts'
import { eachLanguage, type Text4 } from '../language.ts'
import { LARGE_PARTIES } from '../parties.ts'
import type { Person } from '../people/person.ts'
import { createRandom } from '../random.ts'
import { type Ballot, type Cast, listBallot, majorityBallot } from './ballot.ts'
import { BASEL_CAST } from './basel-cast.ts'
import { electedByParty, withResult } from './results.ts'

/** The key of the questionnaire for the federal elections. */
export const FEDERAL_QUESTIONNAIRE = 'demo/federal'

const NATIONAL_COUNCIL_SEATS = 200
const ELECTION_DAY = '2027-10-24'
const PAST_DAY = '2023-10-22'
/** Appenzell Innerrhoden elects its member of the Council of States at the Landsgemeinde in April. */
const LANDSGEMEINDE = '2027-04-25'

/** The names of both chambers, as they stand inside of a sentence. */
export const CHAMBER_NAMES = dataOf<Readonly<Record<'national-council' | 'council-of-states', Text4>>>(chambers)

/** What the election of 2023 looked like where the demonstration has one: seats then, and a fictional size. */
const PAST: Readonly<Partial<Record<CantonCode, { seats: number; lists: number; candidates: number; voters: number }>>> = {
  BS: { seats: 4, lists: 22, candidates: 85, voters: 54_000 },
  BE: { seats: 24, lists: 24, candidates: 540, voters: 340_000 },
  ZH: { seats: 36, lists: 26, candidates: 860, voters: 440_000 },
}

const CASTS: Readonly<Partial<Record<CantonCode, Cast>>> = { BS: BASEL_CAST }

const NOBODY: ReadonlyMap<string, readonly Person[]> = new Map()

/** The National Council of a canton: the past election where there is one, then that of 2027. */
export function nationalCouncil(seed: string, canton: CantonFacts): Ballot[] {
  const past = pastNationalCouncil(seed, canton)
  const election = nationalCouncilElection(canton, ELECTION_DAY, canton.seats)
  const common = { seed, election, canton, languages: profileLanguages(canton), place: null }
  if (canton.seats === 1) return [majorityBallot({ ...common, candidates: canton.candidates, parties: LARGE_PARTIES })]
  const size = { lists: canton.lists, candidates: canton.candidates }
  const incumbents = past === null ? NOBODY : electedByParty(past)
  const present = listBallot({ ...common, size, incumbents, withConnections: true, cast: CASTS[canton.code] })
  return past === null ? [present] : [past, present]
}

function pastNationalCouncil(seed: string, canton: CantonFacts): Ballot | null {
  const past = PAST[canton.code]
  if (past === undefined) return null
  const election = pastOf(nationalCouncilElection(canton, PAST_DAY, past.seats))
  const size = { lists: past.lists, candidates: past.candidates }
  const languages = profileLanguages(canton)
  const ballot = listBallot({ seed, election, canton, languages, size, incumbents: NOBODY, withConnections: true, place: null })
  return withResult(ballot, { seed, voters: past.voters })
}

function nationalCouncilElection(canton: CantonFacts, day: string, seats: number): ElectionRecord {
  const isMajority = seats === 1
  return {
    ...federalElection(canton, { council: 'national-council', day }),
    seats,
    bodySeats: NATIONAL_COUNCIL_SEATS,
    lines: seats,
    maxRepetitions: isMajority ? 1 : 2,
    seatMethod: isMajority ? 'majority' : 'hagenbach-bischoff',
  }
}

/** The Council of States of a canton: a majority election, except in Jura and Neuchâtel. */
export function councilOfStates(seed: string, canton: CantonFacts): Ballot[] {
  const isProportional = canton.code === 'JU' || canton.code === 'NE'
  const day = canton.code === 'AI' ? LANDSGEMEINDE : ELECTION_DAY
  const election: ElectionRecord = {
    ...federalElection(canton, { council: 'council-of-states', day }),
    seats: canton.statesSeats,
    lines: canton.statesSeats,
    maxRepetitions: 1,
    seatMethod: isProportional ? 'hagenbach-bischoff' : 'majority',
  }
  const common = { seed, election, canton, languages: profileLanguages(canton), place: null }
  if (isProportional) {
    return [listBallot({ ...common, size: { lists: 7, candidates: 13 }, incumbents: NOBODY, withConnections: false })]
  }
  const most = createRandom(`${seed}/${election.key}/size`).int(0, 4)
  return [majorityBallot({ ...common, candidates: 2 * canton.statesSeats + 1 + most, parties: LARGE_PARTIES })]
}

interface FederalBody {
  readonly council: 'national-council' | 'council-of-states'
  readonly day: string
}

type FederalElection = Omit<ElectionRecord, 'seats' | 'lines' | 'maxRepetitions' | 'seatMethod'>

function federalElection(canton: CantonFacts, body: FederalBody): FederalElection {
  const year = body.day.slice(0, 4)
  return {
    key: `demo/${body.council}/${year}/${canton.code.toLowerCase()}`,
    level: 'federal',
    type: 'legislative',
    council: body.council,
    name: eachLanguage((language) => `${CHAMBER_NAMES[body.council][language]} ${year}`),
    cantonCode: canton.code,
    constituencyId: null,
    municipality: null,
    electionDate: body.day,
    nextElectionDate: body.day,
    languages: ['de', 'fr', 'it', 'rm'],
    followUntil: eveOf(body.day),
    fictional: true,
    questionnaireKey: FEDERAL_QUESTIONNAIRE,
  }
}

/** The day before the polls at 10:00 UTC, until when a list can be followed. */
export function eveOf(day: string): string {
  return new Date(Date.parse(`${day}T10:00:00Z`) - 86_400_000).toISOString()
}

/** The election as it stands once it is over: results are public, the date of the next one is told by the next one. */
export function pastOf(election: ElectionRecord): ElectionRecord {
  return { ...election, nextElectionDate: null }
}
