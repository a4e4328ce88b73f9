import type { APIRequestContext } from '@playwright/test'
import type { Candidate, CandidateCard } from '@plenara/contract'

/** The first of these who has answered and has a full profile. */
export async function whoAnswered(
  request: APIRequestContext,
  electionId: number,
  candidates: readonly CandidateCard[],
): Promise<Candidate> {
  for (const { id } of candidates) {
    const answers: unknown[] = await (await request.get(`/api/election/${electionId}/response/${id}`)).json()
    const candidate: Candidate = await (await request.get(`/api/election/${electionId}/candidate/${id}`)).json()
    if (answers.length > 0 && candidate.partyId && candidate.mainGoals && candidate.place && candidate.occupation) return candidate
  }
  throw new Error('no candidate has answered')
}
