import type { VotingDay } from '@plenara/contract'
import { expect, test } from 'vitest'
import { dayFacts } from './day-facts.ts'
import type { PageContext } from './page-facts.ts'
import { drawCard } from './share-pictures/draw-card.ts'
import { PAGE_TEXTS } from './texts/index.ts'

const result = (final: boolean) => ({ final }) as VotingDay['proposals'][number]['result']

async function factsOf(proposals: readonly Partial<VotingDay['proposals'][number]>[]) {
  const api = { getVotingDay: async () => ({ day: '2026-09-27', proposals, previous: null, next: null, countedAt: null }) }
  const context = { api, texts: PAGE_TEXTS.de, site: 'https://plenara.example', now: new Date('2026-09-28T08:00:00Z') }
  const request = { screen: '/votes/sunday/:day', params: { day: '2026-09-27' }, language: 'de' } as const
  return dayFacts(request, context as unknown as PageContext)
}

// Fails when interim results stand on the picture, which others keep for a year.
test('the picture of a voting day names its questions, with results that are final alone', async () => {
  const facts = await factsOf([
    { title: 'Strom', yesPercent: 52.34, accepted: true, result: result(true) },
    { title: 'Zoll', yesPercent: 61, accepted: true, result: result(false) },
    { title: 'Boden', yesPercent: null, accepted: null, result: null },
    { title: 'Luft', yesPercent: 34.1, accepted: false, result: null },
  ])
  expect(facts?.card).toMatchObject({
    title: 'Abstimmung vom 27. September 2026',
    rows: [
      { text: 'Strom', value: { kind: 'yes', text: '52.3 % Ja' } },
      { text: 'Zoll', value: null },
      { text: 'Boden', value: null },
      { text: 'Luft', value: { kind: 'no', text: '34.1 % Ja' } },
    ],
  })
  const picture = await drawCard(facts?.card ?? { over: '', title: '' }, '')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
})

test('one question alone stands as large as on its own page', async () => {
  expect((await factsOf([{ title: 'Strom', yesPercent: null, accepted: null, result: null }]))?.card).toMatchObject({
    over: 'Abstimmung vom 27. September 2026',
    title: 'Strom',
  })
})
