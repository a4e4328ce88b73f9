import type { CandidateRecord, ContentLanguage, ElectionRecord } from '@plenara/contract'
import { drawPortrait } from '../portrait/portrait.ts'
import { composeProfile } from '../profile/profile.ts'
import { createRandom } from '../random.ts'
import { occupationName } from './occupations.ts'
import type { Person } from './person.ts'

export interface CandidateRequest {
  readonly seed: string
  readonly person: Person
  readonly election: ElectionRecord
  readonly languages: readonly ContentLanguage[]
  readonly key: string
  readonly partyKey: string | null
  readonly ballotPlace: Pick<CandidateRecord, 'listKey' | 'listPosition' | 'number'>
  readonly incumbent: boolean
}

/** The drawn portrait of somebody in a year, the same wherever the person appears. */
export function portraitOf(seed: string, person: Pick<Person, 'firstName' | 'lastName' | 'birthYear' | 'sex'>, year: number): string {
  const { firstName, lastName, birthYear, sex } = person
  return drawPortrait(`${seed}/${firstName} ${lastName} ${birthYear}`, { sex, age: year - birthYear })
}

/** What is published about a person who stands for election; eight of a hundred have sent no portrait. */
export function candidateRecord(request: CandidateRequest): CandidateRecord {
  const { person, election } = request
  const random = createRandom(`${request.seed}/candidate/${request.key}`)
  const year = Number(election.electionDate.slice(0, 4))
  const age = year - person.birthYear
  return {
    key: request.key,
    firstName: person.firstName,
    lastName: person.lastName,
    birthYear: person.birthYear,
    sex: person.sex,
    partyKey: request.partyKey,
    ...request.ballotPlace,
    place: person.place,
    occupation: occupationName(person.occupation, { sex: person.sex, age }),
    incumbent: request.incumbent,
    portrait: random.chance(0.92) ? portraitOf(request.seed, person, year) : null,
    ...composeProfile(random, {
      person,
      year,
      languages: request.languages,
      incumbent: request.incumbent,
      isFederal: election.level === 'federal',
    }),
  }
}
