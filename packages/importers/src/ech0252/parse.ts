import type { CatalogueImport, ElectionBundle, ElectionResultRecord, ImportProblem, PartyRecord } from '@plenara/contract'
import { contradictionsOf } from '../contradictions.ts'
import { countsOf } from '../counts.ts'
import { fitResult } from '../fit-result.ts'
import { deviationsOf } from '../recount.ts'
import { cantonByFederalNumber } from '../reference/cantons.ts'
import { doubt, type Parsed, type Source, unreadable } from '../source.ts'
import { strangerIn } from '../tables/strangers.ts'
import { dayOf, momentIn } from '../text.ts'
import { type DeliveryFacts, electionKeyOf, readElection } from './election.ts'
import { strangeElements } from './element-names.ts'
import { countFlaws, resultElements, toResult } from './results.ts'
import { childOf, childrenOf, decodeXml, type Element, readElements, textOf } from './xml.ts'

const HEADER = [
  'cantonId',
  'pollingDay',
  'testDeliveryFlag',
  'domainOfInfluence',
  'messageDate',
  'action',
  'numberOfEntries',
  'partialDelivery',
]
/** eCH-0058: what is delivered for the first time. Others take back or change what was delivered. */
const FIRST_DELIVERY = '1'
const DELIVERY = /^election(Information|Result)Delivery$/
const OF_VOTES = 'this is a delivery of votes, not of elections: cantonal ones are read as onegov-votes, federal ones as voteinfo'

/**
 * Election information of eCH-0252 (2.0.0): elections, lists, list unions and candidates in all languages of the
 * delivery, and results, with their election or in a delivery of their own. Only complete elections are taken: of a broken file those before
 * the break. A count that contradicts itself, and seats that do not follow from its votes, are reported.
 */
export async function parseEch0252(source: Source): Promise<Parsed> {
  const stranger = strangerIn(source.bytes, 'XML')
  if (stranger) return unreadable(source, 0, stranger)
  const xml = decodeXml(source.bytes)
  if (xml === null) return unreadable(source, 1, 'the encoding of the file is unknown')
  const reader = createReader(source.file)
  const lines = new Map<string, number>()
  let deliveries = 0
  const onName = (name: string, line: number) => {
    source.deadline?.check()
    if (!lines.has(name)) lines.set(name, line)
    if (DELIVERY.test(name)) deliveries += 1
  }
  const broken = readElements(xml, [...HEADER, 'electionInformation', 'electionGroupResult'], reader.take, onName)
  const { parties, problems } = reader
  if (broken) problems.push({ file: source.file, ...broken })
  else problems.push(...[...strangeElements(lines), ...reader.missingEntries(deliveries)].map((one) => ({ file: source.file, ...one })))
  const ofVotes = lines.get('voteBaseDelivery')
  if (ofVotes) problems.push({ file: source.file, line: ofVotes, reason: OF_VOTES })
  const elections = reader.elections.map((bundle) => withResult(bundle, reader.results.get(bundle.election.sourceKey ?? '')))
  const electionKeys = new Set(elections.map(({ election }) => election.sourceKey))
  const later = [...reader.results].filter(([electionKey]) => !electionKeys.has(electionKey))
  if (elections.length + later.length === 0) {
    if (problems.length === 0) problems.push({ file: source.file, line: 0, reason: 'the file holds neither an election nor a result' })
    return { import: {}, counts: {}, problems }
  }
  problems.push(...elections.flatMap(contradictionsOf).map((reason) => ({ file: source.file, line: 0, reason })))
  problems.push(...deviationsOf(elections).map((reason) => doubt(source, 0, reason)))
  const data: CatalogueImport = {
    ...(elections.length > 0 && { parties: [...parties.values()], elections }),
    ...(later.length > 0 && { results: later.map(([electionKey, { result }]) => ({ electionKey, result })) }),
  }
  const resultLines = later.map(([, { line }]) => line)
  return { import: data, counts: countsOf(data), problems, resultLines, writtenAt: reader.writtenAt() ?? undefined }
}

interface ReadResult {
  readonly line: number
  readonly result: ElectionResultRecord
}

function createReader(file: string) {
  const elections: ElectionBundle[] = []
  const parties = new Map<string, PartyRecord>()
  const problems: ImportProblem[] = []
  const header = new Map<string, Element>()
  const results = new Map<string, ReadResult>()
  const stated: Element[] = []
  let entries = 0
  function take(element: Element): void {
    const flaw = HEADER_FLAWS[element.name]?.(element)
    if (flaw) problems.push({ file, line: element.line, reason: flaw })
    if (element.name === 'numberOfEntries') stated.push(element)
    if (element.name === 'electionInformation') entries += 1
    if (element.name === 'electionGroupResult') entries += childrenOf(element, 'electionResult').length
    if (element.name !== 'electionInformation' && element.name !== 'electionGroupResult') return void header.set(element.name, element)
    const facts = factsOf(header)
    if (typeof facts === 'string') return void problems.push({ file, line: element.line, reason: facts })
    if (element.name === 'electionGroupResult') return void takeResults(element, facts)
    const read = readElection(element, facts)
    problems.push(...read.problems.map((problem) => ({ file, ...problem })))
    if (read.bundle) elections.push(read.bundle)
    for (const party of read.parties) parties.set(party.key, party)
  }
  function takeResults(group: Element, facts: DeliveryFacts): void {
    for (const [identification, element] of resultElements(group)) {
      const result = toResult(element, writtenAt())
      const { line } = element
      for (const flaw of countFlaws(element)) problems.push({ file, ...flaw })
      if (!identification) problems.push({ file, line, reason: 'a result has no electionIdentification' })
      else if (result) results.set(electionKeyOf(facts, identification), { line, result })
    }
  }
  /** What the sender says to be in it, where each of the deliveries says so. */
  function missingEntries(deliveries: number): { readonly line: number; readonly reason: string }[] {
    const said = stated.reduce((sum, { text }) => sum + Number(text), 0)
    if (stated.length !== deliveries || deliveries === 0 || said === entries) return []
    const lacking = said > entries ? `: ${said - entries} missing, it may be cut or a part` : ''
    const reason = `numberOfEntries says ${said}, and the file holds ${entries} elections and results${lacking}`
    return [{ line: stated.at(-1)?.line ?? 0, reason }]
  }
  function writtenAt(): string | null {
    return momentIn(header.get('messageDate')?.text ?? '')
  }
  return { take, elections, results, parties, problems, missingEntries, writtenAt }
}

/** What the header of a delivery says against its import. */
const HEADER_FLAWS: Readonly<Record<string, (element: Element) => string | null>> = { action: actionFlaw, partialDelivery: partFlaw }

/** Of a delivery in several packages (eCH-0058) each is a file of its own. */
function partFlaw(element: Element): string | null {
  const [number, total] = ['numberOfActualPackage', 'totalNumberOfPackages'].map((name) => textOf(element, name))
  return Number(total) > 1 ? `this is package ${number} of ${total} of its delivery: the others hold the rest` : null
}

/** The standard has deliveries that take back or correct an earlier one: a person decides what becomes of it. */
function actionFlaw({ text }: Element): string | null {
  if (text === FIRST_DELIVERY) return null
  return `action "${text}": this is no first delivery ("1"), it takes back, corrects or forwards an earlier one`
}

function withResult(bundle: ElectionBundle, read: ReadResult | undefined): ElectionBundle {
  const result = read ? fitResult(read.result, bundle).result : null
  return { ...bundle, result }
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
