import type { Article, Councillor, CouncillorCard, Note } from '@plenara/contract'
import { announcer, expectNoSidewaysScroll, members, memberWith, nameOf, type Paged, panel, read } from '../../screen-test/parliament.ts'
import { expect, test } from '../../screen-test/screen-test.ts'

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
]) {
  test(`a visitor without login reads the profile and the votes of a person, ${viewport.width} px wide [ROUTE-31, SCREEN-18, SCREEN-21]`, async ({
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
    await expectNoSidewaysScroll(page)

    await page.getByRole('tab', { name: 'Abstimmungen' }).click()
    await expect(page).toHaveURL(/tab=votes/)
    await expect(panel(page).getByRole('article').first()).toContainText(`${member.firstName} hat so gestimmt`)
    await expect(panel(page).getByText('Melde dich an und sag zu Abstimmungen')).toBeVisible()
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
    await expectNoSidewaysScroll(page)
  })
}

// Fails when an office has no time or payment, or when a speech has no link to its full text.
test('interests, seats in committees and speeches show their known facts, also in a small window', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const member = (await members(request)).find(({ id }) => id % 3 === 0)
  await page.goto(`/councillor/${member?.id}`)
  await expect(panel(page)).toContainText('Chor am See (Präsidium), seit 01.03.21, Verein, unbezahlt')
  await expect(panel(page)).toContainText('Kommission für Umwelt (Mitglied), seit 04.12.23')
  await expect(panel(page).getByRole('heading', { name: 'Im Rat gesagt' })).toBeVisible()
  await expect(panel(page).getByRole('blockquote')).toHaveText('Wir haben lange über Brücken geredet …')
  const link = panel(page).getByRole('link', { name: /^Im Amtlichen Bulletin lesen/ })
  await expect(link).toHaveAttribute('href', 'https://parlament.example/rede')
  await expectNoSidewaysScroll(page)
})

test('facts of a councillor are pinned on a separate notepad, and a pin is removed after a question [NOTE-4, NOTE-2, ENTITY-8, API-15]', async ({
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

  await page.getByRole('tab', { name: 'Notizen 2' }).click()
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(['Neutral1', 'Schlecht1'])
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
  await page.getByRole('tab', { name: 'News' }).click()
  await expect(panel(page).getByRole('article')).toHaveCount(Math.min(20, counts[place]?.total ?? 0))
})

test('a judge is shown with division and office, without party and votes [ROUTE-33]', async ({ page, request }) => {
  const [judge] = await read<Councillor[]>(request, '/judge')
  await page.goto(`/judge/${judge?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(judge!))
  await expect(page.getByRole('tab')).toHaveText(['Profil', 'Notizen'])
  await expect(panel(page)).toContainText('in ihren Urteilen unabhängig')
  await expect(panel(page).getByText('Im Amt seit')).toBeVisible()
  await expect(page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })).not.toContainText('Partei')
})

test('a member of a cantonal council is shown with the known facts, and missing ones are named [ROUTE-34]', async ({ page, request }) => {
  const [council] = await read<{ id: number }[]>(request, '/canton/6/council')
  const { members: people } = await read<{ members: CouncillorCard[] }>(request, `/cantonal-council/${council?.id}`)
  await page.goto(`/cantonal-councillor/${people[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(people[0]!))
  await expect(panel(page).getByText('Grosser Rat').first()).toBeVisible()
  await expect(panel(page).getByText('Keine Angabe')).toHaveCount(2)
  await page.getByRole('tab', { name: 'Abstimmungen' }).click()
  await expect(panel(page).getByText('Zu dieser Person sind keine Abstimmungen bekannt.')).toBeVisible()
})

test('an unknown person shows a message, and existing notes can still be deleted [ROUTE-31, NOTE-4]', async ({ page, request, voter }) => {
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
  await page.unroute(/\/api\/councillor\/\d+\?/)
  for (const path of ['councillor', 'federal-councillor', 'judge', 'cantonal-councillor']) {
    await page.goto(`/${path}/999999999`)
    await expect(page.getByText('Diese Person gibt es in diesem Amt nicht.')).toBeVisible()
  }
})

test('without a network page and tabs show that and can be loaded again [SCREEN-20]', async ({ page, request }) => {
  const [member] = await members(request)
  await page.route(/\/api\/councillor\//, (route) => route.abort())
  await page.goto(`/councillor/${member?.id}`)
  await expect(page.getByRole('alert')).toContainText('Du bist offline. Verbinde dich mit dem Internet.')
  await page.unroute(/\/api\/councillor\//)
  await page.route(/\/api\/councillor\/\d+\/(vote|article)/, (route) => route.abort())
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(member!))
  for (const tab of ['Abstimmungen', 'News']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('alert')).toContainText('Du bist offline.')
  }
  await page.unroute(/\/api\/councillor\/\d+\/(vote|article)/)
  await panel(page).getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(panel(page).getByRole('alert')).toHaveCount(0)
})

test('the arrows go through the list from which a person was opened, wrap around its ends, and announce that [NAV-7]', async ({
  page,
  request,
}) => {
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
