import { readFileSync } from 'node:fs'
import { CSV_FORMAT } from '../columns/column-format.ts'
import { type DocumentFormat, JSON_FORMAT, XML_FORMAT } from '../columns/document-paths.ts'
import { pathByLanguage } from '../columns/document-paths.ts'
import { createFeedParser } from '../feed/parse.ts'
import { readMunicipalitiesJson } from '../places/municipality-directory.ts'
import { importerOf, type ImporterName } from '../registry.ts'
import type { Source } from '../source.ts'

type Parse = (source: Source) => Promise<{ readonly problems: readonly { readonly reason: string }[] }>

/** A source of documents, with samples of it of our own, relative to `src`. */
export interface DocumentSource {
  readonly format: DocumentFormat
  readonly parse: Parse
  readonly samples: readonly string[]
  /** Files of the full-size data. */
  readonly real: readonly string[]
  /** The path as the tables name it. */
  readonly nameOf: (path: string) => string
}

const outlet = { type: 'newspaper', website: null, id: null, premium: false } as const
const feed = createFeedParser([
  { ...outlet, key: 'beispiel.example', name: 'Beispiel-Zeitung', feed: 'https://beispiel.example/feed', language: 'de' },
  { ...outlet, key: 'exemple.example', name: 'Exemple', feed: 'https://exemple.example/feed', language: 'fr' },
])
const json = (parse: Parse, samples: readonly string[], real: readonly string[] = []): DocumentSource => ({
  ...{ format: JSON_FORMAT, parse, samples, real, nameOf: pathByLanguage },
})
/** What operators set by tables of their own. */
export const SETTINGS = [
  'ballot-rules',
  'constituencies',
  'election-dates',
  'parties',
] as const satisfies readonly ImporterName<'settings'>[]
const settings = (name: ImporterName<'settings'>): DocumentSource => ({
  ...{ format: CSV_FORMAT, parse: importerOf(name).parse, samples: [`columns/fixtures/${name}.csv`], real: [], nameOf: pathByLanguage },
})
/** No import of an operator: `npm run build:places` reads it. */
const readDistricts = async (source: Source) => {
  const found = readMunicipalitiesJson(source)
  const districts = [...(found ?? [])].map(([number, district]) => ({ number, district }))
  return { districts, problems: found ? [] : [{ reason: 'these are no municipalities' }] }
}
const xml = (parse: Parse, samples: readonly string[]): DocumentSource => ({
  ...{ format: XML_FORMAT, parse, samples, real: [], nameOf: (path) => path },
})
const openParlData = (samples: readonly string[], real: readonly string[] = []) =>
  json(
    importerOf('openparldata').parse,
    samples,
    real.map((name) => `parliament/${name}.json`),
  )

/** The header of a delivery of eCH-0252 and what stands around an election is left out. */
function electionPath(path: string): string {
  return path
    .replace(/^delivery\//, '')
    .replace(/^electionInformationDelivery\/(electionGroupInfo\/)?(electionGroup\/)?/, '')
    .replace(/^electionResultDelivery\/(electionGroupResult\/)?/, '')
    .replace(/\/writeInCandidate\/.*/, '/writeInCandidate/…')
}

const SMALL = ['majority_info', 'majority_result', 'multi_combined', 'proportional_info', 'proportional_result']

/** By the name that the tables of paths have. */
export const DOCUMENT_SOURCES: Readonly<Record<string, DocumentSource>> = {
  'build:places (districts)': {
    ...json(
      readDistricts,
      ['places/fixtures/bl.json', 'places/fixtures/bs.json'],
      ['bl', 'gr', 'zg'].map((canton) => `geo/municipalities-2026/${canton}.json`),
    ),
    nameOf: (path) => path.replace(/^\d+\./, '*.'),
  },
  'candidate-lists (JSON)': json(importerOf('candidate-lists').parse, ['candidate-lists/fixtures/candidates-2027.json']),
  ech0252: {
    ...xml(importerOf('ech0252').parse, [
      ...['ech0252/fixtures/delivery.xml', 'ech0252/fixtures/results.xml', 'ech0252/fixtures/draws.xml', 'columns/fixtures/majority.xml'],
    ]),
    nameOf: electionPath,
    real: ['elections/ech0252-gr/elections-information.xml', ...SMALL.map((name) => `elections/ech0252-sg-small/${name}.xml`)],
  },
  'explanations (app)': json(
    importerOf('explanations').parse,
    ['explanations/fixtures/app-texts.json'],
    ['votes/volksabstimmungen-4lang/volksabstimmungen.json'],
  ),
  'explanations (booklet)': json(
    importerOf('explanations').parse,
    ['explanations/fixtures/booklet.json'],
    ['votes/voteinfo-explanations/20240922_erlaeuterungen.json'],
  ),
  'feed RSS': xml(feed, ['feed/fixtures/news.xml', 'columns/fixtures/articles.xml']),
  'feed Atom': xml(feed, ['feed/fixtures/nouvelles.xml', 'columns/fixtures/entries.atom']),
  'feed RDF': xml(feed, ['columns/fixtures/items.rdf']),
  'kantonsrat-zh (XML)': xml(importerOf('kantonsrat-zh').parse, ['columns/fixtures/affairs.xml']),
  'openparldata affairs': openParlData(
    ['openparldata/fixtures/affairs.json', 'columns/fixtures/openparldata-affair.json'],
    ['openparldata-2026/search_affairs_1'],
  ),
  'openparldata bodies': openParlData(
    ['openparldata/fixtures/bodies.json'],
    ['openparldata-2026/list_bodies_1', 'openparldata-2026/source_status_1'],
  ),
  'openparldata docs': openParlData(['openparldata/fixtures/documents.json'], ['openparldata-2026/affair_documents_1']),
  'openparldata interests': openParlData(
    ['openparldata/fixtures/interests.json', 'columns/fixtures/openparldata-interest.json'],
    ['openparldata-2026/search_interests_1'],
  ),
  'openparldata meetings': openParlData(
    ['openparldata/fixtures/meetings.json', 'columns/fixtures/openparldata-meeting.json'],
    ['openparldata-2026/search_meetings_1'],
  ),
  'openparldata memberships': openParlData([
    'openparldata/fixtures/memberships.json',
    'openparldata/fixtures/person-memberships.json',
    'columns/fixtures/openparldata-membership.json',
  ]),
  'openparldata persons': openParlData(
    ['openparldata/fixtures/persons.json', 'openparldata/fixtures/federal-person.json', 'columns/fixtures/openparldata-person.json'],
    ['openparldata-2026/search_persons_1', 'openparldata-swissparlpy/single_person'],
  ),
  'openparldata votings': openParlData(
    ['openparldata/fixtures/votings.json', 'columns/fixtures/openparldata-voting.json'],
    ['openparldata-2026/get_votings_1'],
  ),
  'openparldata votes': openParlData(['columns/fixtures/openparldata-vote.json']),
  ...Object.fromEntries(SETTINGS.map((name) => [name, settings(name)])),
  surveys: json(importerOf('surveys').parse, ['surveys/fixtures/surveys.json']),
  voteinfo: json(
    importerOf('voteinfo').parse,
    ['voteinfo/fixtures/voteinfo.json'],
    ['votes/voteinfo/sd-t-17-02-20240922-eidgAbstimmung.json'],
  ),
}

/** A sample as text, and what the importer makes of it when it reads this instead: every value of what it takes, and what it reports. */
export function sampleOf({ parse }: DocumentSource, path: string) {
  const bytes = readFileSync(new URL(`../${path}`, import.meta.url))
  const encoding = /encoding="ISO-8859-1"/.test(bytes.toString('latin1').slice(0, 100)) ? 'latin1' : 'utf8'
  return {
    text: bytes.toString(encoding),
    read: async (text: string) => {
      const { problems, ...taken } = await parse({ file: path.replace(/^.*\//, ''), bytes: Buffer.from(text, encoding) })
      const values = new Map<string, string>()
      eachValue('import' in taken ? taken.import : taken, '', (field, value) => values.set(field, `${values.get(field) ?? ''}\n${value}`))
      return { values, problems: problems.map(({ reason }) => reason).join('\n') }
    },
  }
}

function eachValue(value: unknown, path: string, take: (path: string, value: unknown) => void): void {
  if (Array.isArray(value)) for (const item of value) eachValue(item, `${path}[]`, take)
  else if (typeof value !== 'object' || value === null) take(pathByLanguage(path), value)
  else for (const [field, inner] of Object.entries(value)) eachValue(inner, path ? `${path}.${field}` : field, take)
}
