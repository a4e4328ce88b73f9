import { type Browser, expect, type Page, test } from '@playwright/test'
import type { CandidateCard, Election } from '@plenara/contract'
import { admin } from '../support/admin.ts'
import { PASSWORD } from '../support/desk.ts'
import { countTime, type Person } from '../support/human-time.ts'
import { invitationMailedTo } from '../support/mails.ts'

const SLOWDOWN = 4
const QUESTIONS = 75
/** Minutes of the person, and bytes. */
const LONGEST = 20
const MOST_BYTES = 400_000
/** So many questions get a comment, and so many are marked as especially important. */
const COMMENTS = 4
const IMPORTANT = 3
const TEXTS = {
  Motto: 'Was wir heute pflanzen, gibt morgen Schatten.',
  Ausbildung: 'Lehre als Schreinerin, danach Höhere Fachschule für Holztechnik.',
  Hobbys: 'Chor, Bergwandern und der Quartiergarten.',
  'Wichtigste Ziele': 'Bezahlbare Wohnungen, ein Bahnhof für alle und eine Verwaltung, die man versteht.',
  Motivation: 'Weil ich jeden Tag sehe, was ein Gesetz in einer Werkstatt anrichtet oder möglich macht.',
} as const
const COMMENT = 'Weil die Kosten sonst bei denen bleiben, die sie am wenigsten tragen können.'

// Fails when the way takes a person longer than twenty minutes by what they have to do, or a phone more than 400 kB.
test('somebody who stands goes the whole way on a slow phone, with comments, a profile and a photograph, within twenty minutes and 400 kB', async ({
  page,
  request,
  browser,
}, { retry }) => {
  test.setTimeout(300_000)
  const elections: Election[] = await (await request.get('/api/canton/6/election')).json()
  const election = elections.find(({ council, year }) => council === 'national-council' && year === 2027)
  const candidates: CandidateCard[] = await (await request.get(`/api/election/${election?.id}/candidate?view=card`)).json()
  const number = candidates.at(-6 - retry)?.number
  if (!election || !number) throw new Error('The demonstration has nobody with a number')
  const picture = await photograph(browser)
  const email = `lea.zumthor${retry}@example.ch`
  await admin('candidacy', 'invite', String(election.id), number, '--email', email)
  const link = await invitationMailedTo(email)

  const person = await countTime(page, SLOWDOWN)
  person.look('mail')
  await person.wait(async () => {
    await page.goto(link)
    await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible()
  })
  await takeUp(page, person)
  await answerAll(page, person)
  await sendPortrait(page, person, picture)
  await writeProfile(page, person)
  await person.tap(page.getByRole('link', { name: 'Prüfen und einreichen' }), () => expect(page.getByRole('checkbox')).toBeVisible())
  person.look('review')
  await person.tap(page.getByRole('checkbox'), () => expect(page.getByRole('checkbox')).toBeChecked())
  await person.tap(page.getByRole('main').getByRole('button', { name: 'Einreichen' }), () =>
    expect(page.getByText('Danke. Deine Antworten sind eingereicht.')).toBeVisible(),
  )

  const [minutes, waited, received] = [person.seconds() / 60, person.waited(), person.received()]
  console.log(
    `${QUESTIONS} questions: ${minutes.toFixed(1)} min of the person, ${waited.toFixed(1)} s of the machine at ${SLOWDOWN} times slower, ${(received / 1_000).toFixed(0)} kB`,
  )
  expect(minutes).toBeLessThan(LONGEST)
  expect(received).toBeLessThanOrEqual(MOST_BYTES)
})

async function takeUp(page: Page, person: Person): Promise<void> {
  await person.write(page.getByLabel('Passwort', { exact: true }), PASSWORD)
  await person.write(page.getByLabel('Passwort wiederholen'), PASSWORD)
  const begin = page.getByRole('link', { name: 'Beginnen' })
  await person.tap(page.getByRole('button', { name: 'Einladung annehmen' }), () => expect(begin).toBeVisible())
  await person.tap(begin, () => expect(page.getByText(`Frage 1 von ${QUESTIONS}`)).toBeVisible())
}

async function answerAll(page: Page, person: Person): Promise<void> {
  for (let question = 1; question <= QUESTIONS; question++) {
    const answers = page.locator('label:has(input[type=radio])')
    await person.decide(answers.nth(question % 4))
    if (question <= IMPORTANT) await markImportant(page, person, question)
    if (question <= COMMENTS) await person.write(page.getByLabel('Deutsch'), COMMENT)
    const isLast = question === QUESTIONS
    await person.tap(page.getByRole('button', { name: isLast ? 'Zum Auftritt' : 'Weiter' }), () =>
      expect(page.getByText(isLast ? `von ${QUESTIONS} Fragen` : `Frage ${question + 1} von ${QUESTIONS}`)).toBeVisible(),
    )
  }
}

async function markImportant(page: Page, person: Person, count: number): Promise<void> {
  await person.tap(page.getByRole('checkbox', { name: 'Besonders wichtig' }), () =>
    expect(page.getByRole('checkbox', { name: `Besonders wichtig ${count} von 10` })).toBeChecked(),
  )
}

async function sendPortrait(page: Page, person: Person, picture: Buffer): Promise<void> {
  const use = page.getByRole('button', { name: 'Foto übernehmen' })
  await person.tap(page.getByRole('link', { name: /^Foto/ }), () =>
    expect(page.getByRole('heading', { level: 1, name: 'Foto' })).toBeVisible(),
  )
  await person.wait(async () => {
    await page.getByLabel('Foto wählen').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: picture })
    await expect(use).toBeVisible()
  })
  person.look('picture')
  await person.tap(use, () => expect(page.getByText('Gespeichert. Wählende sehen es')).toBeVisible({ timeout: 30_000 }))
  await person.wait(() => page.goBack())
}

async function writeProfile(page: Page, person: Person): Promise<void> {
  await person.tap(page.getByRole('link', { name: /^Über mich/ }), () =>
    expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible(),
  )
  for (const [label, text] of Object.entries(TEXTS)) await person.write(page.getByLabel(label, { exact: true }), text)
  await person.wait(() => expect(page.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible())
  await person.wait(() => page.goBack())
}

/** Of twelve million pixels, as phones take them; drawn beside the page that is measured. */
async function photograph(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage()
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3_000, height: 4_000 })
    const context = canvas.getContext('2d')
    for (let stripe = 0; stripe < 400; stripe++) {
      if (context) context.fillStyle = `hsl(${(stripe * 37) % 360} 60% ${30 + (stripe % 40)}%)`
      context?.fillRect((stripe % 20) * 150, Math.floor(stripe / 20) * 200, 150, 200)
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  })
  await page.close()
  return Buffer.from(base64, 'base64')
}
