import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Candidate, CandidateCard } from '@plenara/contract'
import { expectAccessible } from './support/accessibility.ts'
import { importFile } from './support/import.ts'
import { importedElection } from './support/imported-election.ts'
import { markTutorialsSeen } from './support/tutorials.ts'
import { expect, newVoter, test } from './support/voter.ts'

const BALLOTS = join(import.meta.dirname, '../../../packages/importers/src/sesam-bs/fixtures/grosser-rat-2020.xlsx')
const SIZES = [
  [380, 600],
  [414, 896],
  [768, 1024],
  [1280, 900],
] as const

test.use({ importsCatalogue: true })

const COLUMNS = [
  ...['number', 'first_name', 'last_name', 'birth_year', 'place', 'occupation_de', 'motto_de', 'main_goals_de', 'education_de'],
  ...['household_de', 'campaign_budget', 'languages', 'website', 'instagram'],
  ...['interest_1_organisation_de', 'interest_1_role_de', 'interest_1_paid', 'interest_1_since', 'interest_2_organisation_de'],
]
const TOLD = [
  ...['1984', 'Riehen', 'Hebamme', 'Zusammen geht es', 'Mehr Platz für Velos. Weniger Lärm in der Nacht.', 'Fachhochschule Gesundheit'],
  ...['Zwei Kinder', "12'500", 'de, fr, en', 'https://kandidatur.example/basel', 'https://instagram.example/kandidatur'],
  ...['Ruderclub', 'Präsidium', 'nein', '2019', 'Wohnbaugenossenschaft mit einem sehr langen Namen am Rheinufer'],
]

/** A drawn person, as a photograph would come: JPEG, too wide, large. */
function drawPerson(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1600 })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    const shape = (color: string, [x, y, rx, ry]: readonly [number, number, number, number]) => {
      pen.fillStyle = color
      pen.beginPath()
      pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
      pen.fill()
    }
    pen.fillStyle = '#8fb3c9'
    pen.fillRect(0, 0, 2400, 1600)
    shape('#3b4a63', [1200, 1650, 620, 560])
    shape('#5b3a25', [1200, 640, 380, 430])
    shape('#e8bd98', [1200, 700, 320, 400])
    for (const x of [1080, 1320]) shape('#2a2a2a', [x, 640, 34, 40])
    shape('#b5544c', [1200, 900, 110, 32])
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  })
}

async function importPerson(page: Page, electionId: number, { number, firstName, lastName }: CandidateCard): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'plenara-person-'))
  const quoted = [number, firstName, lastName, ...TOLD].map((cell) => `"${cell}"`)
  await writeFile(join(folder, 'profiles.csv'), [COLUMNS.join(','), quoted.join(','), ''].join('\n'))
  await writeFile(join(folder, `${number}.jpg`), Buffer.from(await drawPerson(page), 'base64'))
  const election = ['--election', String(electionId)]
  expect(await importFile('candidates', join(folder, 'profiles.csv'), ...election)).toMatchObject({ counts: { profiles: 1 }, problems: [] })
  const { counts, problems } = await importFile('portraits', folder, ...election)
  expect([counts, problems.length]).toEqual([{ portraits: 1 }, 1])
}

// Fails without either importer, and where a fact that nobody told leaves a row of its own among those that were.
test('a candidate of an official file has face and words through the importers, at every size and in both themes [SCREEN-11]', async ({
  page,
  request,
  voter,
  playwright,
  baseURL,
}, info) => {
  test.setTimeout(180_000)
  await importFile('sesam-bs', BALLOTS)
  const server = await playwright.request.newContext({ baseURL: String(baseURL) })
  const election = await importedElection(server, await newVoter(server))
  const path = `/api/election/${election.id}/candidate`
  const [person, other]: CandidateCard[] = await (await request.get(`${path}?view=card`)).json()
  if (!person || !other) throw new Error('no candidates')
  await page.goto('/')
  await importPerson(page, election.id, person)
  // A running server notices an import within a second.
  const told = async (): Promise<Candidate> => (await server.get(`${path}/${person.id}`)).json()
  await expect.poll(async () => (await told()).portrait).not.toBeNull()
  expect(await told()).toMatchObject({
    campaignBudget: 12_500,
    motto: 'Zusammen geht es',
    links: [{ kind: 'website' }, { kind: 'instagram' }],
  })
  await server.dispose()
  await markTutorialsSeen(request, voter)
  await page.goto(`/election/${election.id}/candidate/${person.id}`)
  const main = page.locator('main')
  const face = main.locator('img').first()
  await expect(face).toHaveAttribute('src', /\/api\/portrait\/[0-9a-f]{16}\/large$/)
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  for (const text of [
    'Ruderclub, Präsidium, unbezahlt, seit 2019',
    'Wohnbaugenossenschaft mit einem sehr langen Namen am Rheinufer',
    'Deutsch, Français, English',
    'Zusammen geht es',
    'Fachhochschule Gesundheit',
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(main.getByText(/^12.500 Franken$/)).toBeVisible()
  await expect(main.getByRole('link', { name: /kandidatur\.example\/basel/ })).toHaveAttribute('href', 'https://kandidatur.example/basel')
  for (const [width, height] of SIZES) {
    for (const theme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: theme })
      await expectAccessible(page, `${width}x${height} ${theme}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      await info.attach(`${width}x${height}-${theme}`, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
    }
  }
  await page.goto(`/election/${election.id}/candidate/${other.id}`)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  for (const label of ['Motto', 'Haushalt', 'Sprachen', 'Im Internet']) await expect(main.getByText(label, { exact: true })).toHaveCount(0)
})
