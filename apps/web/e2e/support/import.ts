import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import type { CandidateCard, Election, Party } from '@plenara/contract'
import { seededRandom } from '@plenara/domain'
import { dataDir } from '../../playwright.config.ts'

const repository = join(import.meta.dirname, '../../../..')
/** Real public data beside the checkout, which only `*.real-data.spec.ts` reads. */
export const sharedData = join(repository, '../shared/data')

export interface ImportSummary {
  readonly format: string
  readonly counts: Readonly<Record<string, number>>
  readonly problems: readonly { readonly file: string; readonly line: number; readonly reason: string }[]
}

/** Runs the import command beside the running server, as an operator would. */
export async function importFile(format: string, path: string, ...options: string[]): Promise<ImportSummary> {
  const command = join(repository, 'apps/server/src/commands/import.ts')
  const { stdout } = await promisify(execFile)('node', [command, format, path, '--json', ...options], {
    env: { ...process.env, DATA_DIR: dataDir },
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')
}

/** Which rows of the questionnaire stand for a party of Basel-Stadt: LDP as FDP, parties that are missing there from all rows. */
function rowsOf(party: string, rows: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const names = party === 'LDP' ? ['FDP'] : [party]
  const found = names.flatMap((name) => rows.get(name.toLowerCase()) ?? [])
  return found.length > 0 ? found : [...rows.values()].flat()
}

/**
 * Gives every candidate of an election the answers of a row of the same party, drawn with a seed, and imports them.
 * The rows come from the answers of the National Council election of 2023 in Zürich.
 */
export async function importDrawnAnswers(request: APIRequestContext, election: Election): Promise<ImportSummary> {
  const candidates: CandidateCard[] = await (await request.get(`/api/election/${election.id}/candidate?view=card`)).json()
  const parties: Party[] = await (await request.get('/api/party')).json()
  const lines = (await readFile(join(sharedData, 'questionnaires/derived/answers_nr2023_long.csv'), 'utf8')).trim().split('\n').slice(1)
  const answers = new Map<string, string[]>()
  const rowsByParty = new Map<string, string[]>()
  for (const line of lines) {
    const [row = '', party = '', , question = '', value = ''] = line.split(',')
    if (!answers.has(row)) rowsByParty.set(party.toLowerCase(), [...(rowsByParty.get(party.toLowerCase()) ?? []), row])
    answers.set(row, [...(answers.get(row) ?? []), `${question},${value}`])
  }
  const random = seededRandom(2020)
  const drawn = candidates.flatMap((candidate) => {
    const party = parties.find(({ id }) => id === candidate.partyId)?.shortName ?? ''
    const rows = rowsOf(party, rowsByParty)
    const row = rows[Math.floor(random() * rows.length)] ?? ''
    return (answers.get(row) ?? []).map((answer) => `${candidate.number},${answer}`)
  })
  const file = join(await mkdtemp(join(tmpdir(), 'plenara-answers-')), 'answers.csv')
  await writeFile(file, ['number,question,value', ...drawn].join('\n'))
  return importFile('answers', file, '--election', String(election.id))
}
