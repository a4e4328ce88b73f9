import { CANDIDATES, ELECTION } from '../../outbox/test/model-ids.ts'
import type { Samples } from '../../outbox/test/samples.ts'
import type { RateAllInput } from './rate-all.ts'

export const samples: Samples<RateAllInput> = {
  topics: { ratings: 1 },
  next: ({ chance }) => ({ input: { eid: ELECTION, candidateIds: CANDIDATES.filter(() => chance(2) === 0) } }),
  expects: ({ candidateIds }) => ({
    kind: 'rating',
    apply: (matches) => {
      const left = matches.filter(({ candidateId }) => !candidateIds.includes(candidateId))
      const ranked = left.filter(({ rank }) => rank !== null)
      return [...ranked.map((match, index) => ({ ...match, rank: index + 1 })), ...left.filter(({ rank }) => rank === null)]
    },
  }),
}
