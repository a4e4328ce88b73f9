import type {
  CallName,
  CandidateAnswers,
  CandidateProfile,
  ElectionSnapshot,
  LocaleCode,
  LocalizedText,
  OwnStatement,
  ShownDraft,
} from '@plenara/contract'
import { getCandidate } from './services/election.ts'
import { getCandidateResponses, getCandidateSpider } from './services/questionnaire.ts'
import type { Catalogue } from './store.ts'

/** What voters would see of somebody who stands, were it published now. */
export interface PreviewedDraft {
  readonly electionId: number
  readonly candidateId: number
  readonly profile: CandidateProfile & { readonly occupation: LocalizedText }
  readonly statement: OwnStatement
  readonly answers: CandidateAnswers['answers']
}

/** The calls whose answers show a draft: one person, the cards of an election, and what percents are computed from. */
const SHOWING: ReadonlySet<CallName> = new Set<CallName>([
  'getCandidate',
  'getCandidates',
  'getCandidateResponses',
  'getCandidateSpider',
  'getCandidateAnswers',
  'getAnswerComments',
])

/** Whether a call with these values of its path shows a draft: another person, or another election, is not shown by it. */
export function showsDraft(name: CallName, params: unknown, { electionId, candidateId }: PreviewedDraft): boolean {
  const { eid, cid = candidateId, candidateId: id = cid } = Object(params)
  return SHOWING.has(name) && eid === electionId && id === candidateId
}

/** The same public data with a draft in the place of what is published of its person. Everybody else, and every other election, stay as they are. */
export function overlayCatalogue(catalogue: Catalogue, draft: PreviewedDraft): Catalogue {
  return {
    ...catalogue,
    election: async (electionId) => {
      const election = await catalogue.election(electionId)
      return election && electionId === draft.electionId ? overlaid(election, draft) : election
    },
  }
}

/** What voters would be told of the person. Throws `election_not_found`, `candidate_not_found`. */
export async function presentDraft(catalogue: Catalogue, draft: PreviewedDraft, lang?: LocaleCode): Promise<ShownDraft> {
  const { electionId: eid, candidateId } = draft
  const overlay = overlayCatalogue(catalogue, draft)
  const [candidate, responses, diagram] = await Promise.all([
    getCandidate(overlay, { eid, cid: candidateId }, lang),
    getCandidateResponses(overlay, { eid, candidateId }, lang),
    getCandidateSpider(overlay, { eid, candidateId }, lang),
  ])
  return { candidate, responses, diagram }
}

function overlaid(election: ElectionSnapshot, { candidateId, profile, statement, answers }: PreviewedDraft): ElectionSnapshot {
  const asked = new Set(election.questions.map(({ id }) => id))
  const own = { candidateId, answers: answers.filter(({ questionId }) => asked.has(questionId)) }
  const others = election.answers.filter((one) => one.candidateId !== candidateId)
  return {
    ...election,
    candidates: election.candidates.map((one) => (one.id === candidateId ? { ...one, ...profile, statement } : one)),
    answers: [...others, own].toSorted((a, b) => a.candidateId - b.candidateId),
  }
}
