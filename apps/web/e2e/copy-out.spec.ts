import type { Page } from '@playwright/test'
import type { OfficialList } from '@plenara/contract'
import { prepare } from './support/lists.ts'
import { moveTo } from './support/move.ts'
import { setOffline } from './support/network.ts'
import { expect, test } from './support/voter.ts'

const step = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name, exact: true })
const way = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const idsOf = (list: OfficialList) => list.candidates.map(({ id }) => id)

test('copying works without a network: a list of the page opens and opens again, and ticks are kept [ROUTE-24]', { tag: '@core' }, async ({
  page,
  context,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const list = await api.create('Unterwegs', idsOf(api.official[0]!).slice(0, 3), api.official[0])
  await page.goto('/lists?kind=adapted')
  await expect(page.getByRole('link', { name: 'Unterwegs', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await setOffline(context, true)
  await page.getByRole('button', { name: 'Mehr zu Unterwegs' }).click()
  await page.getByRole('button', { name: 'Ansehen und abschreiben' }).click()
  await step(page, /^Wahlzettel/).check()
  await page.getByRole('button', { name: 'Schliessen' }).click()
  await expect(page.getByRole('link', { name: 'Unterwegs', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Mehr zu Unterwegs' }).click()
  await page.getByRole('button', { name: 'Ansehen und abschreiben' }).click()
  await expect(page).toHaveURL(new RegExp(`/list/${list.id}/view$`))
  await expect(step(page, /^Wahlzettel/)).toBeChecked()
  await step(page, /^Linie 4,/).check()
  await expect(page.getByText('2 von 2 erledigt.')).toBeVisible()
  await setOffline(context, false)
  await page.reload()
  await expect(step(page, /^Linie 4,/)).toBeChecked()
})

test('36 lines fit on two pages of A4, on the empty ballot and on the printed one with every line changed', async ({
  page,
  request,
  voter,
}) => {
  await moveTo(page, request, voter, 'ZH')
  const api = await prepare(request, voter, 'national-council')
  expect(api.election.lines).toBe(36)
  const ids = Array.from({ length: 36 }, (_, index) => {
    const list = api.official[index % api.official.length]!
    return idsOf(list)[1]!
  })
  const list = await api.create('Bunt', ids, api.official[0])
  await page.goto(`/list/${list.id}/view`)
  for (const [name, steps] of [
    [/^Leerer Wahlzettel/, 37],
    [/^Vorgedruckt/, 36],
  ] as const) {
    await way(page, name).check({ force: true })
    await expect(page.getByText(new RegExp(`^0 von (${steps}|${steps + 1}) erledigt`))).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59\d(\.\d+)? 84\d/)
  }
})
