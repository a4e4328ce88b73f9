import type { CantonCode, CouncillorRecord, ElectionBundle } from '@plenara/contract'
import { CANTON_CODES } from '@plenara/contract/constants'
import { groupBy } from '../../group-by.ts'
import { createRandom, itemAt } from '../../random.ts'
import { COUNCIL_OF_STATES, NATIONAL_COUNCIL } from '../councils.ts'
import { groupOf, hallOrder } from '../groups.ts'
import { councilMembers, electedIn, incumbentsIn } from './council-members.ts'
import { councillorOf, drawMember, factsOf, type Member, nameOf, portraitUrl } from './member.ts'

/** A member of a chamber with the office as the parliament tells it. */
export interface ChamberMember {
  readonly member: Member
  readonly record: CouncillorRecord
}

export interface Chambers {
  /** The 200 and the 46 in office, in the order of their seats. */
  readonly nationalCouncil: readonly ChamberMember[]
  readonly councilOfStates: readonly ChamberMember[]
  /** Members of the National Council who left it during the legislature, each with who came for them. */
  readonly former: readonly { readonly left: ChamberMember; readonly follows: ChamberMember }[]
}

/** Seats of the 52nd legislature (Federal Council, 01.09.2021); those of the next one differ. */
const SEATS: Readonly<Record<CantonCode, number>> = {
  ...{ AG: 16, AI: 1, AR: 1, BE: 24, BL: 7, BS: 4, FR: 7, GE: 12, GL: 1, GR: 5, JU: 2, LU: 9, NE: 4 },
  ...{ NW: 1, OW: 1, SG: 12, SH: 2, SO: 6, SZ: 4, TG: 6, TI: 8, UR: 1, VD: 19, VS: 8, ZG: 3, ZH: 36 },
}
const FIRST_DAY = '2023-12-04'
/** First days of this and of the former legislatures, and how many of the members came with each. */
const FIRST_DAYS = [
  [FIRST_DAY, 0.38],
  ['2019-12-02', 0.3],
  ['2015-11-30', 0.2],
  ['2011-12-05', 0.12],
] as const
/** When somebody left the National Council, and when the next one of the list came. */
const CHANGES = [
  { canton: 'VD', left: '2024-05-26', came: '2024-05-27' },
  { canton: 'SG', left: '2025-03-02', came: '2025-03-03' },
  { canton: 'AG', left: '2025-11-30', came: '2025-12-01' },
] as const

/** Both chambers of the federal parliament, 200 and 46. `taken` are the names that nobody else may bear. */
export function federalChambers(seed: string, elections: readonly ElectionBundle[], taken: Set<string>): Chambers {
  const national = CANTON_CODES.flatMap((canton) => {
    const sitting = [
      ...electedIn(elections, electionKey('national-council', 2023, canton)),
      ...stays(elections, 'national-council', canton),
    ]
    return chamberMembers({ seed, body: 'national-council', canton, seats: SEATS[canton], sitting, taken })
  })
  const states = CANTON_CODES.flatMap((canton) => {
    const sitting = incumbentsIn(elections, electionKey('council-of-states', 2027, canton))
    return chamberMembers({ seed, body: 'council-of-states', canton, seats: factsOf(canton).statesSeats, sitting, taken })
  })
  const seated = inHall(withFunctions(seed, [...national, ...states]))
  const nationalCouncil = seated.filter(({ record }) => record.councilKey === NATIONAL_COUNCIL)
  const former = CHANGES.map((change) => replacement(seed, nationalCouncil, { change, taken }))
  const successors = new Map(former.map(({ follows }) => [follows.record.key, follows]))
  return {
    nationalCouncil: nationalCouncil.map((one) => successors.get(one.record.key) ?? one),
    councilOfStates: seated.filter(({ record }) => record.councilKey === COUNCIL_OF_STATES),
    former,
  }
}

type Body = 'national-council' | 'council-of-states'

function electionKey(body: Body, year: number, canton: CantonCode): string {
  return `demo/${body}/${year}/${canton.toLowerCase()}`
}

/** Where the demonstration has no past election, those who stand again in the coming one sit already. */
function stays(elections: readonly ElectionBundle[], body: Body, canton: CantonCode) {
  const hasPast = elections.some(({ election }) => election.key === electionKey(body, 2023, canton))
  return hasPast ? [] : incumbentsIn(elections, electionKey(body, 2027, canton))
}

interface ChamberRequest {
  readonly seed: string
  readonly body: Body
  readonly canton: CantonCode
  readonly seats: number
  readonly sitting: Parameters<typeof councilMembers>[0]['sitting']
  readonly taken: Set<string>
}

function chamberMembers({ body, ...request }: ChamberRequest): ChamberMember[] {
  const keyPrefix = `demo/councillor/${body}/${request.canton.toLowerCase()}`
  return councilMembers({ ...request, keyPrefix }).map((member) => {
    const councilKey = body === 'national-council' ? NATIONAL_COUNCIL : COUNCIL_OF_STATES
    const office = {
      councilKey,
      groupKey: groupOf(member.partyKey),
      groupFunction: 1,
      from: firstDay(request.seed, member),
      portraitUrl: portraitUrl(request.seed, member),
    }
    return { member, record: councillorOf(member, office.groupKey === null ? { ...office, groupFunction: null } : office) }
  })
}

function firstDay(seed: string, { key, birthYear }: Member): string {
  let left = createRandom(`${seed}/since/${key}`).next()
  for (const [day, share] of FIRST_DAYS) {
    left -= share
    if (left < 0 && Number(day.slice(0, 4)) - birthYear >= 22) return day
  }
  return FIRST_DAY
}

/** Every group has a president and two vice-presidents. */
function withFunctions(seed: string, members: readonly ChamberMember[]): ChamberMember[] {
  const chairs = new Map<string, number>()
  for (const [group, own] of groupBy(members, ({ record }) => record.groupKey ?? '')) {
    if (group === '') continue
    const drawn = createRandom(`${seed}/chairs/${group}`).sample(own, 3)
    for (const [index, { record }] of drawn.entries()) chairs.set(record.key, index === 0 ? PRESIDENT : VICE_PRESIDENT)
  }
  return members.map(({ member, record }) => ({
    member,
    record: { ...record, groupFunction: chairs.get(record.key) ?? record.groupFunction },
  }))
}

const PRESIDENT = 2
const VICE_PRESIDENT = 11

/** Seats are numbered from the left of each hall; a group sits together. */
function inHall(members: readonly ChamberMember[]): ChamberMember[] {
  const byPlace = members.toSorted(
    (a, b) => hallOrder(a.record.groupKey) - hallOrder(b.record.groupKey) || nameOf(a.member).localeCompare(nameOf(b.member), 'de'),
  )
  return [...groupBy(byPlace, ({ record }) => record.councilKey ?? '').values()].flatMap((chamber) =>
    chamber.map(({ member, record }, index) => ({ member, record: { ...record, seat: index + 1 } })),
  )
}

/** Somebody of a canton who left, and the member of the same party who came. */
function replacement(
  seed: string,
  members: readonly ChamberMember[],
  { change, taken }: { readonly change: (typeof CHANGES)[number]; readonly taken: Set<string> },
): Chambers['former'][number] {
  const newcomer = ({ record }: ChamberMember) =>
    record.cantonCode === change.canton && record.from === FIRST_DAY && record.groupFunction === 1
  const follows = itemAt(members.filter(newcomer), 0)
  const key = `demo/councillor/national-council/${change.canton.toLowerCase()}/left`
  const left = drawMember({ seed, key, canton: factsOf(change.canton), partyKey: follows.member.partyKey })
  taken.add(nameOf(left))
  const office = { councilKey: NATIONAL_COUNCIL, groupKey: follows.record.groupKey, groupFunction: 1, portraitUrl: portraitUrl(seed, left) }
  return {
    left: { member: left, record: councillorOf(left, { ...office, active: false, from: FIRST_DAY, until: change.left }) },
    follows: { ...follows, record: { ...follows.record, from: change.came } },
  }
}
