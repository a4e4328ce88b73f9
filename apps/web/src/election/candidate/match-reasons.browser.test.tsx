import type { MatchContributions, MatchPercent } from '@plenara/contract'
import { prepareRating } from '../../screen-test/rating.ts'
import { expect, type Locator, test, type Voter } from '../../screen-test/screen-test.ts'

/** Doubles the weight of some answers and halves that of others, so that weights show. */
async function weigh(request: Parameters<typeof prepareRating>[0], voter: Voter, eid: number): Promise<void> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const base = `/api/user/${voter.id}/election/${eid}/response`
  const responses: { questionId: number; value: number }[] = await (await request.get(base, { headers })).json()
  for (const [index, { questionId, value }] of responses.entries()) {
    const weight = ([0.5, 1, 2] as const)[index % 3]
    await request.put(`${base}/${questionId}`, { headers, data: { value, weight } })
  }
}

/** The two numbers of every "50 von 200 Punkten". */
async function pointsIn(texts: Locator): Promise<(readonly [number, number])[]> {
  const all = await texts.allTextContents()
  return all.flatMap((text) => {
    const [, points, possible] = /([\d’'.]+) von ([\d’'.]+) Punkten/.exec(text) ?? []
    return points && possible ? [[Number(points.replace(/[’']/g, '')), Number(possible.replace(/[’']/g, ''))] as const] : []
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('for every candidate the points of the questions add up to the shown percent [MATCH-10]', async ({ request, voter }) => {
  const { candidates, election } = await prepareRating(request, voter)
  await weigh(request, voter, election.id)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const base = `/api/user/${voter.id}/election/${election.id}/match-percent`
  const percents: MatchPercent[] = await (await request.get(base, { headers })).json()
  expect(percents).toHaveLength(candidates.length)
  for (const { candidateId, value, shared } of percents) {
    const reasons: MatchContributions = await (await request.get(`${base}/${candidateId}`, { headers })).json()
    const points = sum(reasons.questions.map((question) => question.points))
    const possible = sum(reasons.questions.map((question) => question.possible))
    expect([points, possible, reasons.shared], `candidate ${candidateId}`).toEqual([reasons.points, reasons.possible, shared])
    expect(reasons.value, `candidate ${candidateId}`).toBe(value)
    if (value !== null) expect(Math.abs((100 * points) / possible - value), `candidate ${candidateId}`).toBeLessThanOrEqual(0.05 + 1e-9)
  }
  expect(percents.filter(({ value }) => value !== null).length).toBeGreaterThan(50)
})

test('the page explains the match: points that add up, near ties, topics, and what another answer would change [SCREEN-10]', async ({
  page,
  request,
  voter,
}) => {
  const { election } = await prepareRating(request, voter)
  await weigh(request, voter, election.id)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const base = `/api/user/${voter.id}/election/${election.id}`
  const percents: MatchPercent[] = await (await request.get(`${base}/match-percent`, { headers })).json()
  const { candidateId, value } = percents[2]!
  await page.goto(`/election/${election.id}/candidate/${candidateId}`)
  await page.getByRole('button', { name: 'Warum diese Zahl?' }).click()
  await expect(page.getByRole('tab', { name: 'Antworten' })).toBeFocused()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('heading', { name: 'Warum diese Übereinstimmung' })).toBeVisible()
  await expect(panel.getByText(/^Rang \d/)).toBeVisible()

  const [[total, possible] = [0, 0]] = await pointsIn(panel.locator('section > p'))
  const parts = await pointsIn(panel.getByRole('listitem'))
  expect([sum(parts.map(([points]) => points)), sum(parts.map(([, most]) => most))]).toEqual([total, possible])
  expect(Math.abs((100 * total) / possible - (value ?? 0))).toBeLessThanOrEqual(0.05 + 1e-9)
  await expect(panel.locator('section > p').first()).toContainText(`= ${value}`)

  await panel.getByText('Nach Themen').click()
  await expect(panel.getByText(/aus \d+ Antworten/).first()).toBeVisible()

  const first = panel.getByRole('listitem').first()
  await expect(first).toContainText('Verschieden')
  await first.getByText('Was wäre, wenn?').click()
  await expect(first.getByRole('status')).toHaveText(new RegExp(`^Es bleibt bei ${value}.%\\.$`))
  const answers = first.getByRole('group', { name: 'Deine Antwort wäre' })
  const options = await answers.getByRole('radio').count()
  await answers
    .getByRole('radio')
    .nth(options - 1)
    .check()
  await expect(first.getByRole('status')).toHaveText(/^Dann wären es [\d.]+.% statt [\d.]+.%: [\d.]+ mehr\.$/)
  const before = await (await request.get(`${base}/response`, { headers })).json()
  await first.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(first.getByRole('status')).toContainText('Es bleibt bei')
  expect(await (await request.get(`${base}/response`, { headers })).json<object>()).toEqual(before)
  await first.getByRole('link', { name: 'So übernehmen' }).click()
  await expect(page).toHaveURL(/profile\/questions\/all\?question=\d+$/)
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
})

test('the percent of a tried answer equals that of the ranking once the answer is saved [MATCH-10]', async ({ page, request, voter }) => {
  const { election } = await prepareRating(request, voter)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const base = `/api/user/${voter.id}/election/${election.id}`
  const percents: MatchPercent[] = await (await request.get(`${base}/match-percent`, { headers })).json()
  const candidateId = percents[0]!.candidateId
  await page.goto(`/election/${election.id}/candidate/${candidateId}?tab=answers`)
  const first = page.getByRole('tabpanel').getByRole('listitem').first()
  await first.getByText('Was wäre, wenn?').click()
  await first.getByRole('group', { name: 'Wichtigkeit der Frage' }).getByRole('radio', { name: 'Mehr' }).check()
  const shown = /Dann wären es ([\d.]+)/.exec((await first.getByRole('status').textContent()) ?? '')?.[1]
  const question = await first.getByRole('heading').textContent()
  const questions: { id: number; text: string }[] = await (await request.get(`/api/election/${election.id}/question`)).json()
  const id = questions.find(({ text }) => text === question)?.id
  const responses: { questionId: number; value: number }[] = await (await request.get(`${base}/response`, { headers })).json()
  const response = responses.find(({ questionId }) => questionId === id)
  await request.put(`${base}/response/${id}`, { headers, data: { value: response?.value, weight: 2 } })
  const after: MatchPercent[] = await (await request.get(`${base}/match-percent`, { headers })).json()
  expect(Number(shown)).toBe(after.find((percent) => percent.candidateId === candidateId)?.value)
})
