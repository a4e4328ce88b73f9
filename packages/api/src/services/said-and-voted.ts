import type { CouncillorSnapshot, QuestionVoteSnapshot, SaidAndVoted, SaidAndVotedEntry, VoteSnapshot } from '@plenara/contract'
import { type CandidacyFacts, certainCandidacies, compareSaidAndVoted, DomainError } from '@plenara/domain'
import type { Services } from '../handler.ts'
import { presentSaidAndVoted } from '../presenters/said-and-voted.ts'
import type { ElectionData } from './election-data.ts'
import { loadElection } from './election-data.ts'
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
  const entries = withoutRepetitions(votes.flatMap((vote) => compare(vote, said, questionVotes)))
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

/** What a candidacy said to which question. */
export interface Said {
  readonly election: ElectionData['snapshot']['election']
  readonly candidateId: number
  readonly question: ElectionData['snapshot']['questions'][number]
  readonly answer: ElectionData['snapshot']['answers'][number]['answers'][number]
}

function answersOf({ id }: Candidacy, election: ElectionData | undefined): Said[] {
  if (!election) return []
  const { snapshot, questionsById, answersByCandidate } = election
  return (answersByCandidate.get(id) ?? []).flatMap((answer) => {
    const question = questionsById.get(answer.questionId)
    return question ? [{ election: snapshot.election, candidateId: id, question, answer }] : []
  })
}

export interface Compared extends Pick<SaidAndVotedEntry, 'yesMeans' | 'outcome' | 'decision'> {
  readonly said: Said
  readonly vote: VoteSnapshot & { readonly isPeoples: false }
}

function compare(vote: VoteSnapshot, said: readonly Said[], questionVotes: readonly QuestionVoteSnapshot[]): Compared[] {
  const { decision } = vote
  if (vote.isPeoples || decision === null) return []
  return questionVotes
    .filter(({ voteKey }) => voteKey === vote.record.key)
    .flatMap(({ questionId, yesMeans }) =>
      said
        .filter(({ question }) => question.id === questionId)
        .map((one) => ({
          ...{ said: one, vote, decision, yesMeans },
          outcome: compareSaidAndVoted({ answer: one.answer.value, decision, yesMeans }),
        })),
    )
}

/** Who stands for two councils on one day answers once. */
function withoutRepetitions(entries: readonly Compared[]): Compared[] {
  const nameOf = ({ said, vote }: Compared) => [vote.record.id, said.question.id, said.election.electionDate, said.answer.value].join('/')
  return [...new Map(entries.toReversed().map((entry) => [nameOf(entry), entry])).values()].reverse()
}
