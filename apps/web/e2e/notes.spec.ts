import type { APIRequestContext, Page } from '@playwright/test'
import type { Note } from '@plenara/contract'
import { whoAnswered } from './support/candidates.ts'
import { prepareRating } from './support/rating.ts'
import { expect, test, type Voter } from './support/voter.ts'

/** A candidate who has answered and has a full profile, and what the server holds about the notes on them. */
async function prepareNotes(request: APIRequestContext, voter: Voter) {
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
    /** Type, key and colour of every note that the server holds. */
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

const pinOf = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const colorIn = (page: Page, name: string) => page.getByRole('group', { name: / merken$/ }).getByRole('button', { name, exact: true })
async function choose(page: Page, fact: string | RegExp, color: string): Promise<void> {
  await pinOf(page, fact).click()
  await colorIn(page, color).click()
}

test('two tabs of one voter show the same pins, and the last choice counts [SCREEN-21]', { tag: '@core' }, async ({
  page,
  context,
  request,
  voter,
}) => {
  const { address, pins } = await prepareNotes(request, voter)
  await page.goto(address)
  const other = await context.newPage()
  await other.goto(address)
  // What comes later it hears of; what came before it reads.
  await expect(pinOf(other, 'Beruf, kein Pin')).toBeVisible()
  await choose(page, 'Beruf, kein Pin', 'Gut')
  await expect(pinOf(other, 'Beruf, Pin Gut')).toBeVisible()
  await choose(other, 'Beruf, Pin Gut', 'Neutral')
  await expect(pinOf(page, 'Beruf, Pin Neutral')).toBeVisible()
  await expect.poll(pins).toEqual(['occupation occupation neutral'])
  await page.getByRole('checkbox', { name: 'Pins' }).click()
  await expect(pinOf(other, 'Beruf, Pin Neutral')).toHaveCount(0)
})
