import { ELECTION } from '../../outbox/test/model-ids.ts'
import type { Samples } from '../../outbox/test/samples.ts'
import type { OrderInput } from './order-favorites.ts'

export const samples: Samples<OrderInput> = {
  topics: { ratings: 1 },
  next: ({ shownMatches }) => {
    const ranked = shownMatches().filter(({ rank }) => rank !== null)
    if (ranked.length < 2) return null
    return { input: { eid: ELECTION, candidateIds: ranked.map(({ candidateId }) => candidateId).toReversed() } }
  },
  expects: ({ candidateIds }) => ({
    kind: 'rating',
    apply: (matches) => {
      const ranked = matches.filter(({ rank }) => rank !== null)
      const named = candidateIds.flatMap((id) => ranked.find(({ candidateId }) => candidateId === id) ?? [])
      const order = [...named, ...ranked.filter((match) => !named.includes(match))]
      return [...order.map((match, index) => ({ ...match, rank: index + 1 })), ...matches.filter(({ rank }) => rank === null)]
    },
  }),
}
