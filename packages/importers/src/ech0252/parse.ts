import type { ElectionBundle, ImportProblem, PartyRecord } from '@plenara/contract'
import { contradictionsOf } from '../contradictions.ts'
import { countsOf } from '../counts.ts'
import { deviationsOf } from '../recount.ts'
import { cantonByFederalNumber } from '../reference/cantons.ts'
import type { Parsed, Source } from '../source.ts'
import { dayOf } from '../text.ts'
import { type DeliveryFacts, readElection } from './election.ts'
import { resultElements, toResult } from './results.ts'
import { childOf, decodeXml, type Element, readElements, textOf } from './xml.ts'

const HEADER = ['cantonId', 'pollingDay', 'testDeliveryFlag', 'domainOfInfluence']

/**
 * Election information of eCH-0252 (version 2): elections, lists, list unions and candidates in all languages of the
 * delivery, and the results that stand with them. Only complete elections are taken: of a broken file those before the break. A count that
 * contradicts itself, and seats that do not follow from its votes, are reported.
 */
export async function parseEch0252(source: Source): Promise<Parsed> {
  const xml = decodeXml(source.bytes)
  if (xml === null)
    return { import: {}, counts: {}, problems: [{ file: source.file, line: 1, reason: 'the encoding of the file is unknown' }] }
  const reader = createReader(source.file)
  const broken = readElements(xml, [...HEADER, 'electionInformation', 'electionGroupResult'], reader.take)
  const { parties, problems } = reader
  const isComplete = !broken && problems.length === 0
  if (broken) problems.push({ file: source.file, ...broken })
  const elections = reader.elections.map((bundle) => withResult(bundle, reader.results))
  if (elections.length === 0) {
    if (problems.length === 0)
      problems.push({ file: source.file, line: 0, reason: 'the file holds no electionInformation; results alone are not read' })
    return { import: {}, counts: {}, problems }
  }
  const flaws = isComplete ? [...elections.flatMap(contradictionsOf), ...deviationsOf(elections)] : []
  problems.push(...flaws.map((reason) => ({ file: source.file, line: 0, reason })))
  const data = { parties: [...parties.values()], elections }
  return { import: data, counts: countsOf(data), problems }
}

function createReader(file: string) {
  const elections: ElectionBundle[] = []
  const parties = new Map<string, PartyRecord>()
  const problems: ImportProblem[] = []
  const header = new Map<string, Element>()
  const results = new Map<string, Element>()
  function take(element: Element): void {
    if (element.name === 'electionGroupResult') {
      for (const [identification, result] of resultElements(element)) results.set(identification, result)
      return
    }
    if (element.name !== 'electionInformation') return void header.set(element.name, element)
    const facts = factsOf(header)
    if (typeof facts === 'string') return void problems.push({ file, line: element.line, reason: facts })
    const read = readElection(element, facts)
    problems.push(...read.problems.map((problem) => ({ file, ...problem })))
    if (read.bundle) elections.push(read.bundle)
    for (const party of read.parties) parties.set(party.key, party)
  }
  return { take, elections, results, parties, problems }
}

/** The key of an election ends with its identification. */
function withResult(bundle: ElectionBundle, results: ReadonlyMap<string, Element>): ElectionBundle {
  const element = results.get(bundle.election.key.split('/').at(-1) ?? '')
  const result = element ? toResult(element, bundle) : null
  return { ...bundle, election: { ...bundle.election, resultsPublic: result?.final ?? false }, result }
}

function factsOf(header: ReadonlyMap<string, Element>): DeliveryFacts | string {
  const cantonCode = cantonByFederalNumber(Number(header.get('cantonId')?.text))
  const day = dayOf(header.get('pollingDay')?.text ?? '')
  const domain = header.get('domainOfInfluence')
  if (!cantonCode) return `cantonId is no canton: "${header.get('cantonId')?.text ?? ''}"`
  if (!day) return `pollingDay is no day: "${header.get('pollingDay')?.text ?? ''}"`
  return {
    cantonCode,
    day,
    isTest: header.get('testDeliveryFlag')?.text === 'true',
    domainType: textOf(domain, 'domainOfInfluenceType'),
    domainName: childOf(domain, 'domainOfInfluenceName')?.text ?? '',
  }
}
