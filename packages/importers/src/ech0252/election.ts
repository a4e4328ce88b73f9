import type {
  CandidateRecord,
  CantonCode,
  ElectionBundle,
  ElectionRecord,
  Level,
  ListRecord,
  LocalizedText,
  PartyRecord,
} from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract'
import { ballotRulesOf, nationalCouncilDay } from '../ballot-rules.ts'
import { councilOf, levelOf, typeOf } from '../council.ts'
import { electionKey } from '../identity/election-key.ts'
import { constituencyByName } from '../reference/index.ts'
import { wholeNumber } from '../text.ts'
import { partyOf, toCandidate } from './candidates.ts'
import { toLists } from './lists.ts'
import { textsOf } from './texts.ts'
import { childOf, childrenOf, type Element, textOf } from './xml.ts'

/** What stands in the delivery around an election. */
export interface DeliveryFacts {
  readonly cantonCode: CantonCode
  readonly day: string
  readonly isTest: boolean
  readonly domainType: string
  readonly domainName: string
}

export interface ReadElection {
  readonly bundle: ElectionBundle | null
  readonly parties: readonly PartyRecord[]
  readonly problems: readonly { line: number; reason: string }[]
}

const LEVELS: Readonly<Record<string, Level>> = { CH: 'federal', CT: 'cantonal', BZ: 'cantonal', MU: 'communal' }

/** By what deliveries name an election: results that come alone say no more of it. */
export function electionKeyOf({ cantonCode, day }: Pick<DeliveryFacts, 'cantonCode' | 'day'>, identification: string): string {
  return `ech0252/${cantonCode.toLowerCase()}/${day}/${identification}`
}

/** Reads one `electionInformation` element; candidates and lists that cannot be read are left out and reported. */
export function readElection(element: Element, facts: DeliveryFacts): ReadElection {
  const record = toRecord(element, facts)
  if (typeof record === 'string') return { bundle: null, parties: [], problems: [{ line: element.line, reason: record }] }
  const { lists, places, problems } = toLists(element)
  const scope = `ech0252/${facts.cantonCode.toLowerCase()}`
  const parties = new Map<string, PartyRecord>()
  const candidates = new Map<string, CandidateRecord>()
  const found = [...problems]
  for (const one of childrenOf(element, 'candidate')) {
    const candidate = toCandidate(one, places, scope)
    if (typeof candidate === 'string') found.push({ line: one.line, reason: candidate })
    else if (candidates.has(candidate.key)) found.push({ line: one.line, reason: `candidate ${candidate.key} stands twice` })
    else candidates.set(candidate.key, candidate)
    const party = partyOf(one, scope)
    if (party) parties.set(party.key, party)
  }
  const complete = lists.map((list) => completeList(list, candidates))
  const election = { ...record, languages: languagesOf([record.name, ...complete.map((list) => list.name)], [...candidates.values()]) }
  return {
    bundle: { election, lists: complete, candidates: [...candidates.values()], result: null },
    parties: [...parties.values()],
    problems: found,
  }
}

function toRecord(electionInformation: Element, facts: DeliveryFacts): ElectionRecord | string {
  const element = childOf(electionInformation, 'election')
  const identification = textOf(element, 'electionIdentification')
  const name = textsOf(element, 'electionDescription', ['electionDescription', 'electionDescriptionShort'])
  const seats = wholeNumber(textOf(element, 'numberOfMandates'))
  const type = textOf(element, 'typeOfElection')
  if (!identification) return 'an election has no electionIdentification'
  if (!seats) return `election ${identification} has no numberOfMandates`
  if (type !== '1' && type !== '2') return `election ${identification} has no typeOfElection 1 or 2`
  if (Object.keys(name).length === 0) return `election ${identification} has no electionDescription in de, fr, it or rm`
  const { cantonCode, day } = facts
  const isProportional = type === '1'
  const council = councilOf({ names: Object.values(name), level: LEVELS[facts.domainType] ?? 'cantonal', isProportional })
  const constituency = council === 'cantonal-parliament' ? constituencyByName(cantonCode, facts.domainName) : null
  return {
    key: electionKey({
      ...{ cantonCode, council, day, constituency, titles: Object.values(name), area: facts.domainName },
      municipality: levelOf(council) === 'communal' ? facts.domainName || null : null,
    }),
    sourceKey: electionKeyOf(facts, identification),
    level: levelOf(council),
    type: typeOf(council),
    council,
    name,
    cantonCode,
    constituencyId: constituency?.id ?? null,
    municipality: levelOf(council) === 'communal' ? facts.domainName || null : null,
    seats,
    electionDate: day,
    nextElectionDate: council === 'national-council' ? nationalCouncilDay(Number(day.slice(0, 4)) + 4) : null,
    languages: [],
    ...ballotRulesOf({ cantonCode, council, seats, isProportional, day }),
    followUntil: null,
    fictional: facts.isTest,
    questionnaireKey: null,
  }
}

/** A list belongs to a party where all its candidates do. */
function completeList(list: Omit<ListRecord, 'partyKey'>, candidates: ReadonlyMap<string, CandidateRecord>): ListRecord {
  const candidateKeys = list.candidateKeys.filter((key) => candidates.has(key))
  const parties = new Set(candidateKeys.map((key) => candidates.get(key)?.partyKey ?? null))
  const [partyKey = null] = parties.size === 1 ? parties : []
  return { ...list, candidateKeys, partyKey }
}

function languagesOf(names: readonly LocalizedText[], candidates: readonly CandidateRecord[]): ElectionRecord['languages'] {
  const texts = [...names, ...candidates.map((candidate) => candidate.occupation)]
  return CONTENT_LANGUAGES.filter((language) => texts.some((text) => text[language]))
}
