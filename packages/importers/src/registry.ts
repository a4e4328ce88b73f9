import { parseAmtovz } from './amtovz/parse.ts'
import { parseAnswers } from './answers/parse.ts'
import { parseBallotRules } from './ballot-rules/parse.ts'
import { parseCoatOfArms } from './coats-of-arms/parse.ts'
import { parseConstituencies } from './constituencies/parse.ts'
import { parseCandidates } from './candidates/parse.ts'
import { parseCandidateLists } from './candidate-lists/parse.ts'
import { parseEch0252 } from './ech0252/parse.ts'
import { parseElectionDates } from './election-dates/parse.ts'
import { parseExplanations } from './explanations/parse.ts'
import { parseFederalCouncil } from './federal-council/parse.ts'
import { parseFeed } from './feed/parse.ts'
import type { AnyImporter, ImportTarget } from './importer.ts'
import { parseKantonsratZh } from './kantonsrat-zh/parse.ts'
import { parseOneGov } from './onegov/parse.ts'
import { parseOneGovVotes } from './onegov-votes/parse.ts'
import { parseOpenParlData } from './openparldata/parse.ts'
import { parseParliament } from './parliament/parse.ts'
import { parseParties } from './parties/parse.ts'
import { parsePortrait } from './portraits/parse.ts'
import { parseQuestionVotes } from './question-votes/parse.ts'
import { parseQuestionnaire } from './questionnaire/parse.ts'
import { parseSesamBs } from './sesam-bs/parse.ts'
import type { Source } from './source.ts'
import { parseSurveys } from './surveys/parse.ts'
import { parseSwissvotes } from './swissvotes/parse.ts'
import { TABLE_ENDINGS } from './tables/read-table.ts'
import { parseVoteInfo } from './voteinfo/parse.ts'
import { parseWabstiC } from './wabstic/parse.ts'

/** What an operator states, with no source of its own. */
const OPERATOR = { name: 'Plenara', address: null, licence: null } as const

/** What candidates say of themselves, as the operator collected it. */
const OF_CANDIDATES = { name: 'Answers of candidates', address: null, licence: null } as const

/** Everything that can be imported. The command's help, its dispatch and the table in docs/public-data.md follow this list. */
export const IMPORTERS = [
  {
    name: 'amtovz',
    target: 'places',
    parse: parseAmtovz,
    endings: TABLE_ENDINGS,
    title: 'towns and postcodes of swisstopo (CSV, Excel)',
    publisher: { name: 'swisstopo, Amtliches Ortschaftenverzeichnis', address: 'https://www.swisstopo.admin.ch', licence: 'OPEN-BY' },
  },
  {
    name: 'constituencies',
    target: 'settings',
    parse: parseConstituencies,
    endings: TABLE_ENDINGS,
    title: 'constituencies of cantonal parliaments (CSV, Excel)',
    publisher: OPERATOR,
  },
  {
    name: 'coats-of-arms',
    target: 'settings',
    parse: parseCoatOfArms,
    endings: ['.svg', '.png'],
    title: 'coats of arms of cantons and municipalities (folder of SVG, PNG)',
    publisher: OPERATOR,
  },
  {
    name: 'parties',
    target: 'settings',
    parse: parseParties,
    endings: TABLE_ENDINGS,
    title: 'parties with names and colours (CSV, Excel)',
    publisher: OPERATOR,
  },
  {
    name: 'ballot-rules',
    target: 'settings',
    parse: parseBallotRules,
    endings: TABLE_ENDINGS,
    title: 'seats and ballot rules of elections (CSV, Excel)',
    publisher: OPERATOR,
  },
  {
    name: 'election-dates',
    target: 'settings',
    parse: parseElectionDates,
    endings: TABLE_ENDINGS,
    title: 'days of elections (CSV, Excel)',
    publisher: OPERATOR,
  },
  {
    name: 'candidate-lists',
    target: 'elections',
    parse: parseCandidateLists,
    endings: ['.json', ...TABLE_ENDINGS],
    title: 'candidates of the National Council of the statistical office (JSON, CSV, Excel) or chvote (CSV, Excel)',
    publisher: { name: 'Bundesamt für Statistik', address: 'https://www.bfs.admin.ch', licence: 'OPEN-BY' },
  },
  {
    name: 'ech0252',
    target: 'elections',
    parse: parseEch0252,
    endings: ['.xml'],
    title: 'election information eCH-0252 (XML)',
    publisher: { name: 'eCH-0252', address: null, licence: null },
  },
  {
    name: 'onegov',
    target: 'elections',
    parse: parseOneGov,
    endings: TABLE_ENDINGS,
    title: 'election results of OneGov (CSV, Excel)',
    publisher: { name: 'OneGov', address: null, licence: null },
  },
  {
    name: 'sesam-bs',
    target: 'elections',
    parse: parseSesamBs,
    endings: TABLE_ENDINGS,
    title: 'Grosser Rat of Basel-Stadt (CSV, Excel)',
    publisher: { name: 'Staatskanzlei Basel-Stadt', address: 'https://www.bs.ch', licence: null },
  },
  {
    name: 'wabstic',
    target: 'elections',
    parse: (source: Source) => parseWabstiC([source]),
    parseTogether: parseWabstiC,
    endings: TABLE_ENDINGS,
    title: 'election results of WabstiC (folder of CSV or Excel)',
    publisher: { name: 'WabstiC', address: null, licence: null },
  },
  {
    name: 'questionnaire',
    target: 'questionnaires',
    parse: parseQuestionnaire,
    endings: TABLE_ENDINGS,
    title: 'questions with axes (CSV, Excel)',
    publisher: { name: 'Questionnaire', address: null, licence: null },
  },
  {
    name: 'answers',
    target: 'questionnaires',
    parse: parseAnswers,
    endings: TABLE_ENDINGS,
    title: 'answers of candidates (CSV, Excel)',
    publisher: OF_CANDIDATES,
  },
  {
    name: 'candidates',
    target: 'profiles',
    parse: parseCandidates,
    endings: TABLE_ENDINGS,
    title: 'what candidates tell about themselves (CSV, Excel)',
    publisher: OF_CANDIDATES,
  },
  {
    name: 'portraits',
    target: 'portraits',
    parse: parsePortrait,
    endings: ['.jpg', '.jpeg', '.png', '.webp', '.avif'],
    title: 'portraits by number of the candidate (folder of pictures)',
    publisher: OF_CANDIDATES,
  },
  {
    name: 'parliament',
    target: 'parliament',
    parse: parseParliament,
    endings: ['.json', ...TABLE_ENDINGS],
    title: 'web services of the federal parliament (OData), plan of the seats (CSV, Excel)',
    publisher: { name: 'Parlamentsdienste', address: 'https://ws.parlament.ch/odata.svc', licence: null },
  },
  {
    name: 'federal-council',
    target: 'parliament',
    parse: parseFederalCouncil,
    endings: TABLE_ENDINGS,
    title: 'members of the Federal Council since 1848 (CSV, Excel)',
    publisher: { name: 'Bundeskanzlei', address: 'https://www.admin.ch', licence: null },
  },
  {
    name: 'openparldata',
    target: 'parliament',
    parse: parseOpenParlData,
    endings: ['.json'],
    title: 'parliaments of cantons and municipalities of OpenParlData (JSON)',
    publisher: { name: 'OpenParlData', address: 'https://openparldata.ch', licence: null },
  },
  {
    name: 'kantonsrat-zh',
    target: 'parliament',
    parse: parseKantonsratZh,
    endings: [...TABLE_ENDINGS, '.xml'],
    title: 'roll calls (CSV, Excel) and affairs (XML) of the Kantonsrat of Zürich',
    publisher: { name: 'Kantonsrat Zürich', address: 'https://www.kantonsrat.zh.ch', licence: null },
  },
  {
    name: 'swissvotes',
    target: 'votes',
    parse: parseSwissvotes,
    endings: TABLE_ENDINGS,
    title: "people's votes since 1848 of Swissvotes (CSV, Excel)",
    publisher: { name: 'Swissvotes, Année Politique Suisse, Universität Bern', address: 'https://swissvotes.ch', licence: 'CC BY 4.0' },
  },
  {
    name: 'voteinfo',
    target: 'votes',
    parse: parseVoteInfo,
    endings: ['.json'],
    title: "results of people's votes of VoteInfo (JSON)",
    publisher: { name: 'Bundesamt für Statistik, VoteInfo', address: 'https://www.bfs.admin.ch', licence: 'OPEN-BY' },
  },
  {
    name: 'onegov-votes',
    target: 'votes',
    parse: parseOneGovVotes,
    endings: TABLE_ENDINGS,
    title: 'results of cantonal votes of OneGov (CSV, Excel)',
    publisher: { name: 'OneGov', address: null, licence: null },
  },
  {
    name: 'explanations',
    target: 'votes',
    parse: parseExplanations,
    endings: ['.json'],
    title: "explanations of people's votes (JSON)",
    publisher: { name: 'Bundeskanzlei, Abstimmungserläuterungen', address: 'https://www.bk.admin.ch', licence: null },
  },
  {
    name: 'question-votes',
    target: 'votes',
    parse: parseQuestionVotes,
    endings: TABLE_ENDINGS,
    title: 'questions and the votes that decided the same, reviewed (CSV, Excel)',
    publisher: { name: 'Questions and votes', address: null, licence: null },
  },
  {
    name: 'feed',
    target: 'news',
    parse: parseFeed,
    endings: ['.xml', '.rss', '.atom'],
    title: 'news of a media outlet (RSS, Atom)',
    publisher: { name: 'RSS, Atom', address: null, licence: null },
  },
  {
    name: 'surveys',
    target: 'surveys',
    parse: parseSurveys,
    endings: ['.json'],
    title: 'all surveys and notifications (JSON)',
    publisher: { name: 'Surveys', address: null, licence: null },
  },
] as const satisfies readonly AnyImporter[]

type Entry = (typeof IMPORTERS)[number]

/** The names of all importers, or of those of some targets. */
export type ImporterName<Target extends ImportTarget = ImportTarget> = Extract<Entry, { readonly target: Target }>['name']

/** The importer of a name. */
export function importerOf<Name extends ImporterName>(name: Name): Extract<Entry, { readonly name: Name }> {
  const found = IMPORTERS.find((importer): importer is Extract<Entry, { readonly name: Name }> => importer.name === name)
  if (!found) throw new Error(`There is no importer ${name}`)
  return found
}

/** Formats of former releases, and the importer that reads the same facts today. */
const FORMER_FORMATS: ReadonlyMap<string, ImporterName> = new Map([['factions', 'parliament']])

/** The importer that reads what a format of former releases held, null where the word never was one. */
export function importerInsteadOf(word: string): ImporterName | null {
  return FORMER_FORMATS.get(word) ?? null
}

/** The importer that a word names, null where it names none. */
export function findImporter(word: string): AnyImporter | null {
  return IMPORTERS.find(({ name }) => name === word) ?? null
}
