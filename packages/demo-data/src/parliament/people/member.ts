import type { CandidateRecord, CantonCode, CouncillorRecord, LocalizedText } from '@plenara/contract'
import { CANTONS, type CantonFacts } from '../../cantons.ts'
import { NO_STANCE, PARTIES } from '../../parties.ts'
import { portraitOf } from '../../people/candidate.ts'
import type { Sex } from '../../people/names.ts'
import { occupationName } from '../../people/occupations.ts'
import { drawPerson, type Stance } from '../../people/person.ts'
import { createRandom } from '../../random.ts'
import { parliamentPartyKey } from '../groups.ts'

/** Somebody in an office, before groups and seats are given. */
export interface Member {
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly sex: Sex
  readonly birthYear: number
  readonly partyKey: string | null
  readonly cantonCode: CantonCode
  readonly occupation: LocalizedText
  /** Place on each axis. */
  readonly stance: Stance
}

export interface MemberRequest {
  readonly seed: string
  readonly key: string
  readonly canton: CantonFacts
  readonly partyKey: string | null
}

/** The year whose ages and occupations are shown. */
const YEAR = 2026
/** The year in which candidates show themselves. */
const ELECTION_YEAR = 2027
const GROWN_UP = { sex: null, birthYears: { from: 1950, to: 1998 } } as const

/** A fictional member who stands for nothing. */
export function drawMember({ seed, key, canton, partyKey }: MemberRequest): Member {
  const random = createRandom(`${seed}/member/${key}`)
  const stance = PARTIES.find((party) => party.key === partyKey)?.stance ?? NO_STANCE
  const request = { canton: canton.code, regions: canton.regions, kind: GROWN_UP, stance, year: YEAR, place: null }
  const person = drawPerson(random, request)
  return {
    ...{ key, firstName: person.firstName, lastName: person.lastName, sex: person.sex, birthYear: person.birthYear },
    ...{ partyKey, cantonCode: canton.code, stance: person.stance },
    occupation: occupationName(person.occupation, { sex: person.sex, age: YEAR - person.birthYear }),
  }
}

/** A candidate of the demonstration who sits in the council. */
export function memberFrom(candidate: CandidateRecord, request: Omit<MemberRequest, 'partyKey'>): Member {
  const { firstName, lastName, birthYear, sex, partyKey, occupation } = candidate
  const drawn = drawMember({ ...request, partyKey })
  const identity = { firstName, lastName, birthYear: birthYear ?? drawn.birthYear, sex: sex ?? drawn.sex }
  return { ...drawn, ...identity, occupation }
}

/** The member as a source of the parliament tells it, without an office yet. */
export function councillorOf(member: Member, office: Partial<CouncillorRecord>): CouncillorRecord {
  const { key, firstName, lastName, sex, birthYear, cantonCode, occupation, partyKey } = member
  return {
    ...{ key, id: null, aliases: [], firstName, lastName, sex, birthDate: null, birthYear, councilKey: null, cantonCode },
    ...{ groupKey: null, groupFunction: null, partyKey: partyKey === null ? null : parliamentPartyKey(partyKey), occupation },
    ...{ seat: null, active: true, from: null, until: null, portraitUrl: null, website: null },
    ...office,
  }
}

/** What the demonstration knows of a canton; fails where there is none. */
export function factsOf(code: CantonCode): CantonFacts {
  const facts = CANTONS.find((canton) => canton.code === code)
  if (facts === undefined) throw new RangeError(`no canton ${code}`)
  return facts
}

export function nameOf({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

/** The drawn portrait of a member as an address; that of a candidate who is the same person. */
export function portraitUrl(seed: string, member: Member): string {
  return `data:image/svg+xml;base64,${Buffer.from(portraitOf(seed, member, ELECTION_YEAR)).toString('base64')}`
}
