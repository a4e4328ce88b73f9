import type { ConstituencyRecord, ContentLanguage, ElectionRecord, SeatMethod } from '@plenara/contract'
import constituencies from '../../data/elections/basel-constituencies.json' with { type: 'json' }
import type { CantonFacts } from '../cantons.ts'
import { dataOf } from '../data-file.ts'
import { eachLanguage, type Text4 } from '../language.ts'
import { COUNCIL_NAMES } from '../parliament/councils.ts'
import { LARGE_PARTIES } from '../parties.ts'
import type { Person } from '../people/person.ts'
import { type Ballot, listBallot, majorityBallot } from './ballot.ts'
import { eveOf, pastOf } from './federal.ts'
import { electedByParty, withResult } from './results.ts'

/** The key of the questionnaire for cantonal and communal elections. */
export const LOCAL_QUESTIONNAIRE = 'demo/local'

/** Below the federal level candidates write in German and French only. */
const LANGUAGES: readonly ContentLanguage[] = ['de', 'fr']
const NOBODY: ReadonlyMap<string, readonly Person[]> = new Map()

interface BaselConstituency extends Pick<ConstituencyRecord, 'id' | 'name'> {
  readonly key: string
  readonly seats: number
  /** Fictional size of an election. */
  readonly lists: number
  readonly candidates: number
  readonly voters: number
  readonly place: string
}

/** The five constituencies of the Grosser Rat. */
const CONSTITUENCIES = dataOf<readonly BaselConstituency[]>(constituencies)

export const BASEL_CONSTITUENCIES: readonly ConstituencyRecord[] = CONSTITUENCIES.map(({ id, name, seats }) => ({
  id,
  cantonCode: 'BS',
  name,
  seats,
}))

const GRAND_COUNCIL_SEATS = 100

/** All ballots of Basel-Stadt below the federal level, the past ones first. */
export function baselBallots(seed: string, canton: CantonFacts): Ballot[] {
  return [
    ...CONSTITUENCIES.flatMap((place) => grandCouncil(seed, canton, place)),
    government(seed, canton),
    ...citizensCouncil(seed, canton),
    riehenCouncil(seed, canton),
  ]
}

/** The Grosser Rat of a constituency in 2024, with results by Sainte-Laguë, and in 2028. */
function grandCouncil(seed: string, canton: CantonFacts, place: BaselConstituency): Ballot[] {
  const size = { lists: place.lists, candidates: place.candidates }
  const common = { seed, canton, languages: LANGUAGES, size, withConnections: false, place: place.place }
  const past = listBallot({ ...common, election: pastOf(grandCouncilElection('2024-10-20', place)), incumbents: NOBODY })
  const over = withResult(past, { seed, voters: place.voters })
  return [over, listBallot({ ...common, election: grandCouncilElection('2028-10-22', place), incumbents: electedByParty(over) })]
}

function grandCouncilElection(day: string, place: BaselConstituency): ElectionRecord {
  return localElection({
    body: `grosser-rat/${day.slice(0, 4)}/${place.key}`,
    level: 'cantonal',
    council: 'cantonal-parliament',
    name: COUNCIL_NAMES['grand-council'],
    day,
    seats: place.seats,
    bodySeats: GRAND_COUNCIL_SEATS,
    constituencyId: place.id,
    municipality: null,
    maxRepetitions: place.seats === 1 ? 1 : 3,
    seatMethod: 'sainte-lague',
  })
}

function government(seed: string, canton: CantonFacts): Ballot {
  const election: ElectionRecord = {
    ...localElection({
      body: 'regierungsrat/2028',
      level: 'cantonal',
      council: 'cantonal-government',
      name: COUNCIL_NAMES['governing-council'],
      day: '2028-10-22',
      seats: 7,
      constituencyId: null,
      municipality: null,
      maxRepetitions: 1,
      seatMethod: 'majority',
    }),
    type: 'executive',
  }
  return majorityBallot({ seed, election, canton, languages: LANGUAGES, place: null, candidates: 13, parties: LARGE_PARTIES })
}

/** The citizens' council of the city of Basel in 2023, with results, and in 2029. */
function citizensCouncil(seed: string, canton: CantonFacts): Ballot[] {
  const size = { lists: 8, candidates: 210 }
  const common = { seed, canton, languages: LANGUAGES, size, withConnections: false, place: 'Basel' }
  const past = listBallot({ ...common, election: pastOf(citizensElection('2023-06-18')), incumbents: NOBODY })
  const over = withResult(past, { seed, voters: 14_500 })
  return [over, listBallot({ ...common, election: citizensElection('2029-06-10'), incumbents: electedByParty(over) })]
}

function citizensElection(day: string): ElectionRecord {
  return localElection({
    body: `buergergemeinderat-basel/${day.slice(0, 4)}`,
    level: 'communal',
    council: 'communal-parliament',
    name: COUNCIL_NAMES['citizens-council'],
    day,
    seats: 40,
    constituencyId: null,
    municipality: 'Basel',
    maxRepetitions: 3,
    seatMethod: 'hagenbach-bischoff',
  })
}

function riehenCouncil(seed: string, canton: CantonFacts): Ballot {
  const election = localElection({
    body: 'einwohnerrat-riehen/2030',
    level: 'communal',
    council: 'communal-parliament',
    name: COUNCIL_NAMES['council-of-riehen'],
    day: '2030-03-10',
    seats: 40,
    constituencyId: 47,
    municipality: 'Riehen',
    maxRepetitions: 3,
    seatMethod: 'hagenbach-bischoff',
  })
  const size = { lists: 7, candidates: 160 }
  return listBallot({ seed, election, canton, languages: LANGUAGES, size, incumbents: NOBODY, withConnections: false, place: 'Riehen' })
}

interface LocalBody {
  readonly body: string
  readonly level: 'cantonal' | 'communal'
  readonly council: ElectionRecord['council']
  readonly name: Text4
  readonly day: string
  readonly seats: number
  readonly bodySeats?: number
  readonly constituencyId: number | null
  readonly municipality: string | null
  readonly maxRepetitions: number
  readonly seatMethod: SeatMethod
}

function localElection(body: LocalBody): ElectionRecord {
  return {
    key: `demo/${body.body}`,
    level: body.level,
    type: 'legislative',
    council: body.council,
    name: eachLanguage((language) => `${body.name[language]} ${body.day.slice(0, 4)}`),
    cantonCode: 'BS',
    constituencyId: body.constituencyId,
    municipality: body.municipality,
    seats: body.seats,
    ...(body.bodySeats && { bodySeats: body.bodySeats }),
    electionDate: body.day,
    nextElectionDate: body.day,
    languages: [...LANGUAGES],
    lines: body.seats,
    maxRepetitions: body.maxRepetitions,
    seatMethod: body.seatMethod,
    followUntil: eveOf(body.day),
    fictional: true,
    questionnaireKey: LOCAL_QUESTIONNAIRE,
  }
}
