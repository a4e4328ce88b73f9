import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { CandidateCard, Election, List } from '@plenara/contract'
import { expectAccessible } from './support/accessibility.ts'
import { signIn } from './support/new-voter.ts'
import { type OwnServer, startOwnServer } from './support/own-server.ts'

const PORT = Number(process.env.E2E_PORT ?? 3199) + 2001
const SIZES = [
  [380, 600],
  [1280, 900],
] as const

/** A coming majority election of four seats, as the result file of OneGov tells it before a ballot is counted. */
async function fileWith(...names: readonly string[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'plenara-former-')), 'regierungsrat2028-bs.csv')
  const header = 'election_title,election_date,election_domain,election_type,election_mandates,election_status,entity_id,entity_counted'
  const rows = names.flatMap((name, index) =>
    [2701, 2702, 2703].map(
      (entity) => `Regierungsrat Probe,2028-02-13,canton,majorz,4,interim,${entity},False,${name},Kim,${index + 1},False,0`,
    ),
  )
  const columns = 'candidate_family_name,candidate_first_name,candidate_id,candidate_elected,candidate_votes'
  await writeFile(file, [`${header},${columns}`, ...rows, ''].join('\n'))
  return file
}

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer(PORT, { DEMO: 'off' })
  await server.importFile('onegov', await fileWith('Ahorn', 'Birke', 'Eiche', 'Linde'))
})
test.afterAll(() => server.stop())

// Fails when the editor checks each line anew, or shows an empty line. Four seats, four candidates; the followed list names two, one of whom is missing in the next import.
test('somebody stands no longer: the list stays readable, can be changed, and they can be taken off', async ({ page, playwright }) => {
  test.setTimeout(240_000)
  const request = await playwright.request.newContext({ baseURL: server.url })
  const voter = await server.newVoter(request)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const get = async <T>(path: string): Promise<T> => (await request.get(`${server.url}/api${path}`, { headers })).json()
  const [election] = await get<Election[]>(`/user/${voter.id}/election`)
  const place = `/user/${voter.id}/election/${election!.id}`
  const cards = await get<CandidateCard[]>(`/election/${election!.id}/candidate?view=card`)
  const idOf = (name: string) => cards.find(({ lastName }) => lastName === name)!.id
  const candidates = ['Eiche', 'Linde'].map((name, index) => ({ id: idOf(name), pos: index + 1 }))
  const created = await request.put(`${server.url}/api${place}/list`, { headers, data: { name: 'Meine', adapted: false, candidates } })
  const list: List = await created.json()
  await request.put(`${server.url}/api${place}/choice/${list.id}`, { headers })
  await server.importFile('onegov', await fileWith('Ahorn', 'Birke', 'Eiche'), '--accept-losses', 'candidates')
  await expect(async () => {
    expect((await get<List[]>(`${place}/list`))[0]?.former).toMatchObject([{ lastName: 'Linde' }])
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
  await expect(async () => expect((await get<List[]>(`${place}/list`))[0]?.candidates).toEqual([])).toPass()
})
