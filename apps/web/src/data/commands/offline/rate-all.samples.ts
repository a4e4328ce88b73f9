import { rateAll } from '@plenara/domain/people'
import { CANDIDATES, ELECTION } from '../../outbox/test/model-ids.ts'
import type { Samples } from '../../outbox/test/samples.ts'
import type { RateAllInput } from './rate-all.ts'

export const samples: Samples<RateAllInput> = {
  topics: { ratings: 1 },
  next: () => ({ input: { eid: ELECTION, candidateIds: CANDIDATES } }),
  expects: ({ candidateIds }) => ({ kind: 'rating', apply: (matches) => rateAll(matches, candidateIds) }),
}
