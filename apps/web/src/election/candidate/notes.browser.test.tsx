import type { Candidate, CandidateCard, Note } from '@plenara/contract'
import { failSaving } from '../../screen-test/faults.ts'
import { prepareRating } from '../../screen-test/rating.ts'
import { type ApiRequest, expect, type Locator, type Page, test, type Voter } from '../../screen-test/screen-test.ts'

const HEXES = { good: 'rgb(0, 239, 142)', bad: 'rgb(146, 88, 68)', neutral: 'rgb(148, 169, 186)' }

/** A candidate with answers and a full profile, and access to the stored notes on them. */
async function prepareNotes(request: ApiRequest, voter: Voter) {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const { candidates, election } = await prepareRating(request, voter)
  const card = await whoAnswered(request, election.id, candidates)
  const path = `/api/user/${voter.id}/candidate/${card.id}`
  return {
    card,
    election,
    address: `/election/${election.id}/candidate/${card.id}`,
    name: `${card.firstName} ${card.lastName}`,
    notes: async (): Promise<Note[]> => (await request.get(`${path}/notepad`, { headers })).json(),
    /** Type, key and colour of every stored note. */
    pins: async (): Promise<string[]> => {
      const notes: Note[] = await (await request.get(`${path}/notepad`, { headers })).json()
      return notes.map(({ type, reference, color }) => `${type} ${reference.split('/')[1]} ${color}`)
    },
    pin: async (type: Note['type'], key: string, color: Note['color']) => {
      const data = { type, reference: `${card.id}/${key}`, color }
      expect((await request.post(`${path}/note`, { headers, data })).status()).toBe(201)
    },
  }
}

async function whoAnswered(request: ApiRequest, electionId: number, candidates: readonly CandidateCard[]): Promise<Candidate> {
  for (const { id } of candidates) {
    const answers: unknown[] = await (await request.get(`/api/election/${electionId}/response/${id}`)).json()
    const candidate: Candidate = await (await request.get(`/api/election/${electionId}/candidate/${id}`)).json()
    if (answers.length > 0 && candidate.partyId && candidate.mainGoals && candidate.place && candidate.occupation) return candidate
  }
  throw new Error('no candidate has answered')
}

const pinOf = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const colorIn = (page: Page, name: string) => page.getByRole('group', { name: / merken$/ }).getByRole('button', { name, exact: true })
const markOf = (place: Locator) => place.locator('[data-pin]')

async function choose(page: Page, fact: string | RegExp, color: string): Promise<void> {
  await pinOf(page, fact).click()
  await colorIn(page, color).click()
}

test('a fact is pinned in a colour, changes it at once, and is unpinned after a question [NOTE-1, NOTE-2, NOTE-3, ENTITY-9, SCREEN-21]', async ({
  page,
  request,
  voter,
}) => {
  const { address, pins } = await prepareNotes(request, voter)
  await page.goto(address)
  await choose(page, 'Beruf, kein Pin', 'Gut')
  await expect(pinOf(page, 'Beruf, Pin Gut')).toBeFocused()
  await expect.poll(pins).toEqual(['occupation occupation good'])
  await expect(page.getByRole('tab', { name: 'Notizen 1' })).toBeVisible()

  await choose(page, 'Beruf, Pin Gut', 'Schlecht')
  await expect(pinOf(page, 'Beruf, Pin Schlecht')).toBeVisible()
  await expect.poll(pins).toEqual(['occupation occupation bad'])

  await pinOf(page, 'Beruf, Pin Schlecht').click()
  for (const [color, word] of [
    ['good', 'Gut'],
    ['neutral', 'Neutral'],
    ['bad', 'Schlecht'],
  ] as const) {
    await expect(colorIn(page, word)).toHaveAttribute('aria-pressed', String(color === 'bad'))
    await expect(markOf(colorIn(page, word))).toHaveCSS('background-color', HEXES[color])
    await expect(markOf(colorIn(page, word))).toHaveCSS('border-top-color', 'rgb(16, 34, 42)')
  }
  await colorIn(page, 'Schlecht').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Beruf ist als «Schlecht» gemerkt.')
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(pinOf(page, 'Beruf, Pin Schlecht')).toBeFocused()
  expect(await pins()).toEqual(['occupation occupation bad'])

  await choose(page, 'Beruf, Pin Schlecht', 'Schlecht')
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect(pinOf(page, 'Beruf, kein Pin')).toBeFocused()
  await expect.poll(pins).toEqual([])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(pinOf(page, 'Beruf, Pin Schlecht')).toBeVisible()
  await expect.poll(pins).toEqual(['occupation occupation bad'])
})

test('every fact with a note type has a pin, and so has an answer [ENTITY-8, NOTE-3]', async ({ page, request, voter }) => {
  const { address, card, pins } = await prepareNotes(request, voter)
  await page.goto(address)
  const facts = ['Jahrgang', 'Partei', 'Liste', 'Beruf', 'Amt', 'Wohnort', 'Wichtigste Ziele', 'Motivation', 'Ausbildung', 'Hobbys']
  if (card.campaignBudget !== null) facts.push('Wahlkampfbudget')
  if (card.vestedInterests.length > 0) facts.push('Interessenbindungen')
  for (const fact of facts) await choose(page, `${fact}, kein Pin`, 'Neutral')
  await expect.poll(async () => (await pins()).length).toBe(facts.length)
  await expect(page.getByRole('button', { name: /^(Vorname|Alter|Übereinstimmung|Listenplatz), / })).toHaveCount(0)

  await page.getByRole('tab', { name: 'Antworten' }).click()
  const answer = page
    .getByRole('tabpanel')
    .getByRole('button', { name: /\?, kein Pin$/ })
    .first()
  const label = (await answer.getAttribute('aria-label'))?.replace(', kein Pin', '') ?? ''
  await answer.click()
  await colorIn(page, 'Gut').click()
  await expect(pinOf(page, `${label}, Pin Gut`)).toBeVisible()
  await expect.poll(async () => (await pins()).at(-1)).toMatch(/^candidate_response \d+ good$/)
})

test('the switch hides every pin and is stored [NOTE-1]', async ({ page, request, voter }) => {
  const { address, pin } = await prepareNotes(request, voter)
  await pin('occupation', 'occupation', 'good')
  await page.goto(address)
  const control = page.getByRole('checkbox', { name: 'Pins' })
  await expect(pinOf(page, 'Beruf, Pin Gut')).toBeVisible()
  await control.click()
  await expect(page.getByRole('button', { name: /, (kein )?Pin/ })).toHaveCount(0)
  await page.reload()
  await expect(control).not.toBeChecked()
  await expect(page.getByRole('button', { name: /, (kein )?Pin/ })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Notizen' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Gut')
  await page.getByRole('tab', { name: 'Profil' }).click()
  await control.click()
  await expect(pinOf(page, 'Beruf, Pin Gut')).toBeVisible()
})

test('the notes are grouped by colour with their facts, link to the fact and are deleted after a question [SCREEN-10, SCREEN-21, NOTE-2]', async ({
  page,
  request,
  voter,
}) => {
  const { address, card, pin, pins } = await prepareNotes(request, voter)
  await page.goto(address)
  await page.getByRole('tab', { name: 'Notizen' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText('Noch nichts gemerkt')
  await panel.getByRole('button', { name: 'Zum Profil' }).click()
  await expect(page.getByRole('tab', { name: 'Profil' })).toHaveAttribute('aria-selected', 'true')

  await pin('occupation', 'occupation', 'good')
  await pin('city', 'place', 'good')
  await pin('candidate_profile', 'mainGoals', 'bad')
  await pin('candidate_news', 'a-1', 'neutral')
  await page.reload()
  await page.getByRole('tab', { name: 'Notizen 4' }).click()
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(['Gut2', 'Neutral1', 'Schlecht1'])
  await expect(panel.getByRole('listitem').first()).toContainText(card.occupation ?? '')
  await expect(panel.getByRole('listitem').filter({ hasText: 'News' })).toContainText('Diese Angabe gibt es nicht mehr.')
  await expect(panel.getByRole('listitem').last()).toContainText(card.mainGoals ?? '')

  await panel.getByRole('button', { name: 'Wichtigste Ziele', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Profil' })).toHaveAttribute('aria-selected', 'true')
  const place = page.locator('[data-fact$="/mainGoals"]')
  await expect(place).toBeFocused()
  await expect(place).toBeInViewport()

  await page.getByRole('tab', { name: 'Notizen' }).click()
  await panel.getByRole('button', { name: 'Pin löschen: Wohnort' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(['Gut1', 'Neutral1', 'Schlecht1'])
  await expect.poll(async () => (await pins()).length).toBe(3)
  expect(await page.evaluate(() => document.activeElement?.closest('[role="tabpanel"]') !== null)).toBe(true)
})

test('pins are set by keyboard alone [NOTE-3]', async ({ page, request, voter }) => {
  const { address, pins } = await prepareNotes(request, voter)
  await page.goto(address)
  await expect(pinOf(page, 'Wohnort, kein Pin')).toBeEnabled()
  await pinOf(page, 'Wohnort, kein Pin').focus()
  await page.keyboard.press('Enter')
  await expect(colorIn(page, 'Gut')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(pinOf(page, 'Wohnort, Pin Neutral')).toBeFocused()
  await expect.poll(pins).toEqual(['city place neutral'])
  await page.keyboard.press('Enter')
  await expect(colorIn(page, 'Neutral')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pinOf(page, 'Wohnort, Pin Neutral')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(colorIn(page, 'Neutral')).toBeFocused()
  // Closed and opened again before the browser fires the event, as a fast user does.
  await page.locator('[popover]:popover-open').evaluate((choices: HTMLElement) => {
    choices.hidePopover()
    choices.showPopover()
  })
  await expect(colorIn(page, 'Neutral')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pinOf(page, 'Wohnort, Pin Neutral')).toBeFocused()
})

test('an error is shown if a pin cannot be saved, and the former pin stays [NOTE-3]', async ({ page, request, voter }) => {
  const { address, pin, pins } = await prepareNotes(request, voter)
  await pin('occupation', 'occupation', 'good')
  await page.goto(address)
  await expect(pinOf(page, 'Beruf, Pin Gut')).toBeVisible()
  const mend = await failSaving(page, /\/candidate\/\d+\/note(\/|$)/)
  await choose(page, 'Beruf, Pin Gut', 'Schlecht')
  await expect(page.getByRole('status').getByText('Nicht gespeichert.')).toBeVisible()
  await expect(pinOf(page, 'Beruf, Pin Gut')).toBeVisible()
  await choose(page, 'Wohnort, kein Pin', 'Gut')
  await expect(pinOf(page, 'Wohnort, kein Pin')).toBeVisible()
  await page.getByRole('tab', { name: 'Notizen' }).click()
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(['Gut1'])
  await mend()
  await page.getByRole('tab', { name: 'Profil' }).click()
  await choose(page, 'Wohnort, kein Pin', 'Gut')
  await expect.poll(pins).toEqual(['occupation occupation good', 'city place good'])
})

test('a pin that another device removed meanwhile disappears without an error, and ten quick choices end with the last [API-14]', {
  tags: ['slow'],
}, async ({ page, request, voter }) => {
  const { address, pin, pins, notes, card } = await prepareNotes(request, voter)
  await pin('occupation', 'occupation', 'good')
  await page.goto(address)
  await expect(pinOf(page, 'Beruf, Pin Gut')).toBeVisible()
  const headers = { Authorization: `Bearer ${voter.token}` }
  for (const { id } of await notes()) await request.delete(`/api/user/${voter.id}/candidate/${card.id}/note/${id}`, { headers })
  await choose(page, 'Beruf, Pin Gut', 'Gut')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(pinOf(page, 'Beruf, kein Pin')).toBeVisible()
  await expect(page.getByText('Nicht gespeichert')).toHaveCount(0)

  const words = ['Gut', 'Neutral', 'Schlecht']
  for (let step = 0; step < 10; step += 1) await choose(page, /^Beruf, /, words[step % 3] ?? '')
  await expect(pinOf(page, 'Beruf, Pin Gut')).toBeVisible()
  await expect.poll(pins).toEqual(['occupation occupation good'])
})

test('notes on a person who no longer exists stay, and can be deleted [NOTE-3]', async ({ page, request, voter }) => {
  const { address, pin, notes } = await prepareNotes(request, voter)
  await pin('occupation', 'occupation', 'good')
  const unknown = { status: 404, contentType: 'application/problem+json', json: { status: 404, code: 'candidate_not_found', title: '' } }
  await page.route(/\/api\/election\/\d+\/candidate\/\d+\?/, (route) => route.fulfill(unknown))
  await page.goto(address)
  await expect(page.getByText('Diese Kandidatur gibt es in dieser Wahl nicht.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Deine Notizen zu dieser Person' })).toBeVisible()
  await page.getByRole('button', { name: 'Pin löschen: Beruf' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('heading', { name: 'Deine Notizen zu dieser Person' })).toHaveCount(0)
  await expect.poll(notes).toEqual([])
})

test('notes that cannot be loaded show an error and can be loaded again [SCREEN-21]', async ({ page, request, voter }) => {
  const { address, pin } = await prepareNotes(request, voter)
  await pin('occupation', 'occupation', 'good')
  await page.route(/\/notepad$/, (route) => route.fulfill({ status: 400, json: { status: 400, code: 'bad_request', title: '' } }))
  await page.goto(address)
  await expect(page.getByRole('alert').getByRole('button', { name: 'Nochmals versuchen' })).toBeVisible()
  await expect(pinOf(page, 'Beruf, kein Pin')).toBeDisabled()
  await page.unroute(/\/notepad$/)
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(pinOf(page, 'Beruf, Pin Gut')).toBeVisible()
})
