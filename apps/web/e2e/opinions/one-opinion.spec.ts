import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Election, Question, Response } from '@plenara/contract'
import { SCALE_VALUES } from '@plenara/contract/constants'
import { LOCAL_SESSION } from '../../src/data/session/account-type.ts'
import { deviceRequest } from '../support/device-request.ts'
import { enterAsGuest, skipTutorials } from '../support/guest.ts'
import { expect, test } from '../support/voter.ts'

interface Account {
  readonly request: APIRequestContext
  readonly id: number
  readonly token: string
}

const place = ({ id }: Account, election: Election) => `/api/user/${id}/election/${election.id}`
const headersOf = ({ token }: Account) => ({ Authorization: `Bearer ${token}` })

async function electionsOf(account: Account) {
  const all: Election[] = await (await account.request.get(`/api/user/${account.id}/election`, { headers: headersOf(account) })).json()
  const coming = (council: Election['council']) => all.find((one) => one.council === council && !one.resultsPublic) as Election
  return { national: coming('national-council'), states: coming('council-of-states'), cantonal: coming('cantonal-parliament') }
}

async function shortOf({ request }: Account, election: Election): Promise<Question[]> {
  const all: Question[] = await (await request.get(`/api/election/${election.id}/question?lang=de`)).json()
  return all.filter(({ isShort }) => isShort)
}

async function responsesOf(account: Account, election: Election): Promise<Response[]> {
  return (await account.request.get(`${place(account, election)}/response`, { headers: headersOf(account) })).json()
}

/** Answers the short questions of the National Council by the API; nothing of it is celebrated. */
async function answerNational(account: Account, national: Election): Promise<void> {
  const headers = headersOf(account)
  for (const { id, type } of await shortOf(account, national)) {
    const answered = await account.request.put(`${place(account, national)}/response/${id}?lang=de`, {
      headers,
      data: { value: SCALE_VALUES[type][0] },
    })
    expect(answered.status()).toBe(200)
  }
}

async function celebrate(account: Account, elections: readonly Election[]): Promise<void> {
  for (const election of elections) {
    const data = { key: 'achievement.profile', data: { state: 'c' } }
    await account.request.put(`${place(account, election)}/progression`, { headers: headersOf(account), data })
  }
}

async function openQuestions(page: Page, { name, electionDate }: Election): Promise<void> {
  await page.goto('/election')
  const overview = page.getByRole('region', { name: 'Deine Wahlen im Überblick' })
  const label = name.includes(electionDate.slice(0, 4)) ? name : `${name} ${electionDate.slice(0, 4)}`
  await overview.getByRole('button', { name: new RegExp(label) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goto('/profile/questions/short')
}

/** From an answer to the next question, past the interim result, or to the end. The interim result has a heading before it has its link. */
async function goOn(page: Page, end: Locator): Promise<void> {
  const link = page.getByRole('link', { name: /^Genauer machen/ })
  await expect(async () => {
    if (await link.isVisible()) await link.click()
    if (await end.isVisible()) return
    const text = (await page.getByRole('heading', { level: 2 }).first().textContent({ timeout: 1_000 })) ?? ''
    await expect(page.getByRole('group', { name: text, exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
}

/** From the National Council over the Council of States to the parliament of the canton. */
async function crossElections(page: Page, account: Account): Promise<void> {
  const { national, states, cantonal } = await electionsOf(account)
  await answerNational(account, national)
  await celebrate(account, [national, states, cantonal])
  const end = page.getByRole('heading', { level: 1, name: /^Am stärksten bei / })

  // The same questions: nothing is asked, and who fits is known.
  await openQuestions(page, states)
  await expect(end).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Kandidierende bewerten' })).toBeVisible()

  // A part of them: what is known is said once, and only the rest is asked.
  const asked = await shortOf(account, cantonal)
  const known = new Set((await responsesOf(account, cantonal)).map(({ questionId }) => questionId))
  const unknown = asked.filter(({ id }) => !known.has(id))
  expect([unknown.length, asked.length - unknown.length]).toEqual([3, 14])
  await openQuestions(page, cantonal)
  const sheet = page.getByRole('dialog', { name: /deiner Antworten gelten auch hier$/ })
  await expect(sheet).toContainText(/noch 3 Fragen/)
  await sheet.getByRole('button', { name: 'Weiter' }).click()
  const question = page.getByRole('heading', { level: 2 }).first()
  const texts: string[] = []
  for (let answered = 0; answered < unknown.length; answered++) {
    const text = (await question.textContent()) ?? ''
    texts.push(text)
    await page.getByRole('group', { name: text, exact: true }).getByRole('radio').nth(1).locator('..').click()
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(text)
    await goOn(page, end)
  }
  expect(texts.toSorted()).toEqual(unknown.map(({ text }) => text).toSorted())
  await expect(end).toBeVisible()

  // Back where the answers come from nothing is open, and each answer says where it counts.
  await page.goto('/profile')
  await page.getByText(/^Alle \d+ Antworten ansehen$/).click()
  const shared = page.getByText(
    new RegExp(`^Zählt für: .*${national.name}.*${cantonal.name}|^Zählt für: .*${cantonal.name}.*${national.name}`),
  )
  await expect(shared).toHaveCount(14)
  const answers = await responsesOf(account, cantonal)
  expect(answers.filter(({ from }) => from === national.id)).toHaveLength(14)
}

test.describe.configure({ timeout: 120_000 })

// Fails when an election asks what another has asked, or forgets what it took over.
test('answers to the National Council count in the next elections, which ask only the rest', { tag: '@core' }, async ({
  page,
  request,
  voter,
}) => {
  await crossElections(page, { ...voter, request })
})

// Fails when the questions of a guest do not know their kin (`sameIds` in contract/src/entities/question.ts).
test('the same for a guest, whose questions come by public calls', async ({ page }) => {
  await enterAsGuest(page)
  await skipTutorials(page)
  const account = { request: deviceRequest(page), id: LOCAL_SESSION.userId, token: LOCAL_SESSION.token }
  const data = { cantonId: 6, constituencyId: 45 }
  expect((await account.request.patch(`/api/user/${account.id}`, { headers: headersOf(account), data })).status()).toBe(200)
  await crossElections(page, account)
})
