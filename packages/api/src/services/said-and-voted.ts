import type { CouncillorSnapshot, QuestionVoteSnapshot, SaidAndVoted, VoteSnapshot } from '@plenara/contract'
import { answerForVote, type CandidacyFacts, certainCandidacies, compareSaidAndVoted, DomainError } from '@plenara/domain'
import type { Services } from '../handler.ts'
import { type CandidateAnswer, type ComparedAnswer, presentSaidAndVoted } from '../presenters/said-and-voted.ts'
import { type ElectionData, loadElection } from './election-data.ts'
import { contextOf } from './parliament.ts'

type PublicData = Pick<Services, 'catalogue' | 'parliament'>
type Candidacy = Omit<CandidacyFacts, 'cantonCode'>

/**
 * What a person answered as a candidate beside how the same person voted, where a reviewed table says that a question asks what a vote decided.
 * Throws `councillor_not_found`.
 */
export async function getSaidAndVoted(services: PublicData, councillorId: number, lang?: string): Promise<SaidAndVoted> {
  const whole = await services.parliament.councillor(councillorId)
  if (!whole) throw new DomainError('councillor_not_found')
  const [context, { questionVotes }, candidacies] = await Promise.all([
    contextOf(services, lang),
    services.parliament.reference(),
    candidaciesOf(services, whole.councillor),
  ])
  const voteKeys = [...new Set(questionVotes.map(({ voteKey }) => voteKey))]
  const votes = candidacies.length === 0 ? [] : await services.parliament.councillorVotesByKey(voteKeys, whole.councillor.numbers)
  const elections = await Promise.all(candidacies.map(({ electionId }) => loadElection(services.catalogue, electionId)))
  const said = candidacies.flatMap((candidacy, index) => answersOf(candidacy, elections[index]))
  const entries = votes.flatMap((vote) => compare(vote, said, questionVotes))
  return presentSaidAndVoted({ councillorId: whole.councillor.id, isLinked: candidacies.length > 0, entries }, context)
}

/** The candidacies that are certainly those of this person. */
async function candidaciesOf({ catalogue, parliament }: PublicData, councillor: CouncillorSnapshot): Promise<Candidacy[]> {
  const { cantonCode } = councillor
  const birthYear = councillor.birthYear ?? (Number(councillor.birthDate?.slice(0, 4)) || null)
  const { cantons } = await catalogue.common()
  const cantonId = cantons.find(({ code }) => code === cantonCode)?.id
  if (cantonCode === null || cantonId === undefined || birthYear === null) return []
  const [councillors, candidacies] = await Promise.all([
    parliament.councillorsOf({ cantonCode, birthYear }),
    catalogue.candidaciesOf({ cantonId, birthYear }),
  ])
  const inCanton = candidacies.map((candidacy) => ({ ...candidacy, cantonCode }))
  return certainCandidacies({ ...councillor, birthYear }, councillors, inCanton)
}

/** What a candidacy answered to which question. */
function answersOf({ id }: Candidacy, election: ElectionData | undefined): CandidateAnswer[] {
  if (!election) return []
  const { snapshot, questionsById, answersByCandidate } = election
  const { id: electionId, electionDate } = snapshot.election
  return (answersByCandidate.get(id) ?? []).flatMap(({ questionId, value, comment = {} }) => {
    const question = questionsById.get(questionId)
    return question ? [{ electionId, electionDate, candidateId: id, question, value, comment }] : []
  })
}

/** Each question that the vote decided with one answer of the person. */
function compare(vote: VoteSnapshot, all: readonly CandidateAnswer[], questionVotes: readonly QuestionVoteSnapshot[]): ComparedAnswer[] {
  const { decision } = vote
  if (vote.isPeoples || decision === null) return []
  const pairs = questionVotes.filter(({ voteKey }) => voteKey === vote.record.key)
  return pairs.flatMap(({ questionId, yesMeans }) => {
    const answers = all.filter(({ question }) => question.id === questionId)
    const said = answerForVote(answers, vote.record.date)
    return said ? [{ said, vote, decision, yesMeans, outcome: compareSaidAndVoted({ answer: said.value, decision, yesMeans }) }] : []
  })
}
