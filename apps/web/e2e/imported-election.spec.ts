import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CandidateCard } from '@plenara/contract'
import { seededRandom } from '@plenara/domain/fair-order'
import { importAnswers, importFile } from './support/import.ts'
import { importedElection, walkThroughImportedElection } from './support/imported-election.ts'
import { expect, newVoter, test } from './support/voter.ts'

const BALLOTS = join(import.meta.dirname, '../../../packages/importers/src/sesam-bs/fixtures/grosser-rat-2020.xlsx')
const QUESTIONS = join(import.meta.dirname, 'fixtures/questions.csv')
/** Values that every scale of the questionnaire has. */
const VALUES = [0, 25, 75, 100]

test.use({ importsCatalogue: true })

// On the server before the voter begins: a local account takes its data with it.
test.beforeAll(async ({ playwright, baseURL }) => {
  const summary = await importFile('sesam-bs', BALLOTS, '--publish')
  expect(summary).toMatchObject({ counts: { elections: 2, candidates: 51, lists: 6, elected: 35 }, problems: [] })
  const server = await playwright.request.newContext({ baseURL: String(baseURL) })
  const election = await importedElection(server, await newVoter(server))
  expect(await importFile('questionnaire', QUESTIONS, '--election', String(election.id))).toMatchObject({
    counts: { questions: 12 },
    problems: [],
  })
  const candidates: CandidateCard[] = await (await server.get(`/api/election/${election.id}/candidate?view=card`)).json()
  const questions = (await readFile(QUESTIONS, 'utf8')).match(/^\d+(?=,StandardQuestion)/gm) ?? []
  const random = seededRandom(2020)
  const rows = candidates.flatMap(({ number }) => questions.map((question) => `${number},${question},${VALUES[Math.floor(random() * 4)]}`))
  expect(await importAnswers(election.id, rows)).toMatchObject({ counts: { answers: 49 * 10 }, problems: [] })
  await server.dispose()
})

test('the journey works with the lists of an official export [ROUTE-16, ROUTE-22, ROUTE-24]', async ({ page, request, voter }) => {
  test.setTimeout(180_000)
  await walkThroughImportedElection({ page, request, voter, shortQuestions: 8 })
})
