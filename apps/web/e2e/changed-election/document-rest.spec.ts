import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CandidateCard, Election, List, Match, Question, UserExport } from '@plenara/contract'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { LOCAL_SESSION } from '../../src/data/session/account-type.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { councilFile } from '../support/coming-council.ts'
import { beginOnDevice, importCatalogue } from '../support/device-account.ts'
import { deviceRequest } from '../support/device-request.ts'
import { begin, signIn, type Voter } from '../support/new-voter.ts'
import { type OwnServer, startOwnServer } from '../support/own-server.ts'

const PORT = Number(process.env.E2E_PORT ?? 3199) + 2002
const QUESTIONS = join(import.meta.dirname, '../fixtures/questions.csv')
const PASSPHRASE = 'Drei Gämsen am Pilatus'
/** What of the document fits nothing any more: an answer, a rating and a line of a list. */
const REST = ['1 Antwort', '1 Bewertung', '1 Name auf einer Liste']
const LOCAL = { id: LOCAL_SESSION.userId, token: LOCAL_SESSION.token }

test.describe.configure({ mode: 'serial' })

let server: OwnServer
let voter: Voter
let electionId: number
/** What the voter had before somebody and a question went. */
let document: UserExport

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  server = await startOwnServer(PORT, { DEMO: 'off' })
  await server.importFile('onegov', await councilFile(['Ahorn', 'Birke', 'Eiche', 'Linde']))
  const request = await playwright.request.newContext({ baseURL: server.url })
  voter = await server.newVoter(request)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const [election]: Election[] = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
  electionId = election!.id
  await server.importFile('questionnaire', QUESTIONS, '--election', String(electionId))
  document = await thinkAbout(request)
  await request.dispose()
  await server.importFile('onegov', await councilFile(['Ahorn', 'Birke', 'Eiche']), '--accept-losses', 'candidates')
  await server.importFile('questionnaire', await withoutLastQuestion(), '--election', String(electionId), '--accept-losses', 'questions')
})
test.afterAll(() => server.stop())

async function withoutLastQuestion(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'plenara-questions-')), 'questions.csv')
  const lines = (await readFile(QUESTIONS, 'utf8')).trimEnd().split('\n')
  await writeFile(file, `${lines.slice(0, -1).join('\n')}\n`)
  return file
}

/** Answers every question, rates two people, lists them and notes something on one; answers the document. */
async function thinkAbout(request: APIRequestContext): Promise<UserExport> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const place = `/api/user/${voter.id}/election/${electionId}`
  const cards: CandidateCard[] = await (await request.get(`/api/election/${electionId}/candidate?view=card`)).json()
  const questions: Question[] = await (await request.get(`/api/election/${electionId}/question`)).json()
  for (const { id } of questions) await request.put(`${place}/response/${id}`, { headers, data: { value: 100, weight: 1 } })
  const people = ['Linde', 'Eiche'].map((name) => cards.find(({ lastName }) => lastName === name)!.id)
  for (const id of people) await request.put(`${place}/match/${id}`, { headers, data: { type: 'like' } })
  const candidates = people.map((id, index) => ({ id, pos: index + 1 }))
  await request.put(`${place}/list`, { headers, data: { name: 'Meine', adapted: false, candidates } })
  const note = { type: 'occupation', reference: `${people[0]}/occupation`, color: 'good' }
  await request.post(`/api/user/${voter.id}/candidate/${people[0]}/note`, { headers, data: note })
  return exportOf(request, voter)
}

async function exportOf(request: APIRequestContext, { id, token }: Pick<Voter, 'id' | 'token'>): Promise<UserExport> {
  return (await request.get(`/api/user/${id}/export`, { headers: { Authorization: `Bearer ${token}` } })).json()
}

/** What a voter thinks, without what belongs to the account. */
function contentOf({ elections, lists, choices, notes }: UserExport) {
  return { elections, lists, choices, notes }
}

/** Takes a file in, reads what did not fit, and closes. */
async function takeIn(page: Page, text: string, picture?: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'plenara.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const opening = page.getByRole('dialog', { name: 'Datei öffnen' })
  const question = page.getByRole('alertdialog', { name: 'Mit dieser Datei ersetzen?' })
  await expect(opening.or(question)).toBeVisible()
  if (await opening.isVisible()) {
    await opening.getByLabel('Passphrase').fill(PASSPHRASE)
    await opening.getByRole('button', { name: 'Öffnen' }).click()
  }
  for (const part of ['12 Antworten', '2 Bewertungen', '1 eigene Liste', '1 Notiz']) await expect(question).toContainText(part)
  await question.getByRole('button', { name: 'Ersetzen' }).click()
  const told = page.getByRole('dialog', { name: 'Deine Daten sind eingelesen.' })
  await expect(told.getByRole('listitem')).toHaveText(REST)
  if (picture) {
    await expectAccessible(page)
    for (const [width, height] of [
      [380, 600],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.screenshot({ path: test.info().outputPath(`${picture}-${width}.png`) })
    }
  }
  await told.getByRole('button', { name: 'Schliessen' }).last().click()
}

/** Who still stands is rated, at the first rank, asked questions are answered, and who stands no longer is named on the list and keeps the note. */
async function expectTaken(request: APIRequestContext, { id, token }: Pick<Voter, 'id' | 'token'>): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  const place = `/api/user/${id}/election/${electionId}`
  const matches: Match[] = await (await request.get(`${place}/match`, { headers })).json()
  expect(matches.map(({ type, rank }) => [type, rank])).toEqual([['like', 1]])
  const responses: unknown[] = await (await request.get(`${place}/response`, { headers })).json()
  expect(responses).toHaveLength(11)
  const lists: List[] = await (await request.get(`${place}/list`, { headers })).json()
  expect(lists[0]?.former).toMatchObject([{ lastName: 'Linde' }])
  const notes: unknown[] = await (await request.get(`/api/user/${id}/candidate/${lists[0]?.former?.[0]?.id}/notepad`, { headers })).json()
  expect(notes).toHaveLength(1)
}

// Fails when one thing that has gone refuses the file, is left out of the list of what did not fit, or of the next file.
test('an account on the server takes its file in as far as it fits, says what does not, and hands it on', async ({ page, playwright }) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext({ baseURL: server.url })
  const headers = { Authorization: `Bearer ${voter.token}` }
  const emptied = { ...document, elections: [], lists: [], choices: [], notes: [], profile: undefined }
  expect((await request.put(`/api/user/${voter.id}/import`, { headers, data: emptied })).status()).toBe(200)
  await signIn(page, voter)
  await page.goto(`${server.url}/settings`)
  await takeIn(page, JSON.stringify(document), 'rest-online')
  await expectTaken(request, voter)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Daten herunterladen' }).click()
  const next: UserExport = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
  expect(contentOf(next)).toEqual(contentOf(document))
  await request.dispose()
})

test('an account on the device does the same, and its sealed file hands on what did not fit', async ({ browser, viewport }) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', viewport })
  const page = await context.newPage()
  await beginOnDevice(page, await importCatalogue(browser, server.url))
  const request = deviceRequest(page)
  await begin(request, LOCAL, {})
  await page.goto('/settings')
  await takeIn(page, JSON.stringify(document), 'rest-local')
  await expectTaken(request, LOCAL)
  await page.getByRole('button', { name: 'Als Datei sichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Als Datei sichern' })
  await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await dialog.getByLabel('Passphrase wiederholen').fill(PASSPHRASE)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Als Datei sichern' }).click()
  const sealed = await readFile(await (await saved).path(), 'utf8')
  expect(sealed).toContain('plenara-sealed')
  const emptied = { ...(await exportOf(request, LOCAL)), elections: [], lists: [], choices: [], notes: [], profile: undefined }
  const headers = { Authorization: `Bearer ${LOCAL.token}` }
  expect((await request.put(`/api/user/${LOCAL.id}/import`, { headers, data: emptied })).status()).toBe(200)
  await takeIn(page, sealed)
  expect(contentOf(await exportOf(request, LOCAL))).toEqual(contentOf(document))
  await context.close()
})
