import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import type { CandidateCard, Election, Party } from '@plenara/contract'
import { seededRandom } from '@plenara/domain/fair-order'
import { realDataPath } from '../../../../scripts/real-data.mjs'
import { type ImportSummary, importAnswers } from './import.ts'

/** Which rows of the questionnaire stand for a party of Basel-Stadt: LDP as FDP, parties that are missing there from all rows. */
function rowsOf(party: string, rows: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const name = party === 'LDP' ? 'FDP' : party
  const ofParty = rows.get(name.toLowerCase()) ?? []
  return ofParty.length > 0 ? ofParty : [...rows.values()].flat()
}

/**
 * Gives every candidate of an election the answers of a row of the same party, drawn with a seed, and imports them.
 * The rows come from the answers of the National Council election of 2023 in Zürich.
 */
export async function importDrawnAnswers(request: APIRequestContext, election: Election): Promise<ImportSummary> {
  const candidates: CandidateCard[] = await (await request.get(`/api/election/${election.id}/candidate?view=card`)).json()
  const parties: Party[] = await (await request.get('/api/party')).json()
  const lines = (await readFile(realDataPath('questionnaires/derived/answers_nr2023_long.csv'), 'utf8')).trim().split('\n').slice(1)
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
  return importAnswers(election.id, drawn)
}
