import { realDataPath } from '../../../scripts/real-data.mjs'
import { importFile } from './support/import.ts'
import { importedElection, walkThroughImportedElection } from './support/imported-election.ts'
import { importDrawnAnswers } from './support/real-data-answers.ts'
import { expect, newVoter, test } from './support/voter.ts'

test.use({ importsCatalogue: true })

// On the server before the voter begins: a local account takes its data with it.
test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(240_000)
  const summary = await importFile('sesam-bs', realDataPath('elections/sesam-bs-grossrat/Wahlen_2020.xlsx'), '--publish')
  expect(summary.counts).toMatchObject({ elections: 5, candidates: 792, lists: 40, elected: 100 })
  const server = await playwright.request.newContext({ baseURL: String(baseURL) })
  const election = await importedElection(server, await newVoter(server))
  await importFile('questionnaire', realDataPath('questionnaires/derived/questions_nr2023.csv'), '--election', String(election.id))
  const answers = await importDrawnAnswers(server, election)
  expect(answers.problems).toEqual([])
  expect(answers.counts.answers).toBeGreaterThan(75 * 200)
  await server.dispose()
})

test('the journey works with the real lists of Basel-Stadt 2020 and real answers [ROUTE-16, ROUTE-22, ROUTE-24]', async ({
  page,
  request,
  voter,
}) => {
  test.setTimeout(300_000)
  await walkThroughImportedElection({ page, request, voter, shortQuestions: 30 })
})
