import type { CandidateCard } from '@plenara/contract'
import type { Page } from './screen-test.ts'

/** As many as stand in Zürich. */
export const BIG_FIELD = 1340

/** A field as large as Zürich's: the people of the small catalogue again and again, under every letter and with every percent. */
export async function fillField(page: Page, cards: readonly CandidateCard[], change: Partial<CandidateCard> = {}): Promise<void> {
  const field = Array.from({ length: BIG_FIELD }, (_, index) => {
    const card = cards[index % cards.length]
    if (!card) throw new Error('Nobody stands for election')
    return { ...card, ...change, id: 500_000 + index, lastName: `${String.fromCharCode(65 + (index % 26))}${card.lastName}` }
  })
  await page.route(/\/candidate\?/, (route) => route.fulfill({ json: field }))
  await page.route(/\/match-percent$/, (route) =>
    route.fulfill({ json: field.map(({ id }, index) => ({ candidateId: id, value: index % 100, shared: 30 })) }),
  )
}
