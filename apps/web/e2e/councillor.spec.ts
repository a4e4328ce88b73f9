import type { APIRequestContext, Page } from '@playwright/test'
import type { Article, Councillor, CouncillorCard, CouncillorVoteCard, Note, ParliamentaryGroup, SaidAndVoted } from '@plenara/contract'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test, type Voter } from './support/voter.ts'

interface Paged<Item> {
  readonly items: Item[]
  readonly total: number
}

const read = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> => (await request.get(`/api${path}`)).json()
const nameOf = ({ firstName, lastName }: CouncillorCard) => `${firstName} ${lastName}`

async function members(request: APIRequestContext): Promise<CouncillorCard[]> {
  return (await read<ParliamentaryGroup[]>(request, '/parliamentary-group')).flatMap((group) => group.members)
}

/** The first member of the parliament of whom something is known. */
async function memberWith<Known>(request: APIRequestContext, path: string, fits: (known: Known) => boolean) {
  for (const member of await members(request)) {
    const known = await read<Known>(request, `/councillor/${member.id}/${path}`)
    if (fits(known)) return { member, known }
  }
  throw new Error(`nobody has ${path}`)
}

async function decide(request: APIRequestContext, voter: Voter, vote: { readonly id: number }, decision: 'yes' | 'no') {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const data = { parliamentVoteId: vote.id, decision }
  expect((await request.put(`/api/user/${voter.id}/vote`, { headers, data })).status()).toBe(200)
}

const panel = (page: Page) => page.getByRole('tabpanel')
const announcer = (page: Page) => page.locator('#announcer')

async function expectNoSidewaysScroll(page: Page) {
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
]) {
  test(`a visitor without login reads who somebody is and how they voted, ${viewport.width} px wide [ROUTE-31, SCREEN-18, SCREEN-21]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport)
    const [member] = await members(request)
    if (!member) throw new Error('no member')
    const person = await read<Councillor>(request, `/councillor/${member.id}`)
    await page.goto(`/councillor/${member.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(member))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('tab')).toHaveText(['Profil', 'Abstimmungen', 'News', 'Notizen'])
    for (const fact of [person.occupation, person.group?.name, person.party?.name, person.birthYear]) {
      await expect(panel(page).getByText(String(fact), { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: /Pin/ })).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: 'Pins' })).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('tab', { name: 'Abstimmungen' }).click()
    await expect(page).toHaveURL(/tab=votes/)
    await expect(panel(page).getByRole('article').first()).toContainText(`${member.firstName} hat so gestimmt`)
    await expect(panel(page).getByText('Melde dich an und sag zu Abstimmungen')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('tab', { name: 'News' }).click()
    await expect(
      panel(page)
        .getByText(/Artikel|keine News bekannt/)
        .first(),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)

    await page.getByRole('tab', { name: 'Notizen' }).click()
    const login = panel(page).getByRole('link', { name: 'Anmelden' })
    await expect(login).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(`/councillor/${member.id}?tab=notes`)}`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('the votes of a person narrow by search, decision, topic and days, and come 20 at a time [API-21, VALID-11, SCREEN-18]', async ({
  page,
  request,
}) => {
  const { member, known } = await memberWith<Paged<CouncillorVoteCard>>(request, 'vote', ({ total }) => total > 45)
  await page.goto(`/councillor/${member.id}?tab=votes`)
  const rows = panel(page).getByRole('article')
  await expect(rows).toHaveCount(20)
  await panel(page)
    .getByRole('button', { name: `Mehr laden (20 von ${known.total})` })
    .click()
  await expect(rows).toHaveCount(40)
  await expect(rows.nth(20).getByRole('link')).toBeFocused()

  await panel(page).getByText('Filter', { exact: true }).click()
  await panel(page).getByRole('checkbox', { name: 'Nein', exact: true }).click()
  await expect(page).toHaveURL(/decisions=no/)
  const no = await read<Paged<unknown>>(request, `/councillor/${member.id}/vote?decisions=no`)
  await expect(
    panel(page)
      .getByRole('status')
      .filter({ hasText: String(no.total) }),
  ).toBeVisible()
  for (const row of await rows.all()) await expect(row.locator('p', { hasText: 'hat so gestimmt' })).toContainText('Nein')
  await expectAccessible(page)
  await page.reload()
  await expect(panel(page).getByText('Filter, 1 aktiv')).toBeVisible()
  await expect(
    panel(page)
      .getByRole('status')
      .filter({ hasText: String(no.total) }),
  ).toBeVisible()

  await panel(page).getByText('Filter, 1 aktiv').click()
  await panel(page).getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(page).not.toHaveURL(/decisions/)
  const word = known.items[0]?.title.split(' ')[0] ?? ''
  await panel(page).getByRole('searchbox').fill(word)
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(word)}`))
  await expect(rows.first()).toContainText(word)
  await panel(page).getByRole('searchbox').fill('gibtesnirgends')
  await expect(panel(page).getByText('Mit diesen Filtern sind keine Abstimmungen zu finden.')).toBeVisible()
  await panel(page).getByRole('searchbox').fill('')
  await panel(page)
    .getByRole('checkbox', { name: /Volksabstimmungen/ })
    .click()
  await expect(panel(page).getByText('Volksabstimmungen sind geheim.')).toBeVisible()
  await page.goto(`/councillor/${member.id}?tab=votes&from=2026-01-01&to=2026-06-30&sort=oldest`)
  const days = await read<Paged<CouncillorVoteCard>>(request, `/councillor/${member.id}/vote?from=2026-01-01&to=2026-06-30&sort=oldest`)
  await expect(rows.first()).toContainText(days.items[0]?.title ?? '')
})

test('how often both voted the same stands with what is not counted and how it is counted [ENTITY-17, API-25]', async ({
  page,
  request,
  voter,
}) => {
  const { member, known } = await memberWith<Paged<CouncillorVoteCard>>(request, 'vote', ({ items }) => {
    const clear = items.filter(({ decision }) => decision === 'yes' || decision === 'no')
    return clear.length >= 12 && items.some(({ decision }) => decision === 'absent')
  })
  const clear = known.items.filter(({ decision }) => decision === 'yes' || decision === 'no')
  const absent = known.items.find(({ decision }) => decision === 'absent')
  const opposite = { yes: 'no', no: 'yes' } as const
  for (const [index, vote] of clear.slice(0, 9).entries()) {
    const said = vote.decision as 'yes' | 'no'
    await decide(request, voter, vote, index < 3 ? opposite[said] : said)
  }
  if (absent) await decide(request, voter, absent, 'yes')
  await page.goto(`/councillor/${member.id}?tab=votes`)
  const summary = panel(page).getByRole('region', { name: 'Wer stimmt wie ich?' })
  await expect(summary).toContainText('Gleich wie ich: 6 von 9')
  await expect(summary).toContainText('Noch 1 gemeinsame Abstimmung bis zum Prozentwert.')
  await expect(summary).toContainText('Nicht gezählt: 1 Abwesenheit.')
  await expect(panel(page).getByText('anders als du')).toHaveCount(3)
  await expect(panel(page).getByText('gleich wie du')).toHaveCount(6)

  const tenth = clear[9]
  if (tenth) await decide(request, voter, tenth, tenth.decision as 'yes' | 'no')
  await page.reload()
  await expect(summary).toContainText('Gleich wie ich: 7 von 10')
  await expect(summary).toContainText('70 % Übereinstimmung')
  await summary.getByText('So wird gezählt').click()
  await expect(summary).toContainText('Sie zählen weder als gleich noch als verschieden.')
  await expectAccessible(page)
  await summary.getByRole('link', { name: 'Alle im Vergleich' }).click()
  await expect(page).toHaveURL(/\/councillor-agreement$/)
})

test('said and voted stand side by side in neutral words, and nothing where no candidacy is certain [SCREEN-18]', async ({
  page,
  request,
}) => {
  const { member, known } = await memberWith<SaidAndVoted>(request, 'said-and-voted', ({ entries }) => entries.length > 0)
  await page.goto(`/councillor/${member.id}?tab=votes`)
  await expect(panel(page).getByRole('heading', { name: 'Gesagt und gestimmt' })).toBeVisible()
  await panel(page)
    .getByText(/^\d+ Vergleiche?$/)
    .click()
  const entry = known.entries[0]
  await expect(
    panel(page)
      .getByRole('heading', { name: entry?.question.text ?? '' })
      .first(),
  ).toBeVisible()
  await expect(panel(page).getByText(/Antwort vor der Wahl vom/)).toHaveCount(known.entries.length)
  await expectAccessible(page)

  const other = await memberWith<SaidAndVoted>(request, 'said-and-voted', ({ entries }) => entries.length === 0)
  await page.goto(`/councillor/${other.member.id}?tab=votes`)
  await expect(panel(page).getByRole('article').first()).toBeVisible()
  await expect(panel(page).getByRole('heading', { name: 'Gesagt und gestimmt' })).toHaveCount(0)
})

test('news that name a person narrow by all filters and open outside; without any, the tab says which of the two [API-22, SCREEN-20]', async ({
  page,
  request,
}) => {
  const { member, known } = await memberWith<Paged<Article>>(
    request,
    'article',
    ({ items }) => items.some(({ premium }) => premium) && items.some(({ premium }) => !premium),
  )
  await page.goto(`/councillor/${member.id}?tab=news`)
  const articles = panel(page).getByRole('article')
  await expect(articles).toHaveCount(known.total)
  const first = known.items[0]
  await expect(articles.first()).toContainText(first?.outletName ?? '')
  await expect(articles.first().getByRole('link')).toHaveAttribute('target', '_blank')
  await expect(articles.first().getByRole('link')).toHaveAttribute('href', first?.url ?? '')
  await expect(panel(page).getByText('Nur mit Abo')).toHaveCount(known.items.filter(({ premium }) => premium).length)

  await panel(page).getByText('Filter', { exact: true }).click()
  await panel(page).getByRole('checkbox', { name: 'Nur ohne Abo lesbare' }).check()
  await expect(articles).toHaveCount(known.items.filter(({ premium }) => !premium).length)
  await expect(page).toHaveURL(/newsFree=true/)
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(articles).toHaveCount(known.total)

  const outlet = first?.outletName ?? ''
  await panel(page).getByRole('checkbox', { name: outlet }).click()
  await expect(articles).toHaveCount(known.items.filter(({ outletName }) => outletName === outlet).length)
  await panel(page).getByRole('button', { name: 'Zurücksetzen' }).click()
  await panel(page).getByLabel('Sprache').selectOption('de')
  await expect(page).toHaveURL(/newsLanguage=de/)
  await panel(page).getByLabel('Von').fill('2030-01-01')
  await expect(panel(page).getByText('Mit diesen Filtern sind keine News zu finden.')).toBeVisible()

  const quiet = await memberWith<Paged<Article>>(request, 'article', ({ total }) => total === 0)
  await page.goto(`/councillor/${quiet.member.id}?tab=news`)
  await expect(panel(page).getByText(`Zu ${nameOf(quiet.member)} sind keine News bekannt.`)).toBeVisible()
  await expect(panel(page).getByRole('searchbox')).toHaveCount(0)
  await expectAccessible(page)
})

test('facts of a councillor are pinned on a notepad of their own, and a pin goes after a question [NOTE-4, NOTE-2, ENTITY-8, API-15]', async ({
  page,
  request,
  voter,
}) => {
  const { member } = await memberWith<unknown>(request, 'vote', () => true)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const notes = async (kind: 'councillor' | 'candidate'): Promise<Note[]> => {
    const answer = await request.get(`/api/user/${voter.id}/${kind}/${member.id}/notepad`, { headers })
    return answer.ok() ? answer.json() : []
  }
  const pins = async () => (await notes('councillor')).map(({ type, reference, color }) => `${type} ${reference} ${color}`)
  const colorIn = (word: string) => page.getByRole('group', { name: / merken$/ }).getByRole('button', { name: word, exact: true })
  await page.goto(`/councillor/${member.id}`)
  await page.getByRole('button', { name: 'Beruf, kein Pin' }).click()
  await colorIn('Gut').click()
  await expect(page.getByRole('button', { name: 'Beruf, Pin Gut' })).toBeFocused()
  await expect.poll(pins).toEqual([`occupation ${member.id}/occupation good`])
  expect(await notes('candidate')).toEqual([])
  await page.getByRole('button', { name: 'Beruf, Pin Gut' }).click()
  await colorIn('Schlecht').click()
  await expect.poll(pins).toEqual([`occupation ${member.id}/occupation bad`])
  await page.getByRole('button', { name: 'Partei, kein Pin' }).click()
  await colorIn('Neutral').click()
  await expect(page.getByRole('button', { name: /^Alter, / })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Notizen 2' }).click()
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(['Neutral1', 'Schlecht1'])
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Beruf', exact: true }).click()
  await expect(page.locator('[data-fact$="/occupation"]')).toBeFocused()
  await page.getByRole('tab', { name: 'Notizen' }).click()
  await panel(page).getByRole('button', { name: 'Pin löschen: Beruf' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Beruf ist als «Schlecht» gemerkt.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect.poll(pins).toEqual([`candidate_profile ${member.id}/party neutral`])
})

test('a federal councillor has department, office and news, and the line on collegiality instead of votes [ROUTE-32, API-22]', async ({
  page,
  request,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  const all = await read<Councillor[]>(request, '/federal-councillor')
  const counts = await Promise.all(all.map(({ id }) => read<Paged<Article>>(request, `/federal-councillor/${id}/article`)))
  const place = counts.findIndex(({ total }) => total > 0)
  const person = all[place]
  await page.goto(`/federal-councillor/${person?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(person!))
  await expect(page.getByRole('tab')).toHaveText(['Profil', 'News', 'Notizen'])
  await expect(panel(page)).toContainText('Der Bundesrat entscheidet als Kollegium')
  await expect(
    panel(page)
      .getByText(/departement/i)
      .last(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Im Amt seit, kein Pin' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'News' }).click()
  await expect(panel(page).getByRole('article')).toHaveCount(Math.min(20, counts[place]?.total ?? 0))
  await expectAccessible(page)
})

test('a judge stands with division and office, neutral and without votes [ROUTE-33]', async ({ page, request }) => {
  const [judge] = await read<Councillor[]>(request, '/judge')
  await page.goto(`/judge/${judge?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(judge!))
  await expect(page.getByRole('tab')).toHaveText(['Profil', 'Notizen'])
  await expect(panel(page)).toContainText('in ihren Urteilen unabhängig')
  await expect(panel(page).getByText('Im Amt seit')).toBeVisible()
  await expect(page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })).not.toContainText('Partei')
  await expectAccessible(page)
})

test('a member of a cantonal council stands with what is known, and what is missing says so [ROUTE-34]', async ({ page, request }) => {
  const [council] = await read<{ id: number }[]>(request, '/canton/6/council')
  const { members: people } = await read<{ members: CouncillorCard[] }>(request, `/cantonal-council/${council?.id}`)
  await page.goto(`/cantonal-councillor/${people[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(people[0]!))
  await expect(panel(page).getByText('Grosser Rat').first()).toBeVisible()
  await expect(panel(page).getByText('Keine Angabe')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Abstimmungen' }).click()
  await expect(panel(page).getByText('Zu dieser Person sind keine Abstimmungen bekannt.')).toBeVisible()
})

test('somebody who does not exist is named as such, and what was noted can still be deleted [ROUTE-31, NOTE-4]', async ({
  page,
  request,
  voter,
}) => {
  const [member] = await members(request)
  const headers = { Authorization: `Bearer ${voter.token}` }
  const data = { type: 'occupation', reference: `${member?.id}/occupation`, color: 'good' }
  const set = await request.post(`/api/user/${voter.id}/councillor/${member?.id}/notepad`, { headers, data })
  expect(set.status()).toBe(201)
  await page.route(/\/api\/councillor\/\d+\?/, (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', json: { status: 404, code: 'councillor_not_found', title: '' } }),
  )
  await page.goto(`/councillor/${member?.id}`)
  await expect(page.getByText('Diese Person gibt es in diesem Amt nicht.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Deine Notizen zu dieser Person' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/\/api\/councillor\/\d+\?/)
  for (const path of ['councillor', 'federal-councillor', 'judge', 'cantonal-councillor']) {
    await page.goto(`/${path}/999999999`)
    await expect(page.getByText('Diese Person gibt es in diesem Amt nicht.')).toBeVisible()
  }
})

test('without a network page and tabs say so and are asked for again [SCREEN-20]', async ({ page, request }) => {
  const [member] = await members(request)
  await page.route(/\/api\/councillor\//, (route) => route.abort())
  await page.goto(`/councillor/${member?.id}`)
  await expect(page.getByRole('alert')).toContainText('Du bist offline. Verbinde dich mit dem Internet.')
  await expectAccessible(page)
  await page.unroute(/\/api\/councillor\//)
  await page.route(/\/api\/councillor\/\d+\/(vote|article)/, (route) => route.abort())
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(member!))
  for (const tab of ['Abstimmungen', 'News']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(panel(page).getByRole('alert')).toContainText('Du bist offline.')
  }
  await page.unroute(/\/api\/councillor\/\d+\/(vote|article)/)
  await panel(page).getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(panel(page).getByRole('alert')).toHaveCount(0)
})

test('the arrows go through the list that a person was opened from, around its ends, and say so [NAV-7]', async ({ page, request }) => {
  const [first, second, third] = await members(request)
  const ids = [first!.id, second!.id, third!.id]
  await page.goto('/method')
  await page.evaluate(
    (order) => sessionStorage.setItem('plenara.councillor-order', order),
    JSON.stringify({ ids, path: '/legislative/council' }),
  )
  await page.goto(`/councillor/${ids[0]}?tab=votes`)
  await expect(page.getByText('1 von 3')).toBeVisible()
  await page.getByRole('link', { name: 'Nächste Person' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(second!))
  await expect(page).toHaveURL(/tab=votes/)
  await expect(announcer(page)).toHaveText('')
  await page.getByRole('link', { name: 'Nächste Person' }).click()
  await expect(page.getByText('3 von 3')).toBeVisible()
  await page.getByRole('link', { name: 'Nächste Person' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(first!))
  await expect(announcer(page)).toHaveText('Ende der Liste. Weiter mit der ersten Person.')
  await page.getByRole('link', { name: 'Vorherige Person' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(third!))
  await expect(announcer(page)).toHaveText('Anfang der Liste. Weiter mit der letzten Person.')
})
