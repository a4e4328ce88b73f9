import type { Article, CouncillorVoteCard, SaidAndVoted } from '@plenara/contract'
import { decide, memberWith, nameOf, type Paged, panel, read } from '../../screen-test/parliament.ts'
import { expect, test } from '../../screen-test/screen-test.ts'

test('the votes of a person are filtered by search, decision, topic and days, and load 20 at a time [API-21, VALID-11, SCREEN-18]', async ({
  page,
  request,
}) => {
  const { member, data } = await memberWith<Paged<CouncillorVoteCard>>(request, 'vote', ({ total }) => total > 45)
  await page.goto(`/councillor/${member.id}?tab=votes`)
  const rows = panel(page).getByRole('article')
  await expect(rows).toHaveCount(20)
  await panel(page)
    .getByRole('button', { name: `Mehr laden (20 von ${data.total})` })
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
  const word = data.items[0]?.title.split(' ')[0] ?? ''
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

test('the agreement is shown with the votes that are not counted and an explanation [ENTITY-17, API-25]', async ({
  page,
  request,
  voter,
}) => {
  const { member, data } = await memberWith<Paged<CouncillorVoteCard>>(request, 'vote', ({ items }) => {
    const clear = items.filter(({ decision }) => decision === 'yes' || decision === 'no')
    return clear.length >= 12 && items.some(({ decision }) => decision === 'absent')
  })
  const clear = data.items.filter(({ decision }) => decision === 'yes' || decision === 'no')
  const absent = data.items.find(({ decision }) => decision === 'absent')
  const opposite = { yes: 'no', no: 'yes' } as const
  for (const [index, vote] of clear.slice(0, 9).entries()) {
    const memberDecision = vote.decision as 'yes' | 'no'
    await decide(request, voter, vote, index < 3 ? opposite[memberDecision] : memberDecision)
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
  await summary.getByRole('link', { name: 'Alle im Vergleich' }).click()
  await expect(page).toHaveURL(/\/councillor-agreement$/)
})

test('answer and vote are compared in neutral words, and not without a certain candidacy [SCREEN-18]', async ({ page, request }) => {
  const { member, data } = await memberWith<SaidAndVoted>(request, 'said-and-voted', ({ entries }) => entries.length > 0)
  await page.goto(`/councillor/${member.id}?tab=votes`)
  await expect(panel(page).getByRole('heading', { name: 'Gesagt und gestimmt' })).toBeVisible()
  await panel(page)
    .getByText(/^\d+ Vergleiche?$/)
    .click()
  const entry = data.entries[0]
  await expect(
    panel(page)
      .getByRole('heading', { name: entry?.question.text ?? '' })
      .first(),
  ).toBeVisible()
  await expect(panel(page).getByText(/Antwort vor der Wahl vom/)).toHaveCount(data.entries.length)

  const other = await memberWith<SaidAndVoted>(request, 'said-and-voted', ({ entries }) => entries.length === 0)
  await page.goto(`/councillor/${other.member.id}?tab=votes`)
  await expect(panel(page).getByRole('article').first()).toBeVisible()
  await expect(panel(page).getByRole('heading', { name: 'Gesagt und gestimmt' })).toHaveCount(0)
})

test('news that name a person are filtered and open in a new tab; without any, the tab distinguishes none at all from none found [API-22, SCREEN-20]', async ({
  page,
  request,
}) => {
  const { member, data } = await memberWith<Paged<Article>>(
    request,
    'article',
    ({ items }) => items.some(({ premium }) => premium) && items.some(({ premium }) => !premium),
  )
  await page.goto(`/councillor/${member.id}?tab=news`)
  const articles = panel(page).getByRole('article')
  await expect(articles).toHaveCount(data.total)
  const first = data.items[0]
  await expect(articles.first()).toContainText(first?.outletName ?? '')
  await expect(articles.first().getByRole('link')).toHaveAttribute('target', '_blank')
  await expect(articles.first().getByRole('link')).toHaveAttribute('href', first?.url ?? '')
  await expect(panel(page).getByText('Nur mit Abo')).toHaveCount(data.items.filter(({ premium }) => premium).length)

  await panel(page).getByText('Filter', { exact: true }).click()
  await panel(page).getByRole('checkbox', { name: 'Nur ohne Abo lesbare' }).check()
  await expect(articles).toHaveCount(data.items.filter(({ premium }) => !premium).length)
  await expect(page).toHaveURL(/newsFree=true/)
  await panel(page).getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(articles).toHaveCount(data.total)

  const outlet = first?.outletName ?? ''
  await panel(page).getByRole('checkbox', { name: outlet }).click()
  await expect(articles).toHaveCount(data.items.filter(({ outletName }) => outletName === outlet).length)
  await panel(page).getByRole('button', { name: 'Zurücksetzen' }).click()
  await panel(page).getByLabel('Sprache').selectOption('de')
  await expect(page).toHaveURL(/newsLanguage=de/)
  await panel(page).getByLabel('Von').fill('2030-01-01')
  await expect(panel(page).getByText('Mit diesen Filtern sind keine News zu finden.')).toBeVisible()

  const quiet = await memberWith<Paged<Article>>(request, 'article', ({ total }) => total === 0)
  await page.goto(`/councillor/${quiet.member.id}?tab=news`)
  await expect(panel(page).getByText(`Zu ${nameOf(quiet.member)} sind keine News bekannt.`)).toBeVisible()
  await expect(panel(page).getByRole('searchbox')).toHaveCount(0)
})
