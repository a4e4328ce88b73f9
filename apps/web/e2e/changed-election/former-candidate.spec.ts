import type { CandidateCard, Election, List } from '@plenara/contract'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { councilFile } from '../support/coming-council.ts'
import { signIn, type Voter } from '../support/new-voter.ts'
import { type OwnServer, startOwnServer } from '../support/own-server.ts'

const PORT = Number(process.env.E2E_PORT ?? 3199) + 2001
const SIZES = [
  [380, 600],
  [1280, 900],
] as const

test.describe.configure({ mode: 'serial' })

let server: OwnServer
let request: APIRequestContext
let voter: Voter
let electionId: number
let cards: readonly CandidateCard[]
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  server = await startOwnServer(PORT, { DEMO: 'off' })
  await server.importFile('onegov', await councilFile(['Ahorn', 'Birke', 'Eiche', 'Linde']))
  request = await playwright.request.newContext({ baseURL: server.url })
  voter = await server.newVoter(request)
  const [election] = await get<Election[]>(`/user/${voter.id}/election`)
  electionId = election!.id
  cards = await get<CandidateCard[]>(`/election/${electionId}/candidate?view=card`)
})
test.afterAll(async () => {
  await request.dispose()
  await server.stop()
})

const headers = () => ({ Authorization: `Bearer ${voter.token}` })
const get = async <T>(path: string): Promise<T> => (await request.get(`/api${path}`, { headers: headers() })).json()
const put = (path: string, data: object = {}) => request.put(`/api${path}`, { headers: headers(), data })
const place = () => `/user/${voter.id}/election/${electionId}`
const idOf = (name: string) => cards.find(({ lastName }) => lastName === name)!.id

/** A list with these people, which the voter follows. */
async function followedList(...names: readonly string[]): Promise<List> {
  const candidates = names.map((name, index) => ({ id: idOf(name), pos: index + 1 }))
  const list: List = await (await put(`${place()}/list`, { name: 'Meine', adapted: false, candidates })).json()
  await put(`${place()}/choice/${list.id}`)
  return list
}

// Fails when the editor checks each line anew, or shows an empty line. Four seats, four candidates; the followed list names two, one of whom is missing in the next import.
test('somebody stands no longer: the list stays readable, can be changed, and they can be taken off', async ({ page }) => {
  test.setTimeout(120_000)
  const list = await followedList('Eiche', 'Linde')
  await server.importFile('onegov', await councilFile(['Ahorn', 'Birke', 'Eiche']), '--accept-losses', 'candidates')
  await expect(async () => {
    expect((await get<List[]>(`${place()}/list`))[0]?.former).toMatchObject([{ lastName: 'Linde' }])
  }).toPass()

  await signIn(page, voter)
  const ballot = page.getByRole('region', { name: /^Wahlzettel/ })
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.goto(`${server.url}/list/${list.id}`)
    await expect(ballot).toContainText('Linde Kim')
    await expect(ballot.getByText('kandidiert nicht mehr')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath(`former-${width}.png`) })
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kim Eiche von Linie 1 entfernen' }).click()
  await expect(ballot).not.toContainText('Eiche')
  await expect(ballot).toContainText('Linde Kim')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeAttached()
  await page.getByRole('button', { name: /^Kim Linde von Linie \d entfernen$/ }).click()
  await expect(ballot.getByText('kandidiert nicht mehr')).toHaveCount(0)
  await expect(async () => expect((await get<List[]>(`${place()}/list`))[0]?.candidates).toEqual([])).toPass()
})

const STANDINGS = [
  ['Ahorn', 'withdraw', 'Kandidatur zurückgezogen'],
  ['Birke', 'deceased', 'verstorben'],
  ['Eiche', 'annul', 'Kandidatur ungültig'],
] as const

// Fails when one of the screens leaves out who withdrew, died or was annulled, or says nothing of it.
test('who withdrew, died or was annulled says so in plain words on every screen that names them', async ({ page }) => {
  test.setTimeout(120_000)
  const list = await followedList('Ahorn', 'Birke', 'Eiche')
  for (const [name, verb] of STANDINGS) await server.admin('candidate', verb, String(idOf(name)))
  await expect(async () => {
    const now = await get<CandidateCard[]>(`/election/${electionId}/candidate?view=card`)
    expect(now.filter(({ standing }) => standing)).toHaveLength(STANDINGS.length)
  }).toPass()
  await signIn(page, voter)
  const expectSaid = async (where: string) => {
    for (const [name, , text] of STANDINGS) {
      await expect(page.getByRole('main'), where).toContainText(new RegExp(`${name}[^]{0,200}${text}`))
    }
    await page.screenshot({ path: test.info().outputPath(`standing${where.replaceAll(/\W/g, '-')}.png`) })
  }
  await page.goto(`${server.url}/match`)
  await expect(page.getByRole('main')).toContainText(new RegExp(STANDINGS.map(([, , text]) => text).join('|')))
  await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
  await expectSaid('/match')
  for (const [name] of STANDINGS) await put(`${place()}/match/${idOf(name)}`, { type: 'like' })
  for (const address of ['/election/favorite-candidates', `/list/${list.id}`, '/dream-teams']) {
    await page.goto(`${server.url}${address}`)
    await expectSaid(address)
  }
  await page.goto(`${server.url}/election/${electionId}/compare?with=${idOf('Ahorn')},${idOf('Birke')}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Ahorn' }).first()).toContainText('Kandidatur zurückgezogen')
  await page.goto(`${server.url}/election/${electionId}/candidate/${idOf('Eiche')}`)
  await expect(page.getByRole('main')).toContainText('Kandidatur ungültig')
  await expectAccessible(page)
})

// Fails when the result reads only those who still stand: a seat would be open that somebody has won.
test('whom a later delivery no longer has stays elected on the page of results, by name', async ({ page }) => {
  test.setTimeout(120_000)
  await server.importFile('onegov', await councilFile(['Ahorn', 'Birke', 'Eiche'], true), '--publish', '--accept-losses', 'seats')
  const losses = 'candidates,votes,elected,final,areas'
  await server.importFile('onegov', await councilFile(['Ahorn', 'Birke']), '--accept-losses', losses)
  await expect(async () => {
    expect(await get<object>(`/election/${electionId}/result`)).toMatchObject({ former: { candidates: [{ lastName: 'Eiche' }] } })
  }).toPass()
  await signIn(page, voter)
  const persons = page.getByRole('region', { name: 'Gewählte Personen' })
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.goto(`${server.url}/results?election=${electionId}`)
    await expect(persons.getByRole('listitem')).toHaveCount(3)
    await expect(persons.getByRole('listitem').filter({ hasText: 'Kim Eiche' })).toContainText('kandidiert nicht mehr')
    await page.screenshot({ path: test.info().outputPath(`results-${width}.png`), fullPage: true })
  }
  await expectAccessible(page)
})
