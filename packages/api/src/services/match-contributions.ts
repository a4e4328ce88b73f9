import type { MatchContributions, MatchMethod } from '@plenara/contract'
import { matchContributions } from '@plenara/domain'
import type { Services } from '../handler.ts'
import { loadOpinions } from './effective-opinions.ts'
import { candidateOf, loadElection } from './election-data.ts'

/** What every question gives to the percent of one candidate. Throws `election_not_found`, `candidate_not_found`. */
export async function getMatchContributions(
  services: Services,
  { id, eid, candidateId }: { readonly id: number; readonly eid: number; readonly candidateId: number },
  method?: MatchMethod,
): Promise<MatchContributions> {
  const election = await loadElection(services.catalogue, eid)
  candidateOf(election, candidateId)
  const { responses } = await loadOpinions(services, id, election)
  const questionIds = election.snapshot.questions.map((question) => question.id)
  const answers = election.answersByCandidate.get(candidateId) ?? []
  return matchContributions({ candidateId, questionIds, responses, answers, method })
}
