import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CatalogueImport, LocalizedText } from '@plenara/contract'
import { PROFILE_TEXTS } from '@plenara/contract/constants'
import { dataDir } from '../../../playwright.config.ts'
import { importFile } from '../../support/import.ts'
import { PAYLOADS } from './payloads.ts'

/** A canton whose elections no other test looks at: Appenzell Innerrhoden. */
export const SEED_CANTON = { cantonId: 2, constituencyId: 2 }
/** The numbers of the candidates who have answered and commented every question. */
export const ANSWERING = [1, 2, 3]
const KEY = 'test/payloads/2027'

const payload = (index: number) => PAYLOADS[index % PAYLOADS.length] ?? ''
const inAll = (text: string): LocalizedText => ({ de: text, fr: text, it: text, rm: text })

/** An election in which every text is a payload, through the records of the catalogue and through the import command. Returns its id. */
export async function seedPayloads(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'plenara-payloads-'))
  const electionId = await writeBallot(join(folder, 'ballot.json'))
  await writeFile(join(folder, 'payloads.csv'), `${questionnaireCsv()}\n`)
  await writeFile(join(folder, 'answers.csv'), `${answersCsv()}\n`)
  await importFile('questionnaire', join(folder, 'payloads.csv'), '--election', String(electionId))
  await importFile('answers', join(folder, 'answers.csv'), '--election', String(electionId))
  return electionId
}

async function writeBallot(path: string): Promise<number> {
  await writeFile(path, JSON.stringify(ballot()))
  const script = join(import.meta.dirname, '../../../../server/test/support/write-catalogue-file.ts')
  const { stdout } = await promisify(execFile)('node', [script, path], { env: { ...process.env, DATA_DIR: dataDir } })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')[0]
}

function ballot(): CatalogueImport {
  const candidates = PAYLOADS.map((text, index) => ({
    key: `c${index}`,
    firstName: text,
    lastName: payload(index + 1),
    birthYear: 1980,
    sex: null,
    partyKey: `${KEY}/p${index}`,
    listKey: `l${index % 8}`,
    listPosition: Math.floor(index / 8) + 1,
    number: String(index + 1),
    place: payload(index + 2),
    occupation: inAll(payload(index + 3)),
    incumbent: false,
    portrait:
      index === 0 ? `<svg xmlns="http://www.w3.org/2000/svg"><script>fetch('/xss-portrait')</script><image href="/xss-40"/></svg>` : null,
    texts: Object.fromEntries(PROFILE_TEXTS.map((name, field) => [name, inAll(payload(index * 7 + field))])),
    campaignBudget: 1,
    vestedInterests: PAYLOADS.map((text) => ({ organisation: inAll(text), role: inAll(payload(index + 4)), paid: true, since: 2020 })),
  }))
  return {
    parties: PAYLOADS.map((text, index) => ({
      key: `${KEY}/p${index}`,
      shortName: inAll(text),
      name: inAll(payload(index + 1)),
      color: '#123456',
    })),
    elections: [
      {
        election: {
          key: KEY,
          level: 'federal',
          type: 'legislative',
          council: 'national-council',
          name: inAll(payload(2)),
          cantonCode: 'AI',
          constituencyId: null,
          municipality: null,
          seats: 5,
          electionDate: '2027-10-24',
          nextElectionDate: null,
          languages: ['de', 'fr', 'it', 'rm'],
          lines: 5,
          maxRepetitions: 2,
          seatMethod: 'hagenbach-bischoff',
          followUntil: null,
          fictional: true,
          questionnaireKey: null,
        },
        lists: Array.from({ length: 8 }, (_, list) => ({
          key: `l${list}`,
          number: String(list + 1),
          name: inAll(payload(list * 5)),
          partyKey: `${KEY}/p${list}`,
          connection: null,
          subConnection: null,
          candidateKeys: candidates.filter(({ listKey }) => listKey === `l${list}`).map(({ key }) => key),
        })),
        candidates,
        result: {
          final: true,
          source: payload(3),
          candidates: candidates.slice(0, 5).map(({ key }) => ({ candidateKey: key, votes: 1, elected: true })),
          lists: [],
        },
      },
    ],
  }
}

function questionnaireCsv(): string {
  const header = [
    'question_id',
    'type',
    'rapide',
    'category_id',
    'category_de',
    'text_de',
    'info_de',
    'pro_de',
    'contra_de',
    'cleavage_1',
    'cleavage_2',
    'cleavage_3',
  ]
  const rows = PAYLOADS.map((text, index) => [
    String(index + 1),
    'StandardQuestion',
    '1',
    String(index % 10),
    payload((index % 10) * 4),
    text,
    payload(index + 1),
    payload(index + 2),
    payload(index + 3),
    '1',
    '-1',
    '1',
  ])
  return csv([header, ...rows])
}

function answersCsv(): string {
  const answers = ANSWERING.flatMap((candidate) =>
    PAYLOADS.map((_, index) => [String(candidate), String(index + 1), '100', payload(index + candidate)]),
  )
  return csv([['number', 'question', 'value', 'comment_de'], ...answers])
}

function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')
}
