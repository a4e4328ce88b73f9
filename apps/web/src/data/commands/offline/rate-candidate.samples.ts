import { rateCandidate } from '@plenara/domain/people'
import { CANDIDATES, ELECTION } from '../../outbox/test/model-ids.ts'
import type { Samples } from '../../outbox/test/samples.ts'
import type { RateInput } from './rate-candidate.ts'

export const samples: Samples<RateInput> = {
  topics: { ratings: 2, all: 3 },
  next: ({ pick }) => ({
    input: { eid: ELECTION, candidateId: pick(CANDIDATES), type: pick(['like', 'love', 'like', 'dislike', 'none'] as const) },
  }),
  expects: ({ candidateId, type }) => ({ kind: 'rating', apply: (matches) => rateCandidate(matches, candidateId, type) }),
}
