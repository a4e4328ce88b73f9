import { expect, type Page, test } from '../../screen-test/screen-test.ts'
import { councilVote, ownVotes, peopleVote, votes, votesByAffair } from '../../screen-test/votes.ts'

const PHONE = { width: 320, height: 600 }
const DESKTOP = { width: 1280, height: 900 }

async function expectNoSideways(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

const affairs = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 4 })

test('a visitor searches and filters votes by the address, loads more, and finds the same list after going back [ROUTE-36, VALID-11]', async ({
  page,
  request,
}) => {
  const few = await votesByAffair(request)
  const all = { ...few, total: 21 }
  const last = { ...few.items[0], total: 1, votes: [{ ...few.items[0]?.votes[0], id: 3_999, title: 'Das letzte Gesetz' }] }
  await page.route('**/api/affair-vote?**', (route) => {
    const isSecond = new URL(route.request().url()).searchParams.get('page') === '2'
    return route.fulfill({ json: { ...all, page: isSecond ? 2 : 1, items: isSecond ? [last] : few.items } })
  })
  await page.goto('/legislative/votes')
  await expect(page.getByText(`${all.total} Geschäfte gefunden`)).toBeVisible()
  expect(await affairs(page).allTextContents()).toEqual(all.items.map(({ votes: [first] }) => first?.title))
  const [affair] = all.items
  expect(affair?.total).toBeGreaterThan(affair?.votes.length ?? 0)
  await expect(titles(page).getByRole('link').first()).toHaveAttribute('href', `/legislative/votes/${affair?.votes[0]?.id}`)
  await expect(page.getByRole('link', { name: `Alle ${affair?.total} Abstimmungen zum Geschäft ${affair?.affairNumber}` })).toHaveAttribute(
    'href',
    `/affair/${affair?.affairId}`,
  )
  await expect(page.getByRole('link', { name: 'Abstimmungen', exact: true })).toHaveAttribute('aria-current', 'page')

  await page.getByRole('button', { name: `Mehr laden (20 von ${all.total})` }).click()
  await expect(affairs(page)).toHaveCount(all.total)
  await expect(affairs(page).nth(20).getByRole('link')).toBeFocused()
  await affairs(page).nth(20).getByRole('link').click()
  await expect(page).toHaveURL(/\/legislative\/votes\/3999$/)
  await page.goBack()
  await expect(affairs(page)).toHaveCount(all.total)
  await page.unroute('**/api/affair-vote?**')

  await page.getByRole('radio', { name: 'Älteste' }).press('Space')
  await expect(page).toHaveURL(/sort=oldest/)
  const oldest = await votesByAffair(request, '&sort=oldest')
  await expect(affairs(page).first()).toHaveText(oldest.items[0]!.votes[0]!.title)

  await page.getByRole('button', { name: 'Filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByLabel('Rat').selectOption('Ständerat')
  await sheet.getByLabel('Ergebnis').selectOption('Mehr Ja als Nein')
  await sheet.getByLabel('Abstand zwischen Ja und Nein').selectOption('Höchstens 10 Prozentpunkte')
  await sheet.getByLabel('Von').fill('2024-06-01')
  const narrowed = await votesByAffair(request, '&sort=oldest&council=2&result=yes&margin=10&from=2024-06-01')
  expect(narrowed.total).toBeGreaterThan(0)
  expect(narrowed.total).toBeLessThan(few.total)
  await sheet.getByRole('button', { name: /Geschäfte? zeigen$/ }).click()
  await expect(page).toHaveURL(/council=2&result=yes&margin=10/)
  await expect(page.getByRole('button', { name: 'Filter (4 aktiv)' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(narrowed.items.flatMap(({ votes: some }) => some).length)

  await page.getByRole('searchbox').fill('seen')
  await expect(page.getByText('Kein Geschäft gefunden')).toBeVisible()
  await expect(page).toHaveURL(/q=seen/)
  await page.getByRole('link', { name: 'Bei den Volksabstimmungen suchen' }).click()
  await expect(page.getByText(/\d Abstimmungen gefunden/)).toBeVisible()
  await expect(page).toHaveURL(/people=true/)
  await expect(page).not.toHaveURL(/council|margin/)
  await page.getByRole('searchbox').fill('gibtesnicht')
  await page.getByRole('link', { name: 'Zurücksetzen' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

// Fails when votes of parliaments are listed in between, or when a voting day has no link to its page.
test('votes of the people are a separate list, by day, with their own filters [ROUTE-36]', async ({ page, request }) => {
  await page.setViewportSize(PHONE)
  const all = await votes(request, '&peopleVotes=true')
  await page.goto('/legislative/votes')
  await page.getByRole('radio', { name: 'Volk' }).press('Space')
  await expect(page).toHaveURL(/people=true/)
  await expect(page.getByText(`${all.total} Abstimmungen gefunden`)).toBeVisible()
  await expect(titles(page)).toHaveText(all.items.map(({ title }) => title))
  const days = [...new Set(all.items.map(({ date }) => date))]
  await expect(page.locator('main h3 a')).toHaveCount(days.length)
  await expect(page.locator('main h3 a').first()).toHaveAttribute('href', `/votes/sunday/${days[0]}`)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await expect(sheet.getByLabel('Rat')).toHaveCount(0)
  await sheet.getByLabel('Ergebnis').selectOption('Abgelehnt')
  await sheet.getByRole('button', { name: /zeigen$/ }).click()
  const rejected = await votes(request, '&peopleVotes=true&result=no')
  await expect(titles(page)).toHaveText(rejected.items.map(({ title }) => title))
  await page.goto('/legislative/votes?people=true&area=8')
  await expect(titles(page)).toHaveText(['Änderung des Bahngesetzes 2026'])
  await page.getByRole('radio', { name: 'Parlament' }).press('Space')
  await expect(page).not.toHaveURL(/people|area/)
})

test('on a wide screen the filters are beside the list; a topic narrows it; the count has a singular [SCREEN-18]', async ({
  page,
  request,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/legislative/votes')
  await expect(page.getByRole('button', { name: 'Filter' })).toHaveCount(0)
  const topics: { id: number; name: string }[] = await (await request.get('/api/affair/topic?lang=de')).json()
  const topic = topics[0]!
  const { total } = await votesByAffair(request, `&topicFilter=${topic.id}`)
  await page.locator('search').getByRole('checkbox', { name: topic.name }).press('Space')
  await expect(page.getByText(`${total} Geschäfte gefunden`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`topic=${topic.id}`))
  const vote = await peopleVote(request, ({ kind }) => kind === 'tie-break')
  const words = vote.title.replace(/[^\p{L} ]/gu, ' ')
  const found = await votes(request, `&peopleVotes=true&from=${vote.date}&to=${vote.date}&searchTerm=${encodeURIComponent(words)}`)
  expect(found.total).toBe(1)
  await page.goto(`/legislative/votes?people=true&from=${vote.date}&to=${vote.date}&q=${encodeURIComponent(words)}`)
  await expect(page.getByText('1 Abstimmung gefunden')).toBeVisible()
})

test('votes that fail to load show the reason: offline, or an error with the official website [SCREEN-20]', async ({ page, request }) => {
  await page.route('**/api/affair-vote?**', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.goto('/legislative/votes')
  await expect(page.getByText('Ein Fehler ist aufgetreten.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Offizielle Website des Parlaments' })).toHaveAttribute('href', 'https://www.parlament.ch/de')
  await page.unroute('**/api/affair-vote?**')
  await page.route('**/api/affair-vote?**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Du bist offline. Verbinde dich mit dem Internet.')).toBeVisible()
  await page.unroute('**/api/affair-vote?**')
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(affairs(page)).toHaveCount(20)

  await page.goto('/legislative/votes/77')
  await expect(page.getByText('Diese Abstimmung gibt es nicht.')).toBeVisible()
  const vote = await councilVote(request)
  await page.route(`**/api/vote/${vote.id}?**`, (route) => route.abort())
  await page.goto(`/legislative/votes/${vote.id}`)
  await expect(page.getByText('Du bist offline. Verbinde dich mit dem Internet.')).toBeVisible()
})

test('a vote of the parliament shows result, meaning and decisions by party, group and person [ROUTE-36, SCREEN-17, SCREEN-18]', async ({
  page,
  request,
}) => {
  const vote = await councilVote(request)
  const { decisions, meaningYes } = vote.parliament!
  const count = (decision: string) => decisions.filter((entry) => entry.decision === decision).length
  const [yes, no] = [vote.totals!.yes, vote.totals!.no]
  await page.setViewportSize(PHONE)
  await page.goto(`/legislative/votes/${vote.id}`)
  await expect(page.getByRole('heading', { level: 1, name: vote.title })).toBeFocused()
  await expect(page.getByText(`Angenommen mit ${Math.max(yes, no)} zu ${Math.min(yes, no)} Stimmen`)).toBeVisible()
  await expect(page.getByText(vote.affairNumber!, { exact: true })).toBeVisible()
  await expect(page.getByText(meaningYes!, { exact: true })).toBeVisible()
  await expect(page.getByText(`${count('excused')} entschuldigt, ${count('absent')} abwesend, 1 Präsidium (stimmt nicht)`)).toBeVisible()
  const sum = async (column: number) => {
    const cells = await page.locator('tbody tr').evaluateAll((rows, place) => rows.map((row) => row.children[place]!.textContent), column)
    return cells.reduce((total, text) => total + Number(text), 0)
  }
  await expect(page.getByRole('columnheader', { name: 'Partei' })).toBeVisible()
  expect([await sum(2), await sum(3), await sum(4)]).toEqual([yes, no, vote.totals!.abstain])
  await expectNoSideways(page)

  await page.getByRole('radio', { name: 'Fraktion' }).press('Space')
  await expect(page.getByRole('columnheader', { name: 'Fraktion' })).toBeVisible()
  expect([await sum(2), await sum(3)]).toEqual([yes, no])

  await page.getByRole('radio', { name: 'Personen' }).press('Space')
  await expect(page.getByText(`${decisions.length} Personen gefunden`)).toBeVisible()
  await page.getByRole('radio', { name: `Nein ${count('no')}` }).press('Space')
  await expect(page).toHaveURL(/view=person&decision=no|decision=no&view=person/)
  await expect(page.getByText(`${count('no')} Personen gefunden`)).toBeVisible()
  await expectNoSideways(page)
  const { councillor } = decisions.find(({ decision }) => decision === 'no')!
  await page.getByRole('searchbox').fill(`${councillor.lastName} ${councillor.firstName}`.toLowerCase())
  const person = page.getByRole('link', { name: `${councillor.lastName} ${councillor.firstName}`, exact: true })
  await expect(page.getByText('1 Person gefunden')).toBeVisible()
  await expect(person).toHaveAttribute('href', `/councillor/${councillor.id}`)
  await page.getByRole('searchbox').fill('gibtesnicht')
  await expect(page.getByText('Niemand gefunden')).toBeVisible()

  await page.setViewportSize(DESKTOP)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Personen' })).toBeChecked()
})

test("a people's vote shows its kind, both majorities, the cantons, recommendations and explanations [SCREEN-19]", async ({
  page,
  request,
}) => {
  const vote = await peopleVote(request, ({ kind, yesPercent }) => kind === 'initiative' && yesPercent !== null)
  const { result, positions, parties, explanations } = vote.people!
  await page.setViewportSize(PHONE)
  await page.goto(`/legislative/votes/${vote.id}`)
  await expect(page.getByText(new RegExp(`^Abgelehnt mit ${vote.yesPercent!.toFixed(1)}\\s% Ja$`))).toBeVisible()
  await page.getByRole('button', { name: 'Initiative' }).click()
  await expect(page.getByRole('note', { name: 'Volksinitiative' })).toBeVisible()
  await page.keyboard.press('Escape')
  const half = (value: number) => (value % 1 ? `${Math.floor(value)} ½` : String(value))
  const { yes, no } = result!.cantonVotes!
  await expect(page.getByText(`${half(yes)} Ja, ${half(no)} Nein von 23 Standesstimmen`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Empfehlungen' })).toBeVisible()
  await expect(page.getByText('Bundesrat', { exact: true })).toHaveCount(
    positions.some(({ council }) => council === 'federal-council') ? 1 : 0,
  )
  for (const { party } of parties) await expect(page.getByText(new RegExp(`\\b${party}\\b`)).first()).toBeVisible()

  const rows = page.getByRole('table', { name: 'Resultat nach Kanton' }).locator('tbody tr')
  await expect(rows).toHaveCount(26)
  await expect(rows.first()).toContainText('Aargau')
  await page.getByRole('columnheader', { name: 'Ja' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Ja' })).toHaveAttribute('aria-sort', 'descending')
  const highest = Math.max(...result!.cantons.map(({ yesPercent }) => yesPercent!))
  await expect(rows.first()).toContainText(highest.toFixed(1))
  const section = explanations[0]!.sections[0]!
  await page.getByRole('heading', { level: 3, name: section.title, exact: true }).click()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expectNoSideways(page)
})

test('a coming vote shows its day instead of a result; a tie-break question compares two proposals [SCREEN-19]', async ({
  page,
  request,
  voter,
}) => {
  const upcoming = await peopleVote(request, ({ kind, yesPercent }) => kind === 'initiative' && yesPercent === null)
  await page.goto(`/legislative/votes/${upcoming.id}`)
  await expect(page.getByText(/^Abgestimmt wird am Sonntag, .* Ein Resultat gibt es noch nicht\.$/)).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ja', exact: true }).click()
  await expect.poll(() => ownVotes(request, voter)).toEqual([{ parliamentVoteId: upcoming.id, decision: 'yes' }])

  const tie = await peopleVote(request, ({ kind }) => kind === 'tie-break')
  await page.goto(`/legislative/votes/${tie.id}`)
  const preferred = tie.people!.result!.preferred === 'initiative' ? 'Die Initiative wird vorgezogen.' : 'Der Gegenentwurf wird vorgezogen.'
  await expect(page.getByText(preferred)).toBeVisible()
  await expect(page.getByText('Ein Ja oder Nein gibt es dazu nicht.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ja', exact: true })).toHaveCount(0)
})

test('explanations of a source are always plain text [SCREEN-17]', async ({ page, request }) => {
  const vote = await peopleVote(request, ({ kind }) => kind === 'initiative')
  const block =
    '<p>Vorher<script>document.title="x"</script> <a href="javascript:alert(1)">Falle</a> <a href="https://example.org/">Seite</a></p><img src="x" onerror="alert(1)">'
  const explanations = [{ ...vote.people!.explanations[0]!, sections: [{ kind: 'brief', title: 'Kurz', blocks: [block] }] }]
  await page.route(`**/api/vote/${vote.id}?**`, (route) => route.fulfill({ json: { ...vote, people: { ...vote.people, explanations } } }))
  await page.goto(`/legislative/votes/${vote.id}`)
  await page.getByRole('heading', { level: 3, name: 'Kurz' }).click()
  const text = page.locator('details[open]')
  await expect(text).toContainText('Vorher Falle Seite')
  await expect(text.getByRole('link')).toHaveCount(1)
  await expect(text.locator('script, img')).toHaveCount(0)
})
