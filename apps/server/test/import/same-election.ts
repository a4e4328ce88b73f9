import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CandidateRecord, ElectionBundle, ListRecord, PartyRecord } from '@plenara/contract'
import { importerOf } from '@plenara/importers'
import { importerFixture } from './importer-fixture.ts'

/** The invented Grosser Rat of the fixture, under the keys of its file. */
async function grandCouncil() {
  const file = importerFixture('sesam-bs/fixtures/grosser-rat-2020.xlsx')
  const { import: data } = await importerOf('sesam-bs').parse({ file, bytes: readFileSync(file) })
  return { elections: data.elections ?? [], parties: new Map((data.parties ?? []).map((party) => [party.key, party])) }
}

export type FormatPath = readonly [format: string, path: string]

/** The same elections as files of four formats in a folder; OneGov calls candidates otherwise, and its file has a name that says nothing. */
export async function sameElectionIn(folder: string, file: (name: string, text: string) => string): Promise<readonly FormatPath[]> {
  const { elections, parties } = await grandCouncil()
  const wabstic = join(folder, 'wabstic')
  mkdirSync(wabstic, { recursive: true })
  for (const [name, rows] of Object.entries(wabsticTables(elections, parties))) {
    writeFileSync(join(wabstic, `${name}.csv`), `${rows.map((row) => row.join(';')).join('\n')}\n`)
  }
  return [
    ['sesam-bs', importerFixture('sesam-bs/fixtures/grosser-rat-2020.xlsx')],
    ['ech0252', file('delivery.xml', echDelivery(elections, parties))],
    ['onegov', file('export-1.csv', oneGovFile(elections, parties))],
    ['wabstic', wabstic],
  ]
}

const areaOf = ({ election }: ElectionBundle) => (election.name.de ?? '').replace('Grosser Rat 2020: ', '')
const votesOf = ({ result }: ElectionBundle, key: string) => result?.candidates.find(({ candidateKey }) => candidateKey === key)
const countOf = ({ result }: ElectionBundle, key: string) => result?.lists.find(({ listKey }) => listKey === key)
const shortOf = (parties: ReadonlyMap<string, PartyRecord>, key: string | null) => parties.get(key ?? '')?.shortName.de ?? ''
const listOf = ({ lists }: ElectionBundle, { listKey }: CandidateRecord) => lists.find(({ key }) => key === listKey)

/** The text of the file with every number of a candidate beginning with `9`, as if it came from a register of persons. */
function oneGovFile(elections: readonly ElectionBundle[], parties: ReadonlyMap<string, PartyRecord>): string {
  const columns = [
    ...[
      'election_title_de_CH',
      'election_date',
      'election_domain',
      'election_type',
      'election_mandates',
      'election_status',
      'entity_district',
    ],
    ...['entity_id', 'entity_counted', 'list_name', 'list_id', 'list_number_of_mandates', 'list_votes'],
    ...['candidate_family_name', 'candidate_first_name', 'candidate_id', 'candidate_elected', 'candidate_party', 'candidate_votes'],
  ]
  const rows = elections.flatMap((bundle) =>
    bundle.candidates.map((one) => {
      const list = listOf(bundle, one)
      const { seats, electionDate, name } = bundle.election
      const [count, votes] = [countOf(bundle, list?.key ?? ''), votesOf(bundle, one.key)]
      return [
        ...[
          name.de,
          electionDate,
          'region',
          'proporz',
          seats,
          'final',
          areaOf(bundle),
          areaOf(bundle) === 'Bettingen' ? 2702 : 2701,
          'True',
        ],
        ...[list?.name.de, Number(list?.number), count?.seats, count?.votes],
        ...[one.lastName, one.firstName, `9${one.key}`, votes?.elected ? 'True' : 'False', shortOf(parties, one.partyKey), votes?.votes],
      ].join(',')
    }),
  )
  return `${[columns.join(','), ...rows].join('\n')}\n`
}

function wabsticTables(elections: readonly ElectionBundle[], parties: ReadonlyMap<string, PartyRecord>) {
  const of = (rows: (bundle: ElectionBundle, index: number) => (string | number | null | undefined)[][]) => elections.flatMap(rows)
  return {
    WP_Wahl: [
      ['SortGeschaeft', 'AnzPendentGde', 'GeBezKurz', 'GeBezOffiziell', 'Sonntag', 'Kanton'],
      ...of(({ election }, index) => [
        [index, 0, election.name.de, election.name.de, election.electionDate.split('-').toReversed().join('.'), 'BS'],
      ]),
    ],
    WP_Listen: [
      ['SortGeschaeft', 'ListNr', 'ListCode', 'ListBez', 'StimmenTotal', 'StimmenZusatz', 'Sitze', 'ListVerb', 'ListUntVerb'],
      ...of((bundle, index) =>
        bundle.lists.map((list) => {
          const count = countOf(bundle, list.key)
          return [
            index,
            list.number,
            shortOf(parties, list.partyKey),
            list.name.de,
            count?.votes,
            count?.additionalVotes,
            count?.seats,
            '',
            '',
          ]
        }),
      ),
      ...of(({ result }, index) => [[index, 99, 'WoP', 'ohne Parteibezeichnung', result?.ballots?.lostLines, '', '', '', '']]),
    ],
    WP_Kandidaten: [
      ['SortGeschaeft', 'KNR', 'Gewaehlt', 'Stimmen'],
      ...of((bundle, index) =>
        bundle.candidates.map(({ key }) => [index, key, votesOf(bundle, key)?.elected ? 1 : 0, votesOf(bundle, key)?.votes]),
      ),
    ],
    WPStatic_Kandidaten: [
      ['SortGeschaeft', 'KNR', 'Nachname', 'Vorname', 'Beruf', 'Wohnort', 'Jahrgang', 'ListeCode', 'Bisher'],
      ...of((bundle, index) =>
        bundle.candidates.map((one) => [
          ...[index, one.key, one.lastName, one.firstName, one.occupation.de, 'Basel', one.birthYear],
          ...[shortOf(parties, listOf(bundle, one)?.partyKey ?? null), one.incumbent ? 1 : 0],
        ]),
      ),
    ],
    WP_Gemeinden: [
      ['SortGeschaeft', 'Stimmberechtigte', 'StmAbgegeben', 'StmUngueltig', 'StmLeer', 'StmGueltig'],
      ...of(({ result }, index) => {
        const { eligible, received, invalid, blank, valid } = result?.ballots ?? {
          eligible: 900,
          received: 530,
          invalid: 0,
          blank: 0,
          valid: 530,
        }
        return [[index, eligible, received, invalid, blank, valid]]
      }),
    ],
  }
}

const tag = (name: string, ...inner: readonly (string | number)[]) => `<${name}>${inner.join('')}</${name}>`
const inGerman = (name: string, ...inner: readonly string[]) => tag(name, tag(`${name}Info`, tag('language', 'de'), ...inner))

/** A delivery of ballots, without results. */
function echDelivery(elections: readonly ElectionBundle[], parties: ReadonlyMap<string, PartyRecord>): string {
  const groups = elections.map((bundle, index) => {
    const domain = tag('domainOfInfluence', tag('domainOfInfluenceType', 'CT'), tag('domainOfInfluenceName', areaOf(bundle)))
    const election = tag(
      'election',
      ...[tag('electionIdentification', `E${index}`), tag('typeOfElection', 1)],
      inGerman('electionDescription', tag('electionDescription', bundle.election.name.de ?? '')),
      tag('numberOfMandates', bundle.election.seats),
    )
    const people = bundle.candidates.map((one) =>
      tag(
        'candidate',
        ...[tag('candidateIdentification', `P${index}-${one.key}`), tag('familyName', one.lastName), tag('callName', one.firstName)],
        ...[tag('dateOfBirth', `${one.birthYear}-05-05`), tag('sex', one.sex === 'male' ? 1 : 2)],
        inGerman('occupationalTitle', tag('occupationalTitle', one.occupation.de ?? '')),
        tag('incumbentYesNo', String(one.incumbent)),
        inGerman('partyAffiliation', tag('partyAffiliationShort', shortOf(parties, one.partyKey))),
      ),
    )
    const information = tag('electionInformation', election, ...people, ...bundle.lists.map((list) => echList(list, index)))
    return tag('electionGroupInfo', tag('electionGroup', domain, information))
  })
  const header = [tag('cantonId', 12), tag('pollingDay', elections[0]?.election.electionDate ?? '')]
  return tag('delivery', tag('electionInformationDelivery', ...header, ...groups))
}

function echList({ key, number, name, candidateKeys }: ListRecord, election: number): string {
  const positions = candidateKeys.map((candidate, position) =>
    tag(
      'candidatePosition',
      tag('positionOnList', position + 1),
      tag('candidateReferenceOnPosition', `${candidate.slice(0, 2)}.${candidate.slice(2)}`),
      tag('candidateIdentification', `P${election}-${candidate}`),
    ),
  )
  const description = inGerman('listDescription', tag('listDescription', name.de ?? ''))
  return tag('list', tag('listIdentification', `L${election}-${key}`), tag('listIndentureNumber', number), description, ...positions)
}
